import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { sameValue } from '#admin/ui/same-value.ts';
import type { Field } from '#blocks/kit/fields.ts';
import type { Path } from '../model/block-edits.ts';
import { problemOf } from './check-value.ts';
import { controlOf, isGrouped, isInline, isPlain, toolsOf } from './control-of.tsx';
import { ResetIcon } from './icons.tsx';
import { idOf, useAsked, useMixed, usePut, useScope, useSetting } from './panel-scope.ts';
import { panelTexts as texts } from './texts.ts';
import styles from './panel.module.css';

type FieldRowProps = { field: Field; path: Path };

/**
 * One setting: label, control, hint and error. An invalid value stays in the control; the page keeps the previous one.
 */
export function FieldRow({ field, path }: FieldRowProps) {
  const say = useSay();
  const put = usePut();
  const { base, block, editor, others } = useScope();
  const stored = useSetting(path);
  const isMixed = useMixed(path);
  const [draft, setDraft] = useState<{ value: unknown; over: unknown; of: string } | null>(null);
  // Changes from elsewhere, such as an undo, replace the input, and so does another block.
  const isDraft = draft !== null && draft.of === block && Object.is(draft.over, stored);
  const isUnlike = isMixed && !isDraft;
  const value = isDraft ? draft.value : isMixed ? nothingSet[field.kind] : stored;
  const problem = isUnlike ? null : problemOf(field, value);
  const id = idOf(base, path);
  const row = useRef<HTMLDivElement>(null);
  const isAsked = useAsked(path, true);
  const show = useEffectEvent(() => {
    row.current?.scrollIntoView({ block: 'center' });
    const controls = row.current?.querySelectorAll<HTMLElement>(focusable) ?? [];
    (row.current?.querySelector<HTMLElement>(`[id="${id}"]`) ?? controls[0])?.focus();
    editor.view.setState({ asked: null });
  });
  useEffect(() => {
    if (isAsked) show();
  }, [isAsked]);

  const change = (next: unknown) => {
    const wrong = problemOf(field, next);
    if (wrong && !wrong.isMissing) {
      setDraft({ value: next, over: stored, of: block });
      return;
    }
    setDraft(null);
    put(path, next);
  };
  const Control = controlOf(field.kind);
  const Tools = toolsOf(field.kind);
  // Blocks that are set together may have different defaults.
  const isChanged = others === undefined && (isDraft || !sameValue(stored, field.initial));
  const described = [
    isUnlike && `${id}-mixed`,
    field.hint && `${id}-hint`,
    problem && `${id}-wrong`,
  ].filter(Boolean);
  const props = {
    field,
    path,
    id,
    value,
    onChange: change,
    labelledBy: `${id}-label`,
    describedBy: described.join(' ') || undefined,
    isWrong: problem !== null,
  };
  return (
    <div
      ref={row}
      className={styles.row}
      data-inline={isInline(field.kind)}
      data-wrong={problem !== null}
    >
      <div className={styles.head}>
        {isGrouped(field.kind) ? (
          <span id={`${id}-label`}>{say(field.label)}</span>
        ) : (
          <label id={`${id}-label`} htmlFor={id}>
            {say(field.label)}
          </label>
        )}
        {isUnlike && (
          <span id={`${id}-mixed`} className={styles.mixed}>
            {say(texts.several.mixed)}
          </span>
        )}
        {isChanged && (
          <Button
            type="text"
            size="small"
            className={styles.reset}
            icon={<ResetIcon />}
            aria-label={say(texts.reset, { name: say(field.label) })}
            title={say(texts.reset, { name: say(field.label) })}
            onClick={() => {
              setDraft(null);
              put(path, structuredClone(field.initial));
            }}
          />
        )}
        {Tools && <Tools {...props} />}
      </div>
      <Control key={isPlain(field.kind) ? undefined : block} {...props} />
      {problem && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {say(problem.message)}
          {isDraft && <small> · {say(texts.rules.notKept)}</small>}
        </p>
      )}
      {field.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {say(field.hint)}
        </p>
      )}
    </div>
  );
}

/** What a control shows while the blocks that it sets differ. */
const nothingSet: Partial<Record<Field['kind'], unknown>> = {
  number: '',
  choice: '',
  colour: '',
  switch: false,
};

const focusable = 'input:not([type=hidden]), textarea, button, [tabindex="0"]';
