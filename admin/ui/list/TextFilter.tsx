import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { limits } from '#contract/limits.ts';
import type { FilterProps } from './filter-props.ts';
import { listTexts as texts } from './texts.ts';
import { SearchIcon } from './icons.tsx';
import styles from './filters.module.css';

const pause = 400;

/** A box to type in: searches on Enter, when cleared, and when typing stops. */
export function TextFilter({
  label,
  value,
  onChange,
  max = limits.keywordLength,
}: FilterProps & { max?: number }) {
  const say = useSay();
  const given = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(given);
  const [known, setKnown] = useState(given);
  const [isComposing, setComposing] = useState(false);
  // The address changed by other means: back, or all filters cleared.
  if (given !== known) {
    setKnown(given);
    if (given !== typed.trim()) setTyped(given);
  }
  const search = (text: string) => {
    const wanted = text.trim();
    if (wanted !== given) onChange(wanted || undefined, { replace: true });
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    // Half a syllable of an input method is nothing to search for.
    if (isComposing || typed.trim() === given) return undefined;
    const timer = setTimeout(() => searchLater(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, given, isComposing]);
  return (
    <Input
      className={styles.text}
      value={typed}
      allowClear
      maxLength={max}
      prefix={<SearchIcon size={14} />}
      aria-label={say(texts.filters.search, { label })}
      placeholder={label}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '') search('');
      }}
      onPressEnter={() => !isComposing && search(typed)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  );
}
