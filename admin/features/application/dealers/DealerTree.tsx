import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { dealerCalls, type DealerBranch } from '#contract/features/application/dealers/contract.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import { DealerState, ProvinceNames } from './DealerCells.tsx';
import { dealersPageTexts as texts } from './texts.ts';
import styles from './dealers.module.css';

type Below = ReadonlyMap<number | null, readonly DealerBranch[]>;

/** By whom they are supplied; one whose supplier is not listed is supplied by the company. */
function belowOf(dealers: readonly DealerBranch[]): Below {
  const known = new Set(dealers.map(({ id }) => id));
  return Map.groupBy(dealers, ({ parent_id: parent }) =>
    parent !== null && known.has(parent) ? parent : null,
  );
}

/** Who supplies whom, with the provinces where each may sell today. */
export function DealerTree({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['dealer', spokenKey, 'tree'],
    queryFn: async ({ signal }) => (await api(dealerCalls.tree, {}, { signal, quiet: true })).data,
    staleTime: 0,
  });
  return (
    <RecordDrawer
      query={query}
      one={dealerTexts.one}
      title={say(texts.tree.open)}
      width={560}
      onClose={onClose}
    >
      {(dealers) => <Tree dealers={dealers} onClose={onClose} />}
    </RecordDrawer>
  );
}

type TreeProps = { dealers: readonly DealerBranch[]; onClose: () => void };

function Tree({ dealers, onClose }: TreeProps) {
  const say = useSay();
  const below = useMemo(() => belowOf(dealers), [dealers]);
  if (dealers.length === 0) return <EmptyState compact title={say(texts.tree.none)} />;
  return (
    <>
      <strong>{say(texts.tree.company)}</strong>
      <Branches of={null} below={below} onClose={onClose} />
    </>
  );
}

type BranchesProps = { of: number | null; below: Below; onClose: () => void };

function Branches({ of, below, onClose }: BranchesProps) {
  const say = useSay();
  const branches = below.get(of) ?? [];
  if (branches.length === 0) return null;
  return (
    <ul className={styles.tree}>
      {branches.map((dealer) => {
        const count = below.get(dealer.id)?.length ?? 0;
        return (
          <li key={dealer.id}>
            <div className={styles.branch}>
              <Link
                to={`/appCenter/dealer?keyword=${encodeURIComponent(dealer.code)}`}
                onClick={onClose}
              >
                {dealer.name}
              </Link>
              {dealer.disabled && <DealerState isDisabled />}
              <span className={styles.quiet}>
                <ProvinceNames of={dealer} />
              </span>
              {count > 0 && (
                <span className={styles.quiet}>{say(texts.tree.below, { n: count })}</span>
              )}
            </div>
            <Branches of={dealer.id} below={below} onClose={onClose} />
          </li>
        );
      })}
    </ul>
  );
}
