import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import type { RecordTexts } from '#contract/records.ts';
import type { Text } from '#contract/text.ts';
import { listTexts as texts } from './texts.ts';
import styles from './data-page.module.css';

type NoRowsProps = {
  empty: RecordTexts['empty'];
  isNarrowed: boolean;
  onClear: () => void;
  onAdd?: () => void;
  addLabel?: Text;
  /** The way to where they are made, if not here. */
  start?: ReactNode;
};

/** Nothing matches, or there is nothing yet: what to do about it. */
export function NoRows(props: NoRowsProps) {
  const { empty, isNarrowed, onClear, onAdd, addLabel = texts.add, start } = props;
  const say = useSay();
  if (isNarrowed)
    return (
      <EmptyState
        title={say(texts.nothing)}
        hint={say(texts.nothingHint)}
        action={<Button onClick={onClear}>{say(texts.filters.clear)}</Button>}
      />
    );
  const add = onAdd && (
    <Button type="primary" onClick={onAdd}>
      {say(addLabel)}
    </Button>
  );
  return <EmptyState title={say(empty.title)} hint={say(empty.hint)} action={add ?? start} />;
}

type LoadFailedProps = {
  msg: string;
  isTrying: boolean;
  onRetry: () => void;
  /** Where the filters are what is wrong: another try would end the same way. */
  onClear?: () => void;
};

/** The list could not be read: why, and the way out. */
export function LoadFailed({ msg, isTrying, onRetry, onClear }: LoadFailedProps) {
  const say = useSay();
  return (
    <div role="alert" className={styles.failed}>
      <p>{msg}</p>
      {onClear ? (
        <Button onClick={onClear}>{say(texts.filters.clear)}</Button>
      ) : (
        <Button onClick={onRetry} loading={isTrying}>
          {say(texts.retry)}
        </Button>
      )}
    </div>
  );
}
