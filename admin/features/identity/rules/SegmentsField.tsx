import { Button, Form } from 'antd';
import { useId, useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { FormScopeContext, useField, useFormScope } from '#admin/ui/form/form-scope.ts';
import { PlusIcon } from '#admin/ui/icons.tsx';
import { Sortable } from '#admin/ui/Sortable.tsx';
import type { Segment, SegmentKind } from '#contract/codes/segments.ts';
import { ruleLimits } from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { blankOf, segmentKinds } from './blank-segments.ts';
import { SegmentRow } from './SegmentRow.tsx';
import { ruleFormTexts as texts } from './texts.ts';
import styles from './rules.module.css';

// Only one of each is allowed.
const single: readonly SegmentKind[] = ['sequence', 'check'];

/** The segments of a rule in order: added from a palette, dragged or moved by buttons, each with its settings. */
export function SegmentsField() {
  const say = useSay();
  const scope = useFormScope();
  const form = Form.useFormInstance();
  const found = useField('segments', { kind: 'other' });
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const rules = found.rules.map((rule) => (typeof rule === 'function' ? rule(form) : rule));
  // Called while rendering: the rows re-render without this component.
  const segments = () => (form.getFieldValue(found.path) ?? []) as Segment[];
  const nameOf = (at: number) =>
    say(texts.rowName, { n: at + 1, name: say(ruleTexts.segments[segments()[at]!.kind]) });
  const focus = (selector: string) =>
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(selector)?.focus());
  const row = (at: number) => `[data-row="${at}"]`;

  return (
    <div
      ref={place}
      id={[scope.formName, ...found.path].join('_')}
      tabIndex={-1}
      role="group"
      aria-labelledby={heading}
      className={styles.segments}
    >
      <span id={heading}>{found.label}</span>
      <Form.List name={found.name} rules={rules as []}>
        {(items, { add, remove, move }, { errors }) => {
          const kinds = segments().map(({ kind }) => kind);
          const shift = (from: number, to: number, tool?: 'up' | 'down') => {
            move(from, to);
            scope.changed();
            if (!tool) return;
            const isEdge = to === 0 || to === items.length - 1;
            const other = tool === 'up' ? 'down' : 'up';
            focus(`${row(to)} [data-tool="${isEdge ? other : tool}"]`);
          };
          const append = (kind: SegmentKind) => {
            // A check character stays at the end.
            const at = kinds.at(-1) === 'check' ? items.length - 1 : items.length;
            add(blankOf(kind), at);
            focus(`${row(at)} :is(input, [role="combobox"])`);
          };
          return (
            <>
              <Sortable
                // dnd-kit does not accept 0 as an id.
                items={items.map(({ key }) => `segment ${key}`)}
                shape="list"
                texts={texts.drags}
                onMove={shift}
              >
                <ol className={styles.rows}>
                  {items.map(({ key, name: at }) => (
                    <FormScopeContext
                      key={key}
                      value={{ ...scope, path: [...found.path, at], inList: [at] }}
                    >
                      <SegmentRow
                        id={key}
                        at={at}
                        count={items.length}
                        kind={kinds[at]!}
                        name={nameOf(at)}
                        onMove={(to, tool) => shift(at, to, tool)}
                        onRemove={() => {
                          remove(at);
                          const next = Math.min(at, items.length - 2);
                          focus(next < 0 ? '[data-add]' : `${row(next)} [data-tool="remove"]`);
                        }}
                      />
                    </FormScopeContext>
                  ))}
                </ol>
              </Sortable>
              {items.length === 0 && <p className={styles.nothing}>{say(texts.nothing)}</p>}
              <div className={styles.palette} role="group" aria-label={say(texts.palette)}>
                {segmentKinds.map((kind) => (
                  <Button
                    key={kind}
                    size="small"
                    icon={<PlusIcon size={12} />}
                    data-add={kind}
                    aria-label={say(texts.addOne, { name: say(ruleTexts.segments[kind]) })}
                    disabled={
                      items.length >= ruleLimits.segments ||
                      (single.includes(kind) && kinds.includes(kind))
                    }
                    onClick={() => append(kind)}
                  >
                    {say(ruleTexts.segments[kind])}
                  </Button>
                ))}
              </div>
              <Form.ErrorList errors={errors} />
            </>
          );
        }}
      </Form.List>
    </div>
  );
}
