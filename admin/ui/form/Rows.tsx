import { Button, Form } from 'antd';
import { useId, useRef, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { PlusIcon } from '#admin/ui/icons.tsx';
import { enterGoesOn } from './go-on.ts';
import { FormScopeContext, useField, useFormScope } from './form-scope.ts';
import type { FieldProps } from './FormField.tsx';
import { LateRow } from './LateRow.tsx';
import { judgeWaiting } from './judge-waiting.ts';
import { RowTools } from './RowTools.tsx';
import { mostOf, refusesEmptyList } from './schema-shape.ts';
import { formTexts } from './texts.ts';
import styles from './form.module.css';

type Add = (row: unknown) => void;

export type RowsProps = Pick<FieldProps, 'field' | 'label' | 'hint' | 'disabled'> & {
  addLabel: string;
  onAdd: (add: Add) => void;
  /** The accessible name of a row. */
  nameOf: (at: number) => string;
  tools?: (at: number) => ReactNode;
  /** Another way to add a row. */
  extra?: ReactNode;
  children: (at: number) => ReactNode;
};

/** The rows of a list in a form: added, removed, moved up and down. */
export function Rows(props: RowsProps) {
  const { field, label, hint, disabled = false, addLabel, onAdd, nameOf, tools, extra } = props;
  const say = useSay();
  const scope = useFormScope();
  const form = Form.useFormInstance();
  const found = useField(field, { label, kind: 'other' });
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const most = mostOf(found.schema);
  const own = found.rules.map((rule) => (typeof rule === 'function' ? rule(form) : rule));
  const rules = [...own, { validator: () => judgeWaiting(form, found, place.current, say) }];

  // The row must be rendered before it can get the focus.
  const focus = (selector: string) =>
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(selector)?.focus());
  const row = (at: number) => `[data-row="${at}"]`;
  const inRow = (at: number): typeof scope => ({
    ...scope,
    path: [...found.path, at],
    inList: [at],
  });

  return (
    <div
      ref={place}
      id={[scope.formName, ...found.path].join('_')}
      tabIndex={-1}
      role="group"
      aria-labelledby={heading}
      className={`${styles.wide} ${styles.rows}`}
    >
      <div className={styles.rowsHead}>
        <span id={heading} data-required={refusesEmptyList(found.schema)}>
          {found.label}
        </span>
        {hint && <small>{say(hint)}</small>}
      </div>
      <Form.List name={found.name} rules={rules as []}>
        {(items, { add, remove, move }, { errors }) => {
          const isFull = most !== undefined && items.length >= most;
          return (
            <>
              {items.length > 0 && (
                <ol className={styles.rowList} onKeyDown={enterGoesOn}>
                  {items.map(({ key, name: at }) => (
                    <LateRow key={key} at={at} count={items.length}>
                      <FormScopeContext value={inRow(at)}>
                        <div className={styles.rowFields}>{props.children(at)}</div>
                      </FormScopeContext>
                      <RowTools
                        at={at}
                        count={items.length}
                        name={nameOf(at)}
                        isDisabled={disabled}
                        onMove={(to, tool) => {
                          move(at, to);
                          const isEdge = to === 0 || to === items.length - 1;
                          const other = tool === 'up' ? 'down' : 'up';
                          focus(`${row(to)} [data-tool="${isEdge ? other : tool}"]`);
                        }}
                        onRemove={() => {
                          remove(at);
                          const next = Math.min(at, items.length - 2);
                          focus(
                            next < 0 ? '[data-tool="add"]' : `${row(next)} [data-tool="remove"]`,
                          );
                        }}
                      >
                        {tools?.(at)}
                      </RowTools>
                    </LateRow>
                  ))}
                </ol>
              )}
              <div className={styles.rowsFoot}>
                <Button
                  icon={<PlusIcon size={16} />}
                  disabled={disabled || isFull}
                  data-tool="add"
                  onClick={() =>
                    onAdd((value) => {
                      add(value);
                      focus(`${row(items.length)} :is(input, textarea)`);
                    })
                  }
                >
                  {addLabel}
                </Button>
                {!isFull && extra}
                {isFull && <small>{say(formTexts.list.full, { n: most })}</small>}
              </div>
              <Form.ErrorList errors={errors} />
            </>
          );
        }}
      </Form.List>
    </div>
  );
}
