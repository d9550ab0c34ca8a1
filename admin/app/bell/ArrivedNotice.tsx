import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CloseIcon } from '#admin/ui/icons.tsx';
import { knownNoticeType } from '#admin/ui/NoticeIcon.tsx';
import { noticeQuery, noticeTarget } from '#contract/features/message/notices/contract.ts';
import { useSay } from '../language.ts';
import { leavesOf } from '../routes/menu-tree.ts';
import { noticesPath } from '../routes/paths.ts';
import { useSession } from '../session.ts';
import { closeArrived, dropArrived, useArrived, type Arrived } from './arrived.ts';
import { bellTexts } from './texts.ts';
import { markRead } from './unread.ts';
import styles from './arrived.module.css';

/** Escape closes what is on top first. */
const isSomethingOpen = () =>
  [
    ...document.querySelectorAll(
      '[role="dialog"], .ant-popover, .ant-dropdown, .ant-select-dropdown',
    ),
  ].some((one) => one.checkVisibility?.() ?? true);

/**
 * What has arrived, in the header beside the bell or in a row of its own (`isRow`): it stays until it is closed and
 * covers nothing. A click opens what it is about; one more click, or Escape, closes all.
 */
export function ArrivedNotice({ isRow = false }: { isRow?: boolean }) {
  const say = useSay();
  const navigate = useNavigate();
  const list = useArrived((state) => state.list);
  const targetOf = useTarget();
  const [newest, ...others] = list;
  const isShown = newest !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isSomethingOpen()) closeArrived();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [isShown]);
  if (!newest) return null;

  const target = targetOf(newest);
  const open = () => {
    dropArrived(newest.key);
    if (newest.notice) void markRead(newest.notice.id).catch(() => undefined);
    if (target) void navigate(target);
  };
  const words = newest.notice?.content ?? newest.text;
  return (
    <div
      role="alert"
      className={`${styles.arrived} ${isRow ? styles.row : ''}`}
      data-kind={newest.kind}
    >
      <strong>{newest.title}</strong>
      {target ? (
        <button type="button" className={styles.words} title={words} onClick={open}>
          {newest.text}
        </button>
      ) : (
        <span className={styles.words} title={words}>
          {newest.text}
        </span>
      )}
      {others.length > 0 && (
        <span className={styles.more}>{say(bellTexts.more, { n: others.length })}</span>
      )}
      <button
        type="button"
        className={styles.close}
        title={say(bellTexts.closeAll)}
        aria-label={say(bellTexts.closeAll)}
        onClick={() => closeArrived()}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/** Where it leads: the record, the page of its type, or the list of notices, if the user may. */
function useTarget(): (arrived: Arrived) => string | undefined {
  const menus = useSession((state) => state.menus) ?? [];
  const reader = useSession((state) => state.type);
  const paths = new Set(leavesOf(menus).map((leaf) => leaf.path));
  return ({ notice, incident, key }) => {
    // Announced just now: what it is about is known once the list has been read.
    if (!notice && incident === undefined && key.startsWith('notice:')) return undefined;
    const about =
      notice ??
      (incident === undefined
        ? null
        : { type: 5, opens: 'incident' as const, record_id: incident });
    const path = about && noticeTarget({ ...about, type: knownNoticeType(about.type) }, reader);
    if (about && path && paths.has(path)) return path + noticeQuery(about);
    return key !== 'rights' && paths.has(noticesPath) ? noticesPath : undefined;
  };
}
