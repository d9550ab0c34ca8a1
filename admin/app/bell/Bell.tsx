import { useQuery } from '@tanstack/react-query';
import { Badge, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { BellIcon } from '#admin/ui/icons.tsx';
import { limits } from '#contract/limits.ts';
import { useSay } from '../language.ts';
import { PageSkeleton } from '../waiting/PageSkeleton.tsx';
import headerStyles from '../layout/header.module.css';
import { bellTexts } from './texts.ts';
import { unreadNotices } from './unread.ts';
import { useNoticeSocket } from './use-notice-socket.ts';

const NoticeList = lazy(async () => ({ default: (await import('./NoticeList.tsx')).NoticeList }));

/** The bell with its unread count; what rang it opens below. */
export function Bell() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { data: notices = [] } = useQuery(unreadNotices);
  useNoticeSocket();
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      styles={{ root: { width: limits.noticePopoverWidth }, container: { padding: 0 } }}
      content={
        <Suspense fallback={<PageSkeleton />}>
          <NoticeList notices={notices} onDone={() => setOpen(false)} />
        </Suspense>
      }
    >
      <button
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
