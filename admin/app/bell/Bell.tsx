import { useQuery } from '@tanstack/react-query';
import { Badge, Popover } from 'antd';
import { useRef, useState } from 'react';
import { BellIcon } from '#admin/ui/icons.tsx';
import { limits } from '#contract/limits.ts';
import { useSay } from '../language.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { PageSkeleton } from '../waiting/PageSkeleton.tsx';
import headerStyles from '../layout/header.module.css';
import { bellTexts } from './texts.ts';
import { unreadNotices } from './unread.ts';
import { useNoticeSocket } from './use-notice-socket.ts';

const NoticeList = lazyComponent(
  async () => (await import('./NoticeList.tsx')).NoticeList,
  <PageSkeleton />,
);

/** On a phone there are buttons to the right of the bell, and the list would begin left of the screen. */
const withinView = { overflow: { shiftX: true, adjustY: true } };

/** The bell with its unread count and the list of notices. */
export function Bell() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { data: notices = [] } = useQuery(unreadNotices);
  const bell = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useNoticeSocket();
  // Opened by keyboard, the list gets the focus and returns it when it closes.
  const follow = (isShown: boolean) => {
    if (isShown) list.current?.focus({ preventScroll: true });
    else if (list.current?.contains(document.activeElement)) bell.current?.focus();
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      afterOpenChange={follow}
      trigger="click"
      placement="bottomRight"
      align={withinView}
      styles={{ root: { width: limits.noticePopoverWidth }, container: { padding: 0 } }}
      content={
        <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
          <NoticeList notices={notices} onDone={() => setOpen(false)} />
        </div>
      }
    >
      <button
        ref={bell}
        type="button"
        className={headerStyles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={say(bellTexts.unread, { n: notices.length })}
      >
        <Badge count={notices.length} size="small" offset={[2, -2]}>
          <BellIcon />
        </Badge>
      </button>
    </Popover>
  );
}
