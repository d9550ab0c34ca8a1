import { Link, useNavigate } from 'react-router';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { knownNoticeType, NoticeIcon } from '#admin/ui/NoticeIcon.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import {
  noticeQuery,
  noticeTarget,
  type Notice,
} from '#contract/features/message/notices/contract.ts';
import { noticeTexts } from '#contract/features/message/notices/texts.ts';
import { useSay } from '../language.ts';
import { leavesOf } from '../routes/menu-tree.ts';
import { noticesPath } from '../routes/paths.ts';
import { useSession } from '../session.ts';
import { bellTexts } from './texts.ts';
import { markRead } from './unread.ts';
import styles from './notice-list.module.css';

/** The unread notices; a click marks one as read and opens its page, if the user may. */
export function NoticeList({ notices, onDone }: { notices: Notice[]; onDone: () => void }) {
  const say = useSay();
  const navigate = useNavigate();
  const menus = useSession((state) => state.menus) ?? [];
  const reader = useSession((state) => state.type);
  const reachable = new Set(leavesOf(menus).map((leaf) => leaf.path));

  const open = (notice: Notice) => {
    void markRead(notice.id).catch(() => undefined);
    const target = noticeTarget({ ...notice, type: knownNoticeType(notice.type) }, reader);
    if (!target || !reachable.has(target)) return;
    onDone();
    void navigate(target + noticeQuery(notice));
  };

  return (
    <section className={styles.notices} aria-label={say(bellTexts.list)}>
      <header>
        <strong>{say(bellTexts.list)}</strong>
        {notices.length > 0 && (
          <button type="button" onClick={() => void markRead().catch(() => undefined)}>
            {say(bellTexts.markAll)}
          </button>
        )}
      </header>
      {notices.length === 0 ? (
        <EmptyState compact title={say(bellTexts.empty)} />
      ) : (
        <ul>
          {notices.map((notice) => {
            const type = knownNoticeType(notice.type);
            return (
              <li key={notice.id}>
                <button type="button" onClick={() => open(notice)} data-type={notice.type}>
                  <span
                    className={styles.icon}
                    data-type={type}
                    title={say(noticeTexts.types[type])}
                  >
                    <NoticeIcon type={type} />
                  </span>
                  <span className={styles.words}>
                    <strong>{notice.title}</strong>
                    <span>{notice.content}</span>
                    <time dateTime={notice.create_time}>{showTime(notice.create_time)}</time>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {reachable.has(noticesPath) && (
        <Link to={noticesPath} className={styles.all} onClick={onDone}>
          {say(bellTexts.all)}
        </Link>
      )}
    </section>
  );
}
