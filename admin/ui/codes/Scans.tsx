import { useSay } from '#admin/app/language.ts';
import { ScanList } from '#admin/ui/show/ScanList.tsx';
import type { ScanRow } from '#contract/features/identity/identifiers/contract.ts';
import { codesTexts } from './texts.ts';
import styles from './codes.module.css';

const texts = codesTexts.record;

/** The scans of a code, or that there are none. */
export function Scans({ scans }: { scans: readonly ScanRow[] }) {
  const say = useSay();
  return scans.length > 0 ? (
    <ScanList scans={scans} />
  ) : (
    <p className={styles.none}>{say(texts.noScans)}</p>
  );
}
