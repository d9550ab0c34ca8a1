import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Receipt } from '#admin/ui/materials/Receipt.tsx';
import { LotStateDot } from '#admin/ui/materials/LotStateDot.tsx';
import { LotUseTable } from '#admin/ui/materials/LotUseTable.tsx';
import { OriginTable } from '#admin/ui/materials/OriginTable.tsx';
import { materialUiTexts } from '#admin/ui/materials/texts.ts';
import { Nonconformances } from '#admin/ui/nonconformances/Nonconformances.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import {
  lotCalls,
  type Lot,
  type LotGenealogy,
  type LotHolders,
} from '#contract/features/trace/lots/contract.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';
import { moves, nameOf } from './actions.ts';
import { lotPageTexts as texts } from './texts.ts';
import styles from '#admin/ui/materials/materials.module.css';

const width = 820;
const { fields } = lotTexts;

/** One lot: its inspection, where it came from, where it went, and who holds the products it is in. */
export function LotDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['materialLot', spokenKey, 'genealogy', id],
    queryFn: async ({ signal }) =>
      (await api(lotCalls.genealogy, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const lot = query.data?.lot;
  const { buttons, dialogs } = useMoveButtons(moves, lot, nameOf);
  return (
    <>
      <RecordDrawer
        query={query}
        one={lotTexts.one}
        title={lot ? say(texts.title, { code: lot.code }) : say(lotTexts.one)}
        width={width}
        actions={buttons}
        onClose={onClose}
      >
        {(found) => <LotRecord found={found} />}
      </RecordDrawer>
      {dialogs}
    </>
  );
}

function LotRecord({ found: { lot, up, down, receipt } }: { found: LotGenealogy }) {
  const say = useSay();
  return (
    <RecordParts>
      <LotFacts lot={lot} />
      <Nonconformances
        subject="lot"
        id={lot.id}
        from={{ source: 'lot', source_id: lot.id }}
        heading="h4"
      />
      <Receipt receipt={receipt} />
      {lot.source_batch_id !== null && (
        <section className={styles.section}>
          <h4>{say(texts.up)}</h4>
          <OriginTable origins={up} />
        </section>
      )}
      <section className={styles.section}>
        <h4>{say(materialUiTexts.uses)}</h4>
        <LotUseTable uses={down} />
      </section>
      {down.length > 0 && <Holders id={lot.id} />}
    </RecordParts>
  );
}

function LotFacts({ lot }: { lot: Lot }) {
  const say = useSay();
  return (
    <Facts>
      <Fact label={fields.part_name}>{lot.part_name}</Fact>
      <Fact label={fields.state}>
        <LotStateDot state={lot.state} />
      </Fact>
      <Fact label={texts.stock}>
        {say(texts.leftOf, {
          left: formatQuantity(lot.left),
          all: formatQuantity(lot.quantity),
          unit: lot.unit_name,
        })}
      </Fact>
      <Fact label={fields.supplier_name}>{lot.supplier_name}</Fact>
      <Fact label={fields.supplier_lot}>{lot.supplier_lot}</Fact>
      <Fact label={fields.source_batch_id}>{lot.source_batch_code}</Fact>
      <Fact label={fields.received_date}>{lot.received_date}</Fact>
      <Fact label={fields.expire_date}>{lot.expire_date}</Fact>
      <Fact label={fields.inspect_user}>{lot.inspect_user}</Fact>
      <Fact label={fields.inspect_time}>
        {lot.inspect_time && <DateTime at={lot.inspect_time} />}
      </Fact>
      {lot.reason && (
        <Fact label={fields.reason} wide>
          {lot.reason}
        </Fact>
      )}
      {lot.remark && (
        <Fact label={fields.remark} wide>
          {lot.remark}
        </Fact>
      )}
    </Facts>
  );
}

/** Counted apart: that takes longer where there are many. */
function Holders({ id }: { id: number }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['materialLot', spokenKey, 'holders', id],
    queryFn: async ({ signal }) =>
      (await api(lotCalls.holders, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  return (
    <section className={styles.section} aria-label={say(texts.holders)}>
      <h4>{say(texts.holders)}</h4>
      <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
        {(found) => <HolderTable found={found} />}
      </Loaded>
    </section>
  );
}

function HolderTable({ found: { holders, total } }: { found: LotHolders }) {
  const say = useSay();
  if (holders.length === 0) return <p className={styles.none}>{say(texts.noHolders)}</p>;
  return (
    <>
      <p className={styles.none}>{say(texts.total, { n: formatQuantity(total) })}</p>
      <div className={styles.room} role="region" aria-label={say(texts.holders)} tabIndex={0}>
        <table className={styles.table}>
          <tbody>
            {holders.map((one, at) => (
              <tr key={at}>
                <th scope="row">{one.name}</th>
                <td>{one.kind !== 'company' && say(lotTexts.holders[one.kind])}</td>
                <td>{one.phone}</td>
                <td className={styles.figure}>{formatQuantity(one.units)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
