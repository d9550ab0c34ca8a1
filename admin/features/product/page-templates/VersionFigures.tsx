import { useSay } from '#admin/app/language.ts';
import type { PageTemplate } from '#contract/features/product/page-templates/contract.ts';
import type { PageFigures } from '#contract/features/product/page-templates/figures.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { pageFigureTexts as texts } from './figure-texts.ts';
import { versionsTexts } from './texts.ts';
import styles from './figures.module.css';

type VersionFiguresProps = {
  page: PageTemplate;
  versions: PageFigures['versions'];
  chosen: number;
  onChoose: (number: number) => void;
};

/** The figures of each version; the blocks of the chosen one are shown below. */
export function VersionFigures({ page, versions, chosen, onChoose }: VersionFiguresProps) {
  const say = useSay();
  const nameOf = (number: number) => (
    <>
      <button
        type="button"
        className={styles.version}
        aria-pressed={number === chosen}
        onClick={() => onChoose(number)}
      >
        {say(texts.nth, { n: number })}
      </button>
      {number === page.published && (
        <span className={styles.now}>
          {say(page.uses > 0 ? versionsTexts.shown : versionsTexts.published)}
        </span>
      )}
    </>
  );
  return (
    <section>
      <h3>{say(texts.byVersion)}</h3>
      <FiguresTable
        kind={page.kind}
        label={say(texts.byVersion)}
        rows={versions.map((row) => ({ ...row, name: nameOf(row.number) }))}
      />
    </section>
  );
}
