import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { FilterProps } from './filter-props.ts';
import { listTexts as texts } from './texts.ts';
import styles from './filters.module.css';

export function DaysControl({
  label,
  value,
  onChange,
  isWoken,
}: FilterProps & { isWoken: boolean }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(isWoken);
  const [from, to] = Array.isArray(value) ? value : [];
  return (
    <DatePicker.RangePicker
      className={styles.days}
      autoFocus={isWoken}
      open={isOpen}
      onOpenChange={setOpen}
      aria-label={label}
      placeholder={[say(texts.filters.from, { label }), say(texts.filters.to, { label })]}
      value={from && to ? [dayjs(from), dayjs(to)] : null}
      onChange={(days) =>
        onChange(days?.[0] && days[1] ? days.map((day) => day!.format('YYYY-MM-DD')) : undefined)
      }
    />
  );
}
