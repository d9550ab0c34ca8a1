import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { DataTable } from '#admin/ui/list/DataTable.tsx';
import { Pages } from '#admin/ui/list/Pages.tsx';
import { withLabels } from '#admin/ui/list/names.ts';
import type { Column } from '#admin/ui/list/types.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { planCalls } from '#contract/features/product/inspection-plans/contract.ts';
import {
  collectionCalls,
  type MissingUnit,
  type UnitStatus,
} from '#contract/features/trace/collection/contract.ts';
import { collectionTexts } from '#contract/features/trace/collection/texts.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import { collectionPageTexts as texts } from './texts.ts';
import { WaiveDialog } from './WaiveDialog.tsx';
import styles from './collection.module.css';

const pageSize = 20;
const tones = { complete: 'good', missing: 'caution', failed: 'bad', waived: 'idle' } as const;

type Asked = { serial: string; step: string; act: 'waive' | 'unwaive' };
type OpenUnitsProps = { batchId: number; status: UnitStatus | 'all' };

/** The products of a batch with open steps; a step can be waived from here. */
export function OpenUnits({ batchId, status }: OpenUnitsProps) {
  const say = useSay();
  const [page, setPage] = useState(1);
  const [asked, ask] = useState<Asked | null>(null);
  const filters = { batch_id: batchId, ...(status === 'all' ? {} : { status: [status] }) };
  const query = useQuery({
    queryKey: ['collection', 'missing', filters, page],
    queryFn: ({ signal }) =>
      api(collectionCalls.missing, { ...filters, page, limit: pageSize }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => withLabels(columnsOf(ask), collectionTexts.fields), []);
  const count = query.data?.count ?? 0;
  return (
    <>
      <DataTable<MissingUnit>
        name={say(texts.open)}
        columns={columns}
        rows={query.isError ? undefined : query.data?.data}
        nameOf={({ serial_number: serial }) => serial}
        isDense
        instead={
          query.isError ? (
            <EmptyState compact title={say(texts.failed)} />
          ) : query.data && count === 0 ? (
            <EmptyState compact title={say(status === 'all' ? texts.allDone : texts.noneOpen)} />
          ) : undefined
        }
      />
      {count > pageSize && <Pages page={page} limit={pageSize} count={count} onTurn={setPage} />}
      {asked?.act === 'waive' && <WaiveDialog {...asked} onClose={() => ask(null)} />}
      {asked?.act === 'unwaive' && <TakeBack {...asked} onClose={() => ask(null)} />}
    </>
  );
}

const columnsOf = (ask: (asked: Asked) => void): readonly Column<MissingUnit>[] => [
  { field: 'serial_number', width: 210, kind: 'code' },
  { field: 'status', width: 110, render: ({ status }) => <StatusDot status={status} /> },
  { field: 'steps', width: 520, render: (unit) => <OpenSteps unit={unit} ask={ask} /> },
];

function StatusDot({ status }: { status: UnitStatus }) {
  const say = useSay();
  return <StateDot tone={tones[status]}>{say(collectionTexts.unit[status])}</StateDot>;
}

function OpenSteps({ unit, ask }: { unit: MissingUnit; ask: (asked: Asked) => void }) {
  const say = useSay();
  const { serial_number: serial, steps } = unit;
  return (
    <ul className={styles.steps}>
      {steps.map(({ kind, step, status, reason }) => {
        const act = status === 'waived' ? 'unwaive' : 'waive';
        const name = say(texts.step, { kind: say(qualityTexts.kinds[kind]), step });
        return (
          <li key={`${kind}/${step}`}>
            <span title={reason || undefined}>
              {`${name} · ${say(collectionTexts.unit[status])}`}
              {reason && <small>{reason}</small>}
            </span>
            <Can has={planCalls[act].allow}>
              <Button
                type="link"
                size="small"
                aria-label={`${say(texts[act])} ${serial} ${step}`}
                onClick={() => ask({ serial, step, act })}
              >
                {say(texts[act])}
              </Button>
            </Can>
          </li>
        );
      })}
    </ul>
  );
}

type TakeBackProps = { serial: string; step: string; onClose: () => void };

/** Asks before a waiver is taken back. */
function TakeBack({ serial, step, onClose }: TakeBackProps) {
  const say = useSay();
  const [question] = useState<Question>(() => ({
    title: say(texts.unwaive),
    text: say(texts.unwaiveAsk, { serial, step }),
    verb: say(texts.unwaive),
    isDanger: false,
    run: async () => {
      await api(planCalls.unwaive, { serial_number: serial, step });
      toast.success(say(texts.unwaived));
    },
  }));
  return <ConfirmDialog isOpen resource="collection" question={question} onClose={onClose} />;
}
