import { Button, Dropdown, type MenuProps } from 'antd';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { TypedInput } from '#admin/designer/panel/controls/TypedInput.tsx';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import { labelFields } from '#contract/labels/content.ts';
import { editorTexts } from '../texts.ts';
import { Row } from './fields.tsx';
import styles from './panel.module.css';

const texts = editorTexts.element;

type ContentFieldProps = {
  value: string;
  rows: number;
  /** The template's own names. */
  bound: readonly string[];
  wrong?: string | undefined;
  onChange: (value: string) => void;
};

/** Text with fields in braces; a field is inserted where one types. */
export function ContentField({ value, rows, bound, wrong, onChange }: ContentFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const insert = useCallback((name: string) => {
    const { value: text, onChange: change } = latest.current;
    const input = place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input',
    );
    const from = input?.selectionStart ?? text.length;
    const to = input?.selectionEnd ?? from;
    const next = `${text.slice(0, from)}{${name}}${text.slice(to)}`;
    change(next);
    const at = from + name.length + 2;
    // After it has been rendered.
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(at, at);
    });
  }, []);
  return (
    <Row label={texts.content} wrong={wrong}>
      {(id) => (
        <div ref={place} className={styles.content}>
          <TypedInput
            id={id}
            rows={rows}
            isFixed
            value={value}
            isWrong={wrong !== undefined}
            onChange={onChange}
          />
          <InsertField bound={bound} onInsert={insert} />
        </div>
      )}
    </Row>
  );
}

type InsertFieldProps = { bound: readonly string[]; onInsert: (name: string) => void };

/** The list of fields that a label can show; not rendered again while one types. */
export const InsertField = memo(function InsertField({ bound, onInsert }: InsertFieldProps) {
  const say = useSay();
  const entry = (name: string, label: string) => ({
    key: name,
    label: (
      <span className={styles.field}>
        {label} <code>{`{${name}}`}</code>
      </span>
    ),
  });
  const items: MenuProps['items'] = [
    ...labelFields.map((name) => entry(name, say(labelTexts.bound[name]))),
    ...(bound.length > 0 ? [{ type: 'divider' as const }] : []),
    ...bound.map((name) => entry(name, say(texts.own))),
  ];
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => onInsert(key), className: styles.menu ?? '' }}
    >
      <Button size="small">{say(texts.insert)}</Button>
    </Dropdown>
  );
});
