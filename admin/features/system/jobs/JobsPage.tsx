import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Select, Skeleton, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { getList } from '#admin/app/api.ts';
import { useSay, type Say } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { lastPage } from '#admin/ui/last-page.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { useFocusableScroll } from '#admin/ui/focusable-scroll.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { jobStates, type Job, type JobState } from '#contract/features/system/jobs/contract.ts';
import { jobKindTexts, jobTexts } from '#contract/features/system/jobs/texts.ts';
import { limits } from '#contract/limits.ts';
import { menuTexts } from '#contract/texts/menus.ts';
import { JobActions } from './JobActions.tsx';
import { JobProgress } from './JobProgress.tsx';
import { isMoving, toneOf } from './moves.ts';
import { jobsPageTexts as texts } from './texts.ts';
import styles from './jobs.module.css';

const lookAgainAfter = 2_000;
type JobQuery = { page: number; limit: number; state?: JobState; kind?: string };

/** The platform's background jobs. */
export function Page() {
  const say = useSay();
  const can = useCan();
  const [filters, setFilters] = useState<JobQuery>({ page: 1, limit: limits.pageSize });
  const query = useQuery({
    queryKey: ['jobs', filters],
    queryFn: ({ signal }) => getList<Job>('job/index', filters, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data && isMoving(state.data.data.map((job) => job.state)) ? lookAgainAfter : false,
  });
  // What stood on the last page may be gone by now.
  const last = query.data ? lastPage(query.data.count, filters.limit) : filters.page;
  if (!query.isPlaceholderData && filters.page > last) setFilters({ ...filters, page: last });
  const focusable = useFocusableScroll(say(menuTexts.job));
  const reload = () => void query.refetch();
  const narrow = (change: Partial<JobQuery>) => setFilters({ ...filters, ...change, page: 1 });

  return (
    <div>
      <PageHeader
        title={say(menuTexts.job)}
        line={say(texts.line)}
        actions={<Button onClick={reload}>{say(texts.refresh)}</Button>}
      />
      <Panel>
        <div className={styles.filters}>
          <Select
            aria-label={say(texts.allStates)}
            className={styles.select}
            allowClear
            placeholder={say(texts.allStates)}
            value={filters.state}
            onChange={(state: JobState | undefined) => narrow({ state })}
            options={jobStates.map((state) => ({
              value: state,
              label: say(jobTexts.status[state]),
            }))}
          />
          <Select
            aria-label={say(texts.allKinds)}
            className={styles.select}
            allowClear
            placeholder={say(texts.allKinds)}
            value={filters.kind}
            onChange={(kind: string | undefined) => narrow({ kind })}
            options={Object.entries(jobKindTexts).map(([kind, text]) => ({
              value: kind,
              label: say(text),
            }))}
          />
        </div>
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 8 }} title={false} />}>
          {({ data, count }) => (
            <Table
              ref={focusable}
              rowKey="id"
              size="middle"
              dataSource={data}
              columns={columnsOf(say, can({ has: 'system:job:cancel' }), reload)}
              scroll={{ x: 1100 }}
              locale={{
                emptyText: (
                  <EmptyState compact title={say(texts.none)} hint={say(texts.noneHint)} />
                ),
              }}
              pagination={{
                current: filters.page,
                pageSize: filters.limit,
                total: count,
                showSizeChanger: true,
                pageSizeOptions: [...limits.pageSizes],
                showTotal: (n) => say(texts.total, { n }),
                hideOnSinglePage: count <= limits.pageSizes[0],
                onChange: (page, limit) =>
                  setFilters({ ...filters, page: limit === filters.limit ? page : 1, limit }),
              }}
            />
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

function columnsOf(say: Say, mayMove: boolean, onMoved: () => void): TableColumnsType<Job> {
  const { columns } = texts;
  const columnList: TableColumnsType<Job> = [
    { title: say(columns.id), dataIndex: 'id', width: 72, align: 'right' },
    {
      title: say(columns.kind),
      width: 140,
      render: (_, { kind }) => (jobKindTexts[kind] ? say(jobKindTexts[kind]) : <code>{kind}</code>),
    },
    {
      title: say(columns.state),
      width: 110,
      render: (_, { state }) => (
        <StateDot tone={toneOf[state]}>{say(jobTexts.status[state])}</StateDot>
      ),
    },
    { title: say(columns.progress), width: 190, render: (_, job) => <JobProgress job={job} /> },
    { title: say(columns.attempts), dataIndex: 'attempts', width: 88, align: 'right' },
    { title: say(columns.error), dataIndex: 'error', width: 180, ellipsis: true },
    {
      title: say(columns.created),
      width: 170,
      render: (_, job) => (
        <time
          dateTime={job.create_time}
          title={
            job.end_time ? say(texts.endedAt, { time: showTime(job.end_time, true) }) : undefined
          }
        >
          {showTime(job.create_time, true)}
        </time>
      ),
    },
  ];
  if (!mayMove) return columnList;
  return [
    ...columnList,
    {
      title: say(columns.actions),
      width: limits.operationColumn,
      fixed: 'right',
      render: (_, job) => <JobActions job={job} onMoved={onMoved} />,
    },
  ];
}
