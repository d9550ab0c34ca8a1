import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { TickBox } from '#admin/ui/TickBox.tsx';
import { copy } from '#admin/ui/show/copy.ts';
import type { OperationLogInfo } from '#contract/features/logs/operation-log/contract.ts';
import { differencesOf } from './differences.ts';
import { operationPageTexts as texts } from './texts.ts';
import { Value } from './Value.tsx';
import styles from './operation.module.css';

/** The changes of an operation: each field before and after. */
export function Differences({ operation }: { operation: OperationLogInfo }) {
  const say = useSay();
  const [onlyChanged, setOnlyChanged] = useState(true);
  const { before, after, words, amounts, values } = operation;
  const all = differencesOf(before, after);
  const isEdit = before !== null && after !== null;
  const shown = isEdit && onlyChanged ? all.filter(({ isChanged }) => isChanged) : all;
  const sides = [...(before === null ? [] : ['before']), ...(after === null ? [] : ['after'])] as (
    | 'before'
    | 'after'
  )[];
  return (
    <section className={styles.changes}>
      <header>
        <h3>{say(texts.changes)}</h3>
        {all.length > 0 && (
          <span>
            {isEdit && (
              <TickBox checked={onlyChanged} onChange={setOnlyChanged}>
                {say(texts.onlyChanged)}
              </TickBox>
            )}
            <Button
              size="small"
              onClick={() => void copy(JSON.stringify({ before, after }, null, 2))}
            >
              {say(texts.copyJson)}
            </Button>
          </span>
        )}
      </header>
      {shown.length === 0 ? (
        <p className={styles.quiet}>{say(all.length > 0 ? texts.same : texts.nothing)}</p>
      ) : (
        <table className={styles.table} data-sides={sides.length}>
          <thead>
            <tr>
              <th scope="col">{say(texts.field)}</th>
              {sides.map((side) => (
                <th key={side} scope="col">
                  {say(texts[side])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.field} data-changed={isEdit && one.isChanged}>
                <th scope="row">{words[one.field] ?? <code>{one.field}</code>}</th>
                {sides.map((side) => (
                  <td key={side} data-side={side} data-label={say(texts[side])}>
                    <Value
                      field={one.field}
                      value={one[side]}
                      words={words}
                      amounts={amounts}
                      values={values}
                      currency={currencyIn(operation[side])}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The currency that a document names. */
function currencyIn(values: unknown): string | undefined {
  const { currency } = (values ?? {}) as { currency?: unknown };
  return typeof currency === 'string' ? currency : undefined;
}
