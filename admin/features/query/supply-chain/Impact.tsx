import { useSay } from '#admin/app/language.ts';
import { BigFigures } from '#admin/ui/chart/BigFigures.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { PlainTable } from '#admin/ui/show/PlainTable.tsx';
import { Quantity } from '#admin/ui/show/Quantity.tsx';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import type { SupplyChain } from '#contract/features/query/supply-chain/contract.ts';
import { supplyChainTexts } from '#contract/features/query/supply-chain/texts.ts';
import { supplyChainPageTexts as texts } from './texts.ts';
import styles from './supply-chain.module.css';

const { kinds } = supplyChainTexts;
const { heads } = texts;

/** How many are affected forwards, and how many it came from backwards. */
export function Impact({ back, forward }: Pick<SupplyChain, 'back' | 'forward'>) {
  const say = useSay();
  return (
    <div className={styles.impact}>
      <section>
        <h3>{say(texts.back)}</h3>
        <BigFigures
          label={say(texts.back)}
          figures={[
            { key: 'suppliers', label: say(kinds.supplier), value: back.suppliers },
            { key: 'lots', label: say(kinds.lot), value: back.lots },
            { key: 'batches', label: say(kinds.batch), value: back.batches },
          ]}
        />
      </section>
      <section>
        <h3>{say(texts.forward)}</h3>
        <BigFigures
          label={say(texts.forward)}
          figures={[
            { key: 'units', label: say(texts.units), value: forward.units, tone: 'caution' },
            { key: 'batches', label: say(kinds.batch), value: forward.batches },
            { key: 'shipments', label: say(kinds.shipment), value: forward.shipments },
            { key: 'dealers', label: say(kinds.dealer), value: forward.dealers },
            { key: 'customers', label: say(kinds.customer), value: forward.customers },
          ]}
        />
      </section>
    </div>
  );
}

/** Who has the affected units now. */
export function HolderTable({ holders }: Pick<SupplyChain, 'holders'>) {
  const say = useSay();
  return (
    <Panel title={say(texts.holders)}>
      {holders.length === 0 ? (
        <EmptyState compact title={say(texts.noHolders)} />
      ) : (
        <PlainTable label={say(texts.holders)} heads={[heads.holder, heads.units, heads.onWay]}>
          {holders.map(({ kind, id, name, units, on_way: onWay }) => (
            <tr key={`${kind}${id}`}>
              <th scope="row">
                {kind === 'dealer' || kind === 'customer' ? (
                  <ReachableLink to={`/query/shippingDetail?${kind}_id=${id}`}>
                    {name}
                  </ReachableLink>
                ) : kind === 'consumer' && id !== null ? (
                  `${say(kinds.consumer)} · ${name}`
                ) : (
                  name
                )}
              </th>
              <td>
                <Quantity value={units} />
              </td>
              <td>
                <Quantity value={onWay} />
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Panel>
  );
}
