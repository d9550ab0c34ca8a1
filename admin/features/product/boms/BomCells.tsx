import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import type { Bom } from '#contract/features/product/boms/contract.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { bomPageTexts as texts } from './texts.ts';
import styles from './boms.module.css';

/** The version, and whether it is the one used unless another is chosen. */
export function VersionCell({ version_no: version, is_current: isCurrent }: Bom) {
  const say = useSay();
  return (
    <span className={styles.version}>
      {say(bomTexts.versionNo, { n: version })}
      {isCurrent && <small className={styles.current}>{say(texts.current)}</small>}
    </span>
  );
}

/** A part by name and code. */
export function PartText({ name, code }: { name: string; code: string }) {
  return (
    <span className={styles.partText} title={`${name} ${code}`}>
      {name} <CodeText code={code} copyable={false} />
    </span>
  );
}
