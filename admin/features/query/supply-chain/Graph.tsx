import { useMemo } from 'react';
import { useSay } from '#admin/app/language.ts';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import type { ChainKind, SupplyChain } from '#contract/features/query/supply-chain/contract.ts';
import { supplyChainTexts } from '#contract/features/query/supply-chain/texts.ts';
import { box, layOut, pathOf, type Placed } from './layout.ts';
import { linkOf } from './node-link.ts';
import { supplyChainPageTexts as texts } from './texts.ts';
import styles from './supply-chain.module.css';

type GraphProps = {
  chain: SupplyChain;
  /** Opens the list of all of a kind. */
  onMore: (kind: ChainKind) => void;
};

/** The chain from left to right, by columns; what there is no room for is folded into one box. */
export function Graph({ chain, onMore }: GraphProps) {
  const say = useSay();
  const { nodes, edges, subject } = chain;
  const { width, height, heads, placed, lines } = useMemo(
    () => layOut(nodes, edges),
    [nodes, edges],
  );
  const own = `${subject.kind} ${subject.id}`;
  const label = say(texts.graphLabel, { n: nodes.length });
  return (
    <div className={styles.room} role="region" aria-label={label} tabIndex={0}>
      <div className={styles.graph} style={{ width, height }}>
        <svg width={width} height={height} aria-hidden="true">
          {lines.map((line) => (
            <path key={line.key} d={pathOf(line)} className={styles.line} />
          ))}
        </svg>
        {heads.map(({ kinds, x, n }) => (
          <strong key={x} className={styles.head} style={{ insetInlineStart: x, width: box.width }}>
            {kinds.map((kind) => say(supplyChainTexts.kinds[kind])).join(' / ')} · {n}
          </strong>
        ))}
        {placed.map((one) => (
          <div
            key={`${one.x} ${one.y}`}
            className={styles.box}
            data-own={one.kind === 'node' && one.node.key === own}
            style={{ insetInlineStart: one.x, top: one.y, width: box.width, height: box.height }}
          >
            <Step of={one} onMore={onMore} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Step({ of, onMore }: { of: Placed; onMore: GraphProps['onMore'] }) {
  const say = useSay();
  if (of.kind === 'more')
    return (
      <button type="button" className={styles.more} onClick={() => onMore(of.of)}>
        {say(texts.more, { n: of.n })}
      </button>
    );
  const { node } = of;
  const name = node.name || say(texts.consumers);
  const to = linkOf(node);
  const hint = node.hint || (node.units === null ? '' : say(texts.unitsOf, { n: node.units }));
  return (
    <>
      <span className={styles.name} title={name}>
        {to ? <ReachableLink to={to}>{name}</ReachableLink> : name}
      </span>
      <small title={hint}>{hint}</small>
    </>
  );
}
