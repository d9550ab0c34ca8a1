import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Input, Popconfirm, Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError, api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import {
  labelStates,
  printJobCalls,
  type LabelState,
  type PrintJobInfo,
  type PrintLabel,
} from '#contract/features/trace/print-jobs/contract.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import { LabelStateDot } from './LedgerBar.tsx';
import { useAnswers } from './use-answers.ts';
import { printJobsPageTexts as texts } from './texts.ts';
import styles from './print-jobs.module.css';

const perPage = 50;

/** The labels of a job by their state, a page at a time, and what can be said of each. */
export function LabelList({ job }: { job: PrintJobInfo }) {
  const say = useSay();
  const [state, setState] = useState<LabelState | 'all'>('all');
  const [again, setAgain] = useState<PrintLabel | null>(null);
  const query = useInfiniteQuery({
    queryKey: ['printJob', spokenKey, 'labels', job.id, state],
    queryFn: async ({ pageParam, signal }) =>
      api(
        printJobCalls.labels,
        {
          id: job.id,
          page: pageParam,
          limit: perPage,
          ...(state === 'all' ? {} : { label_state: [state] }),
        },
        { signal, quiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * perPage < last.count ? all.length + 1 : null),
    staleTime: 0,
  });
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Panel title={say(texts.labels)}>
      <div className={styles.list} aria-busy={query.isFetching}>
        <Segmented<LabelState | 'all'>
          className={styles.tabs}
          aria-label={say(printJobTexts.fields.label_state)}
          value={state}
          options={(['all', ...labelStates] as const).map((value) => ({
            value,
            label: value === 'all' ? say(texts.all) : say(printJobTexts.labelStates[value]),
          }))}
          onChange={setState}
        />
        {query.isSuccess && rows.length === 0 && (
          <p className={styles.quiet}>{say(texts.noLabels)}</p>
        )}
        <ul className={styles.labels}>
          {rows.map((row) => (
            <li key={row.number}>
              <span className={styles.number}>{row.number}</span>
              <Link
                className={styles.code}
                to={`/trace/query?text=${encodeURIComponent(row.code)}`}
              >
                <CodeText code={row.code} copyable={false} />
              </Link>
              <LabelStateDot state={row.label_state} />
              {row.is_reprint && (
                <small>
                  {say(texts.again2)} · {row.reason}
                </small>
              )}
              {row.station && <small>{row.station}</small>}
              <Acts job={job} row={row} onReprint={() => setAgain(row)} />
            </li>
          ))}
        </ul>
        {query.hasNextPage && (
          <Button onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
            {say(texts.more)}
          </Button>
        )}
      </div>
      {again && <ReprintDialog job={job} label={again} onClose={() => setAgain(null)} />}
    </Panel>
  );
}

type ActsProps = { job: PrintJobInfo; row: PrintLabel; onReprint: () => void };

function Acts({ job, row, onReprint }: ActsProps) {
  const say = useSay();
  const can = useCan();
  const { isBusy, answer } = useAnswers(job.id);
  const which = { numbers: [row.number] };
  const mayPrint = can({ has: printJobCalls.ack.allow });
  const isOver = job.state === 'cancelled' || job.state === 'failed';
  const told = (what: 'good' | 'spoiled' | 'release') => (
    <Button
      key={what}
      type="link"
      size="small"
      disabled={isBusy}
      onClick={() => void answer(what, which)}
    >
      {say(texts[what])}
    </Button>
  );
  return (
    <span className={styles.acts}>
      {row.label_state === 'claimed' && mayPrint && (
        <>
          {told('good')}
          {told('spoiled')}
          {told('release')}
        </>
      )}
      {row.label_state === 'good' && mayPrint && row.identifier_state === 'encoded' && (
        <Popconfirm
          title={say(texts.sampleAsk, { code: row.code })}
          onConfirm={() => void answer('sample', which)}
        >
          <Button type="link" size="small" disabled={isBusy}>
            {say(texts.sample)}
          </Button>
        </Popconfirm>
      )}
      {row.label_state === 'good' && !isOver && can({ has: printJobCalls.reprint.allow }) && (
        <Button type="link" size="small" onClick={onReprint}>
          {say(texts.reprint)}
        </Button>
      )}
    </span>
  );
}

type ReprintProps = { job: PrintJobInfo; label: PrintLabel; onClose: () => void };

function ReprintDialog({ job, label, onClose }: ReprintProps) {
  const say = useSay();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      const body = { id: job.id, numbers: [label.number], reason };
      toast.success((await api(printJobCalls.reprint, body)).msg);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
      void refreshList('printJob');
    }
  };
  return (
    <VerbDialog
      title={say(texts.reprintTitle, { code: label.code })}
      verb={say(texts.reprint)}
      isBusy={isBusy}
      disabled={reason.trim() === ''}
      onGo={() => void go()}
      onClose={onClose}
    >
      <label className={styles.field}>
        {say(printJobTexts.fields.reason)}
        <Input.TextArea
          rows={2}
          maxLength={200}
          value={reason}
          autoFocus
          onChange={(event) => setReason(event.target.value)}
        />
        <small>{say(texts.reprintHint)}</small>
      </label>
    </VerbDialog>
  );
}
