import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '#admin/app/api.ts';
import { markRead } from '#admin/app/bell/unread.ts';
import { bellTexts } from '#admin/app/bell/texts.ts';
import { useSay } from '#admin/app/language.ts';
import { leavesOf } from '#admin/app/routes/menu-tree.ts';
import { useSession } from '#admin/app/session.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { lastPage } from '#admin/ui/last-page.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { knownNoticeType } from '#admin/ui/NoticeIcon.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { Pages } from '#admin/ui/list/Pages.tsx';
import {
  noticeCalls,
  noticeQuery,
  noticeTarget,
  type Notice,
} from '#contract/features/message/notices/contract.ts';
import { limits } from '#contract/limits.ts';
import { notices } from '#contract/features/message/notices/feature.ts';
import { NoticeFilters, type NoticeQuery } from './NoticeFilters.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import { noticesPageTexts as texts } from './texts.ts';
import styles from './notices.module.css';

const start: NoticeQuery = { page: 1, limit: limits.pageSize };

/** All notices of the user, read and unread. */
export function Page() {
  const say = useSay();
  const [search] = useSearchParams();
  // The unread ones, where a figure leads to them.
  const [filters, setFilters] = useState<NoticeQuery>(() =>
    search.get('is_read') === '0' ? { ...start, is_read: 0 } : start,
  );
  const [clears, setClears] = useState(0);
  const [isMarking, setMarking] = useState(false);
  const query = useQuery({
    queryKey: ['notice', 'list', filters],
    queryFn: ({ signal }) => api(noticeCalls.index, filters, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  // The last page may no longer exist.
  const last = query.data ? lastPage(query.data.count, filters.limit) : filters.page;
  if (!query.isPlaceholderData && filters.page > last) setFilters({ ...filters, page: last });
  const clear = () => {
    setFilters(start);
    setClears(clears + 1);
  };
  const markAll = async () => {
    setMarking(true);
    await markRead().catch(() => undefined);
    setMarking(false);
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={notices.title}
        line={say(texts.line)}
        actions={
          <Button loading={isMarking} onClick={() => void markAll()}>
            {say(texts.markAll)}
          </Button>
        }
      />
      <Panel>
        <NoticeFilters
          key={clears}
          query={filters}
          onChange={(change) => setFilters({ ...filters, ...change, page: 1 })}
        />
        <Loaded query={query} skeleton={<Rows />}>
          {({ data, count }) =>
            data.length === 0 ? (
              <NoNotices filters={filters} onClear={clear} />
            ) : (
              <>
                <NoticeRows notices={data} isOld={query.isPlaceholderData} />
                <Pages
                  page={filters.page}
                  limit={filters.limit}
                  count={count}
                  onTurn={(page) => setFilters({ ...filters, page })}
                  onResize={(limit) => setFilters({ ...filters, page: 1, limit })}
                />
              </>
            )
          }
        </Loaded>
      </Panel>
    </div>
  );
}

function NoticeRows({ notices, isOld }: { notices: Notice[]; isOld: boolean }) {
  const say = useSay();
  const navigate = useNavigate();
  const menus = useSession((state) => state.menus) ?? [];
  const reader = useSession((state) => state.type);
  const reachable = new Set(leavesOf(menus).map((leaf) => leaf.path));
  const read = (notice: Notice) => {
    if (notice.is_read === 0) void markRead(notice.id).catch(() => undefined);
  };
  return (
    <ul className={styles.rows} aria-label={say(texts.list)} aria-busy={isOld}>
      {notices.map((notice) => {
        const target = noticeTarget({ ...notice, type: knownNoticeType(notice.type) }, reader);
        const leads = target !== undefined && reachable.has(target);
        return (
          <NoticeRow
            key={notice.id}
            notice={notice}
            leads={leads}
            onRead={() => read(notice)}
            onOpen={() => {
              read(notice);
              if (leads) void navigate(target + noticeQuery(notice));
            }}
          />
        );
      })}
    </ul>
  );
}

function NoNotices({ filters, onClear }: { filters: NoticeQuery; onClear: () => void }) {
  const say = useSay();
  const { page: _page, limit: _limit, ...narrowing } = filters;
  const asked = Object.entries(narrowing).filter(([, value]) => value !== undefined);
  if (asked.length === 0) return <EmptyState title={say(texts.none)} hint={say(texts.noneHint)} />;
  const isUnreadOnly = asked.length === 1 && filters.is_read === 0;
  return (
    <EmptyState
      title={say(isUnreadOnly ? bellTexts.empty : texts.nothing)}
      action={<Button onClick={onClear}>{say(texts.clear)}</Button>}
    />
  );
}

function Rows() {
  return [1, 2, 3, 4, 5].map((row) => (
    <Skeleton
      key={row}
      active
      avatar={{ shape: 'square' }}
      paragraph={{ rows: 1 }}
      className={styles.skeleton}
    />
  ));
}
