import { Button, Skeleton } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Can, useCan } from '#admin/app/access.tsx';
import { api, ApiError } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { queryClient } from '#admin/app/query.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { batchSource } from '#admin/ui/form/sources.ts';
import { RemotePicker } from '#admin/ui/form/RemotePicker.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { TickBox } from '#admin/ui/TickBox.tsx';
import { Sheet } from '#admin/ui/sheet/Sheet.tsx';
import type { UnsavedCell } from '#admin/ui/sheet/types.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { resourceOf } from '#admin/ui/list/types.ts';
import { codes } from '#contract/envelope.ts';
import { batchCalls, type Batch } from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import type { QualityCalls } from '#contract/quality/calls.ts';
import { qualityLimits, type QualityKind } from '#contract/quality/kinds.ts';
import type { Sheet as SheetData } from '#contract/quality/sheet.ts';
import { qualityTexts, recordTexts } from '#contract/quality/texts.ts';
import { cellInputs, sheetColumns, sheetRows, unfinished, withSaved } from './sheet-model.ts';
import { recordsPageTexts as texts } from './texts.ts';
import styles from './quality.module.css';

/** Which part of which batch; kept in the address. */
export type SheetPlace = { batchId: number | null; page: number; onlyMissing: boolean };

type SheetTabProps = {
  kind: QualityKind;
  calls: QualityCalls;
  place: SheetPlace;
  onPlace: (place: SheetPlace) => void;
  onUnsaved: (count: number) => void;
  /** The way to the form, where the sheet is of no use. */
  toForm: ReactNode;
};

/** The products of a batch against the planned steps, as a spreadsheet. */
export function SheetTab(props: SheetTabProps) {
  const { calls, place, onPlace, toForm } = props;
  const say = useSay();
  const batch = useBatch(place.batchId);
  return (
    <Panel>
      <div className={styles.bar}>
        <RemotePicker<Batch>
          label={texts.batch}
          source={batchSource}
          row={batch}
          onPick={(row) =>
            onPlace({ batchId: row?.id ?? null, page: 1, onlyMissing: place.onlyMissing })
          }
        />
        {place.batchId !== null && (
          <TickBox
            checked={place.onlyMissing}
            onChange={(onlyMissing) => onPlace({ ...place, onlyMissing })}
          >
            {say(texts.onlyMissing)}
          </TickBox>
        )}
      </div>
      {place.batchId === null ? (
        <EmptyState
          title={say(texts.chooseBatch)}
          hint={say(texts.chooseBatchHint)}
          action={toForm}
        />
      ) : (
        <BatchSheet
          key={`${calls.sheet.path}/${place.batchId}/${place.page}/${place.onlyMissing}`}
          {...props}
          batchId={place.batchId}
        />
      )}
    </Panel>
  );
}

/** The chosen batch, for the name in its box. */
function useBatch(id: number | null): Batch | null {
  const { data } = useQuery({
    queryKey: ['batch', 'info', id],
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      (await api(batchCalls.info, { id: id! }, { signal, quiet: true })).data,
  });
  return data ?? null;
}

function BatchSheet({ batchId, ...props }: SheetTabProps & { batchId: number }) {
  const { calls, place } = props;
  const key = [resourceOf(calls.sheet), 'sheet', batchId, place.page];
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const asked = { batch_id: batchId, page: place.page };
      return (await api(calls.sheet, asked, { signal, quiet: true })).data;
    },
    // Cells that change under somebody's hands would only confuse; a save says what changed meanwhile.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton active paragraph={{ rows: 10 }} />}
      one={batchTexts.one}
    >
      {(sheet) => <Cells {...props} sheet={sheet} queryKey={key} reload={query.refetch} />}
    </Loaded>
  );
}

type CellsProps = Omit<SheetTabProps, 'toForm'> & {
  sheet: SheetData;
  queryKey: readonly unknown[];
  reload: () => Promise<unknown>;
  toForm: ReactNode;
};

