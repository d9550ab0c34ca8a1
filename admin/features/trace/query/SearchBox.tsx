import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { SearchIcon } from '#admin/ui/list/icons.tsx';
import { longestQuestion } from '#admin/ui/use-answer.ts';
import { traceTexts } from '#contract/features/trace/query/texts.ts';
import { queryPageTexts as texts } from './texts.ts';
import styles from './query.module.css';

type SearchBoxProps = { text: string; onAsk: (text: string) => void };

/** The search box; a scanner's Enter submits, and the next scan replaces the text. */
export function SearchBox({ text, onAsk }: SearchBoxProps) {
  const say = useSay();
  const id = useId();
  const box = useRef<InputRef>(null);
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // The URL changed otherwise: a link, or back.
  if (text !== known) {
    setKnown(text);
    setTyped(text);
  }
  useEffect(() => {
    // On a phone the keyboard would cover the result.
    if (window.matchMedia('(pointer: fine)').matches) box.current?.focus({ cursor: 'all' });
  }, []);
  const ask = () => {
    onAsk(typed);
    box.current?.select();
  };
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <label htmlFor={id} className={styles.unseen}>
        {say(traceTexts.fields.text)}
      </label>
      <Input
        ref={box}
        id={id}
        size="large"
        value={typed}
        allowClear
        autoComplete="off"
        spellCheck={false}
        maxLength={longestQuestion}
        prefix={<SearchIcon size={16} />}
        placeholder={say(texts.placeholder)}
        onChange={({ target }) => setTyped(target.value)}
      />
      {/* Never `loading`: such a button would swallow the Enter of the next scan. */}
      <Button type="primary" size="large" htmlType="submit">
        {say(texts.find)}
      </Button>
    </form>
  );
}
