import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { api, ApiError } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { CodeList } from '#admin/ui/codes/CodeList.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter } from '#admin/ui/list/types.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { ScanBand } from '#admin/ui/scanner/ScanBand.tsx';
import { ScanField } from '#admin/ui/scanner/ScanField.tsx';
import { useScans } from '#admin/ui/scanner/use-scans.ts';
import { IdentifierStateDot } from '#admin/ui/show/IdentifierState.tsx';
import { stateTexts } from '#contract/codes/states.ts';
import { codes as answers } from '#contract/envelope.ts';
import {
  stockCalls,
  type Stock,
  type StockCode,
} from '#contract/features/dealer/stock/contract.ts';
import { dealerStock } from '#contract/features/dealer/stock/feature.ts';
import { stockTexts } from '#contract/features/dealer/stock/texts.ts';
import { Counts } from './Counts.tsx';
import { stockPageTexts as texts } from './texts.ts';
import styles from '#admin/ui/goods/goods.module.css';

const columns: readonly Column<Stock>[] = [
  { field: 'part_name', width: 220 },
  { field: 'part_code', width: 140 },
  { field: 'units', width: 90, kind: 'quantity' },
  { field: 'on_way', width: 90, kind: 'quantity' },
  { field: 'blocked', width: 110, kind: 'quantity' },
  { field: 'held_since', width: 140, kind: 'time' },
];
const codeColumns: readonly Column<StockCode>[] = [
  { field: 'code', width: 212, kind: 'code' },
  { field: 'batch_code', width: 140 },
  { field: 'parent_code', width: 212, kind: 'code' },
  {
    field: 'state',
    width: 100,
    states: stateTexts,
    render: ({ state }) => <IdentifierStateDot state={state} />,
  },
  { field: 'held_since', width: 140, kind: 'time' },
];
const filters: readonly Filter<'keyword'>[] = [{ field: 'keyword', kind: 'text' }];
const { index } = stockCalls;
const calls = { index };
const detail = ({ id }: Stock) => (
  <CodeList
    call={stockCalls.codes}
    filters={{ part_id: id }}
    columns={codeColumns}
    texts={stockTexts}
  />
);
const nameOf = ({ part_name: name }: Stock) => name;

/** What a dealer holds, by product; a scanner tells of a single one. */
export function Page() {
  const say = useSay();
  const navigate = useNavigate();
  const reachable = useReachable();
  return (
    <DataPage
      calls={calls}
      title={dealerStock.title}
      texts={stockTexts}
      columns={columns}
      filters={filters}
      expand={detail}
      nameOf={nameOf}
      lead={
        <>
          <LookUp />
          <Counts />
        </>
      }
      start={
        reachable.has('/goods/receive') && (
          <Button type="primary" onClick={() => void navigate('/goods/receive')}>
            {say(texts.toReceive)}
          </Button>
        )
      }
    />
  );
}

function LookUp() {
  const { scan, result } = useScans(async ([code], { quiet }) => {
    const { data } = await api(stockCalls.info, { code: code! }, { quiet }).catch(
      (failure: unknown) => {
        if (failure instanceof ApiError && failure.code === answers.notFound)
          throw new ApiError({ code: failure.code, msg: sayNow(texts.notMine), data: null });
        throw failure;
      },
    );
    const state = sayNow(stateTexts[data.state]);
    return sayNow(texts.found, { part: data.part_name, state, n: data.units });
  });
  return (
    <Panel>
      <div className={styles.board}>
        <ScanField onScan={scan} label={texts.look} hint={null} />
        {result && <ScanBand result={result} />}
      </div>
    </Panel>
  );
}
