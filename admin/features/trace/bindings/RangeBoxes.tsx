import { Input, type InputRef } from 'antd';
import { useId, useRef, type RefObject } from 'react';
import { useSay } from '#admin/app/language.ts';
import { codesTexts } from '#admin/ui/codes/texts.ts';
import styles from './bindings.module.css';

export type Range = { first: string; last: string };

type RangeBoxesProps = {
  box: RefObject<InputRef | null>;
  range: Range;
  onChange: (range: Range) => void;
};

/** Both ends of a range, scanned one after the other. */
export function RangeBoxes({ box, range, onChange }: RangeBoxesProps) {
  const say = useSay();
  const [first, last] = [useId(), useId()];
  const second = useRef<InputRef>(null);
  const shared = {
    size: 'large' as const,
    className: styles.scan,
    autoComplete: 'off',
    spellCheck: false,
    maxLength: 512,
  };
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={first}>{say(codesTexts.firstCode)}</label>
        <Input
          {...shared}
          ref={box}
          id={first}
          value={range.first}
          onChange={({ target }) => onChange({ ...range, first: target.value })}
          onPressEnter={() => second.current?.focus({ cursor: 'all' })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={last}>{say(codesTexts.lastCode)}</label>
        <Input
          {...shared}
          ref={second}
          id={last}
          value={range.last}
          onChange={({ target }) => onChange({ ...range, last: target.value })}
        />
        <small>{say(codesTexts.rangeHint)}</small>
      </div>
    </>
  );
}
