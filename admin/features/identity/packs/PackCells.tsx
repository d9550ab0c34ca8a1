import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { ProgressBar } from '#admin/ui/show/ProgressBar.tsx';
import type { IdentifierPack, PackState } from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import styles from './packs.module.css';

const barTones: Record<PackState, 'busy' | 'good' | 'bad' | 'idle'> = {
  making: 'busy',
  paused: 'idle',
  ready: 'good',
  cancelled: 'idle',
  failed: 'bad',
};

/** How many of the ordered codes are made. */
export function PackProgress({ pack }: { pack: IdentifierPack }) {
  return <ProgressBar done={pack.made} total={pack.quantity} tone={barTones[pack.state]} />;
}

/** The part, and below it the batch; both may be empty until the codes are bound. */
export function ProductCell({ pack }: { pack: IdentifierPack }) {
  if (!pack.part_name) return <span aria-hidden="true">–</span>;
  return (
    <span className={styles.product} title={`${pack.part_name} ${pack.batch_code}`}>
      {pack.part_name}
      {pack.batch_code && <CodeText code={pack.batch_code} copyable={false} />}
    </span>
  );
}

export function LevelText({ pack }: { pack: IdentifierPack }) {
  return useSay()(packTexts.levels[pack.level]);
}