function Cells({ kind, calls, sheet, queryKey, reload, place, ...props }: CellsProps) {
  const say = useSay();
  const can = useCan();
  const language = useLanguage((state) => state.language);
  // As it was when it was opened: a product that is completed does not vanish while somebody types.
  const [open] = useState(() => (place.onlyMissing ? unfinished(kind, sheet) : null));
  const columns = useMemo(() => sheetColumns(sheet, language), [sheet, language]);
  const rows = useMemo(() => sheetRows(sheet, open, language), [sheet, open, language]);
  const kept = useKept(columns);

  const save = async (cells: readonly UnsavedCell[]) => {
    const seen = queryClient.getQueryData<SheetData>(queryKey) ?? sheet;
    const input = { batch_id: sheet.batch_id, cells: cellInputs(seen, cells) };
    try {
      const { data } = await api(calls.saveSheet, input, { quiet: true });
      queryClient.setQueryData<SheetData>(queryKey, (now) => now && withSaved(now, cells, data));
    } catch (error) {
      // The newest values are shown under what is typed, so that saving again replaces them knowingly.
      if (error instanceof ApiError && error.code === codes.conflict) await reload();
      throw error;
    }
  };
  const refreshOthers = () => {
    const resource = resourceOf(calls.sheet);
    void queryClient.invalidateQueries({ queryKey: [resource, 'index'] });
    void queryClient.invalidateQueries({ queryKey: [resource, 'trend'] });
    void refreshList('collection');
  };
  if (sheet.count === 0 || sheet.steps.length === 0 || rows.length === 0)
    return <NoCells kind={kind} sheet={sheet} place={place} {...props} />;
  return (
    <>
      <p className={styles.line}>
        {say(texts.rowCount, { part: sheet.part_name, count: sheet.count })}
        <SheetPages sheet={sheet} place={place} onPlace={props.onPlace} />
        <small>{say(texts.cellsHold)}</small>
      </p>
      <Sheet
        label={`${say(texts.views.sheet)} ${sheet.batch_code}`}
        titleLabel={say(recordTexts[kind].fields.serial_number)}
        rows={rows}
        columns={kept}
        save={save}
        onSaved={refreshOthers}
        onUnsaved={props.onUnsaved}
        isReadOnly={!can({ has: calls.saveSheet.allow })}
        instead={props.toForm}
      />
    </>
  );
}

/** The same columns as long as they say the same, so that the grid is not built again after each save. */
function useKept<T>(value: T): T {
  const text = JSON.stringify(value);
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => value, [text]);
}

type NoCellsProps = Pick<CellsProps, 'kind' | 'sheet' | 'place' | 'onPlace' | 'toForm'>;

/** Why there is nothing to fill in, and what to do about it. */
function NoCells({ kind, sheet, place, onPlace, toForm }: NoCellsProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { part_name: part, part_id: partId } = sheet;
  if (sheet.count === 0)
    return (
      <EmptyState
        title={say(texts.noSerials)}
        hint={say(texts.noSerialsHint)}
        action={
          <Can has="trace:binding:view">
            <Button type="primary" onClick={() => void navigate('/trace/binding')}>
              {say(texts.bind)}
            </Button>
          </Can>
        }
      />
    );
  if (sheet.steps.length > 0)
    return (
      <EmptyState
        title={say(texts.allDone)}
        action={
          <Button onClick={() => onPlace({ ...place, onlyMissing: false })}>
            {say(texts.showAll)}
          </Button>
        }
      />
    );
  const hasPlan = sheet.plan_id !== null;
  const to = hasPlan
    ? `/product/inspectionPlan?part_id=${partId}`
    : `/product/inspectionPlan?part_id=${partId}&form=add`;
  return (
    <EmptyState
      title={
        hasPlan
          ? say(texts.noSteps, { part, kind: say(qualityTexts.kinds[kind]) })
          : say(texts.noPlan, { part })
      }
      hint={say(texts.noPlanHint)}
      action={
        <div className={styles.ways}>
          <Can has="product:inspectionPlan:view">
            <Button type="primary" onClick={() => void navigate(to)}>
              {say(hasPlan ? texts.openPlans : texts.makePlan)}
            </Button>
          </Can>
          {toForm}
        </div>
      }
    />
  );
}

type SheetPagesProps = Pick<SheetTabProps, 'place' | 'onPlace'> & { sheet: SheetData };

/** Batches larger than a sheet are shown in parts. */
function SheetPages({ sheet, place, onPlace }: SheetPagesProps) {
  const say = useSay();
  const size = qualityLimits.sheetRows;
  if (sheet.count <= size) return null;
  const from = (place.page - 1) * size + 1;
  const to = Math.min(place.page * size, sheet.count);
  const turn = (page: number) => onPlace({ ...place, page });
  return (
    <>
      <span>{say(texts.shownRows, { from, to })}</span>
      <Button size="small" disabled={place.page === 1} onClick={() => turn(place.page - 1)}>
        {say(texts.previous)}
      </Button>
      <Button size="small" disabled={to === sheet.count} onClick={() => turn(place.page + 1)}>
        {say(texts.next)}
      </Button>
    </>
  );
}
