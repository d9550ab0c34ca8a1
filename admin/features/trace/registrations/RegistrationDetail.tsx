import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { CodeList } from '#admin/ui/codes/CodeList.tsx';
import { DataTable } from '#admin/ui/list/DataTable.tsx';
import { Pages } from '#admin/ui/list/Pages.tsx';
import { withLabels } from '#admin/ui/list/names.ts';
import type { Column } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  registrationCalls,
  type RegisteredCode,
  type RegisteredState,
  type Registration,
  type RegistrationAnswer,
} from '#contract/features/trace/registrations/contract.ts';
import { registrationTexts as texts } from '#contract/features/trace/registrations/texts.ts';
import styles from '#admin/ui/goods/goods.module.css';

const tones: Record<RegisteredState, StateTone> = {
  open: 'idle',
  registered: 'good',
  failed: 'bad',
};
const codeColumns: readonly Column<RegisteredCode>[] = [
  { field: 'code', width: 212, kind: 'code' },
  { field: 'state', width: 100, render: (row) => <State of={row} /> },
  { field: 'answer', width: 320 },
  { field: 'end_time', width: 148, kind: 'time' },
];
const answerColumns: readonly Column<RegistrationAnswer>[] = [
  { field: 'create_time', width: 148, kind: 'time' },
  { field: 'codes', width: 80, kind: 'quantity' },
  { field: 'is_done', width: 100, render: (row) => <Result of={row} /> },
  { field: 'status', width: 100, render: ({ status }) => status ?? '–' },
  { field: 'duration', width: 112, kind: 'quantity' },
  { field: 'answer', width: 320 },
];

/** The expanded row: its codes, and what the node answered. */
export function RegistrationDetail({ row }: { row: Registration }) {
  const say = useSay();
  return (
    <div className={styles.detail}>
      <section aria-label={say(texts.codesOf)}>
        <CodeList
          call={registrationCalls.codes}
          filters={{ id: row.id }}
          columns={codeColumns}
          texts={texts}
        />
      </section>
      <section aria-label={say(texts.log)}>
        <h3>{say(texts.log)}</h3>
        <Answers id={row.id} />
      </section>
    </div>
  );
}

const pageSize = 10;

function Answers({ id }: { id: number }) {
  const say = useSay();
  const [page, setPage] = useState(1);
  const columns = useMemo(() => withLabels(answerColumns, texts.fields), []);
  const { data } = useQuery({
    queryKey: ['registration', 'log', id, page],
    queryFn: ({ signal }) =>
      api(registrationCalls.log, { id, page, limit: pageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const count = data?.count ?? 0;
  return (
    <>
      <DataTable
        name={say(texts.log)}
        columns={columns}
        rows={data?.data}
        nameOf={({ create_time: time }) => time}
      />
      {count > pageSize && <Pages page={page} limit={pageSize} count={count} onTurn={setPage} />}
    </>
  );
}

function State({ of: { state } }: { of: RegisteredCode }) {
  return <StateDot tone={tones[state]}>{useSay()(texts.codeStates[state])}</StateDot>;
}
function Result({ of: { is_done: isDone } }: { of: RegistrationAnswer }) {
  return <StateDot tone={isDone ? 'good' : 'bad'}>{useSay()(texts.results[`${isDone}`])}</StateDot>;
}
