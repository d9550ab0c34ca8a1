import { Input } from 'antd';
import { useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { longestBlockName } from '#blocks/kit/document.ts';
import { outlineTexts as texts } from './texts.ts';

type NameInputProps = { name: string; onDone: (typed: string | null, isByKey: boolean) => void };

/** The name of an entry as it is typed: Enter or leaving it keeps it, Escape does not. */
export function NameInput({ name, onDone }: NameInputProps) {
  const say = useSay();
  const [typed, setTyped] = useState(name);
  const isDone = useRef(false);
  const end = (given: string | null, isByKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(given, isByKey);
  };
  return (
    <Input
      autoFocus
      size="small"
      value={typed}
      maxLength={longestBlockName}
      aria-label={say(texts.name, { name })}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && end(typed, true)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end(null, true);
      }}
      onBlur={() => end(typed, false)}
    />
  );
}
