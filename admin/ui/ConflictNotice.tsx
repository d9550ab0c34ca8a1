import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Text } from '#contract/text.ts';
import type { ConflictRow } from './conflict.ts';
import { conflictTexts } from './conflict-texts.ts';
import { sameValue } from './same-value.ts';
import styles from './conflict.module.css';

type ConflictNoticeProps = {
  rows: ConflictRow[];
  labels: Readonly<Record<string, Text>>;
  /** Formats a value, where it is more than a string; beside the other one of the two. */
  show?: (field: string, value: unknown, other: unknown) => string;
  onTake: (row: ConflictRow) => void;
};

/** Shows what someone else saved next to the user's input, which is kept. */
export function ConflictNotice({ rows, labels, show, onTake }: ConflictNoticeProps) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} role="alert" className={styles.notice}>
      <p>{say(errorTexts.conflict)}</p>
      <ul>
        {rows.map((row) => {
          const label = labels[row.field];
          const words = (value: unknown, other: unknown) =>
            show?.(row.field, value, other) ?? String(value);
          return (
            <li key={row.field}>
              <strong>{label ? say(label) : row.field}</strong>
              <span>
                {say(conflictTexts.now)} <Shown text={words(row.theirs, row.mine)} />
              </span>
              {sameValue(row.mine, row.theirs) ? (
                <em>{say(conflictTexts.taken)}</em>
              ) : (
                <>
                  <span>
                    {say(conflictTexts.mine)} <Shown text={words(row.mine, row.theirs)} />
                  </span>
                  <Button size="small" onClick={() => onTake(row)}>
                    {say(conflictTexts.take)}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p>{say(conflictTexts.next)}</p>
    </div>
  );
}

function Shown({ text }: { text: string }) {
  return text.startsWith('data:image/') ? <img src={text} alt="" height={24} /> : <q>{text}</q>;
}
