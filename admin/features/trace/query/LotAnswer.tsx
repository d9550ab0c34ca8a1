import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { LotStateDot } from '#admin/ui/materials/LotStateDot.tsx';
import { LotUseTable } from '#admin/ui/materials/LotUseTable.tsx';
import { OriginTable } from '#admin/ui/materials/OriginTable.tsx';
import { Receipt } from '#admin/ui/materials/Receipt.tsx';
import { materialUiTexts } from '#admin/ui/materials/texts.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import type { LotGenealogy } from '#contract/features/trace/lots/contract.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';
import { queryPageTexts as texts } from './texts.ts';
import styles from './query.module.css';

const { fields } = lotTexts;

/** A material lot: what it is, what it was made of, and the batches it is in. */
export function LotAnswer({ found: { lot, up, down, receipt } }: { found: LotGenealogy }) {
  const say = useSay();
  const reachable = useReachable();
  return (
    <div className={styles.answer}>
      <Panel
        title={`${say(lotTexts.one)} ${lot.code}`}
        extra={
          reachable.has('/trace/lot') && (
            <Link to={`/trace/lot?lot=${lot.id}`}>{say(texts.lot.open)}</Link>
          )
        }
      >
        <Facts>
          <Fact label={fields.part_name}>{lot.part_name}</Fact>
          <Fact label={fields.state}>
            <LotStateDot state={lot.state} />
          </Fact>
          <Fact label={fields.supplier_name}>{lot.supplier_name}</Fact>
          <Fact label={fields.supplier_lot}>{lot.supplier_lot}</Fact>
          <Fact label={fields.quantity}>{formatQuantity(lot.quantity, lot.unit_name)}</Fact>
          <Fact label={fields.left}>{formatQuantity(lot.left, lot.unit_name)}</Fact>
        </Facts>
      </Panel>
      {receipt && (
        <Panel>
          <Receipt receipt={receipt} />
        </Panel>
      )}
      <Panel title={say(materialUiTexts.uses)}>
        <LotUseTable uses={down} />
      </Panel>
      {lot.source_batch_id !== null && (
        <Panel title={say(materialUiTexts.origins)}>
          <OriginTable origins={up} />
        </Panel>
      )}
    </div>
  );
}
