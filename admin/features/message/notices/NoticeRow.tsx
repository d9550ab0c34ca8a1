import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { knownNoticeType, NoticeIcon } from '#admin/ui/NoticeIcon.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import type { Notice } from '#contract/features/message/notices/contract.ts';
import { noticeTexts } from '#contract/features/message/notices/texts.ts';
import { noticesPageTexts as texts } from './texts.ts';
import styles from './notices.module.css';

type NoticeRowProps = { notice: Notice; leads: boolean; onOpen: () => void; onRead: () => void };

/** One notice: a click marks it as read and opens its page. */
export function NoticeRow({ notice, leads, onOpen, onRead }: NoticeRowProps) {
  const say = useSay();
  const isUnread = notice.is_read === 0;
  const type = say(noticeTexts.types[knownNoticeType(notice.type)]);
  return (
    <li className={styles.row} data-unread={isUnread}>
      <span className={styles.icon} title={type}>
        <NoticeIcon type={notice.type} />
      </span>
      <div className={styles.words}>
        {leads || isUnread ? (
          <button type="button" className={styles.title} onClick={onOpen}>
            {notice.title}
          </button>
        ) : (
          <span className={styles.title}>{notice.title}</span>
        )}
        {isUnread && <span className={styles.mark}>{say(texts.unread)}</span>}
        <p>{notice.content}</p>
        <p className={styles.meta}>
          <span>{type}</span>
          <span>{notice.create_user}</span>
          <time dateTime={notice.create_time}>{showTime(notice.create_time)}</time>
        </p>
      </div>
      <div className={styles.actions}>
        {isUnread && (
          <Button type="text" size="small" onClick={onRead}>
            {say(texts.markOne)}
          </Button>
        )}
        {leads && (
          <Button
            type="text"
            size="small"
            onClick={onOpen}
            aria-label={`${say(texts.open)} ${notice.title}`}
          >
            {say(texts.open)}
          </Button>
        )}
      </div>
    </li>
  );
}
