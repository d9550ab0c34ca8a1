import { useSay } from '#admin/app/language.ts';
import { PlainTable } from '#admin/ui/show/PlainTable.tsx';
import { Quantity } from '#admin/ui/show/Quantity.tsx';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import { chainKinds, type SupplyChain } from '#contract/features/query/supply-chain/contract.ts';
import { supplyChainTexts } from '#contract/features/query/supply-chain/texts.ts';
import { linkOf } from './node-link.ts';
import { supplyChainPageTexts as texts } from './texts.ts';
import styles from './supply-chain.module.css';

const { heads } = texts;

/** The same as the graph as a table: every step with what leads to it. */
export function ChainTable({ chain: { nodes, edges } }: { chain: SupplyChain }) {
  const say = useSay();
  const names = new Map(nodes.map(({ key, name }) => [key, name || say(texts.consumers)]));
  const before = Map.groupBy(edges, ({ to }) => to);
  return (
    <div className={styles.tables}>
      {chainKinds.map((kind) => {
        const own = nodes.filter((node) => node.kind === kind);
        if (own.length === 0) return null;
        const label = say(supplyChainTexts.kinds[kind]);
        return (
          <section key={kind} id={`chain-${kind}`}>
            <h3>
              {label} · {own.length}
            </h3>
            <PlainTable label={label} heads={[heads.name, heads.hint, heads.units, heads.from]}>
              {own.map((node) => {
                const to = linkOf(node);
                const name = node.name || say(texts.consumers);
                return (
                  <tr key={node.key}>
                    <th scope="row">{to ? <ReachableLink to={to}>{name}</ReachableLink> : name}</th>
                    <td>{node.hint || '–'}</td>
                    <td>{node.units === null ? '–' : <Quantity value={node.units} />}</td>
                    <td>
                      {(before.get(node.key) ?? [])
                        .slice(0, 5)
                        .map(({ from }) => names.get(from))
                        .join(', ') || '–'}
                    </td>
                  </tr>
                );
              })}
            </PlainTable>
          </section>
        );
      })}
    </div>
  );
}
