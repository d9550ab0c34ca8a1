import { useSay } from '#admin/app/language.ts';
import { batchSource, partSource } from '#admin/ui/form/sources.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import type { bindingCalls } from '#contract/features/trace/bindings/contract.ts';
import { bindingKinds, type Binding } from '#contract/features/trace/bindings/contract.ts';
import { bindingTexts } from '#contract/features/trace/bindings/texts.ts';
import { bindingsPageTexts as texts } from './texts.ts';
import styles from './bindings.module.css';

export const bindingColumns: readonly Column<Binding>[] = [
  { field: 'event_time', width: 140, kind: 'time' },
  { field: 'kind', label: texts.what, width: 104, render: ({ kind }) => <Kind kind={kind} /> },
  { field: 'quantity', width: 84, kind: 'quantity' },
  { field: 'first_code', label: texts.codes, width: 190, render: (row) => <Ends {...row} /> },
  { field: 'batch_code', label: texts.batchOf, width: 170, render: (row) => <Place {...row} /> },
  { field: 'create_user', width: 96 },
  { field: 'reason', width: 116 },
];

export const bindingFilters: readonly Filter<FilterName<typeof bindingCalls>>[] = [
  { field: 'batch_id', kind: 'remote', source: batchSource },
  { field: 'part_id', kind: 'remote', source: partSource },
  {
    field: 'kind',
    label: texts.what,
    kind: 'select',
    options: bindingKinds.map((value) => ({
      value,
      label: bindingTexts.kinds[value],
    })),
  },
  { field: 'event_time', kind: 'days' },
];

function Kind({ kind }: Pick<Binding, 'kind'>) {
  const say = useSay();
  return (
    <StateDot tone={kind === 'bind' ? 'good' : 'idle'}>{say(bindingTexts.kinds[kind])}</StateDot>
  );
}

/** The first and last code; codes in between may belong to others. */
function Ends({ first_code: first, last_code: last }: Binding) {
  return (
    <span className={styles.ends}>
      <CodeText code={first} copyable={false} />
      {last !== first && <CodeText code={last} copyable={false} />}
    </span>
  );
}

function Place({ batch_code: batch, part_name: part }: Binding) {
  return (
    <span className={styles.place} title={`${batch} ${part}`}>
      {batch}
      <small>{part}</small>
    </span>
  );
}
