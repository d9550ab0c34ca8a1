import { DatePicker, Input, Segmented, Select } from 'antd';
import dayjs from 'dayjs';
import { useSay } from '#admin/app/language.ts';
import { noticeTypes, type NoticeType } from '#contract/features/message/notices/contract.ts';
import { noticeTexts } from '#contract/features/message/notices/texts.ts';
import { noticesPageTexts as texts } from './texts.ts';
import styles from './notices.module.css';

export type NoticeQuery = {
  page: number;
  limit: number;
  type?: NoticeType;
  is_read?: 0 | 1;
  keyword?: string;
  start_date?: string;
  end_date?: string;
};

type NoticeFiltersProps = { query: NoticeQuery; onChange: (change: Partial<NoticeQuery>) => void };

/** The filters of the list. */
export function NoticeFilters({ query, onChange }: NoticeFiltersProps) {
  const say = useSay();
  return (
    <div className={styles.filters}>
      <Segmented
        aria-label={say(texts.state)}
        value={query.is_read === undefined ? '' : String(query.is_read)}
        onChange={(state) =>
          onChange({ is_read: state === '' ? undefined : state === '1' ? 1 : 0 })
        }
        options={[
          { value: '', label: say(texts.all) },
          { value: '0', label: say(texts.unread) },
          { value: '1', label: say(texts.read) },
        ]}
      />
      <Select
        aria-label={say(texts.type)}
        className={styles.type}
        allowClear
        placeholder={say(texts.type)}
        value={query.type}
        onChange={(type: NoticeType | undefined) => onChange({ type })}
        options={noticeTypes.map((type) => ({ value: type, label: say(noticeTexts.types[type]) }))}
      />
      <DatePicker.RangePicker
        className={styles.dates}
        allowEmpty={[true, true]}
        placeholder={[say(texts.from), say(texts.to)]}
        value={[
          query.start_date ? dayjs(query.start_date) : null,
          query.end_date ? dayjs(query.end_date) : null,
        ]}
        onChange={(_, [start, end]) =>
          onChange({ start_date: start || undefined, end_date: end || undefined })
        }
      />
      <Input.Search
        className={styles.keyword}
        allowClear
        maxLength={64}
        aria-label={say(texts.keyword)}
        placeholder={say(texts.keyword)}
        defaultValue={query.keyword}
        onSearch={(keyword) => onChange({ keyword: keyword.trim() || undefined })}
      />
    </div>
  );
}
