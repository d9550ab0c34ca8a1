import { useLanguage, useSay } from '#admin/app/language.ts';
import { StillPage } from '#admin/designer/look/StillPage.tsx';
import { useVersion } from '#admin/designer/look/use-version.ts';
import { summaryOf } from '#admin/designer/outline/summary.ts';
import { RankBars } from '#admin/ui/chart/RankBars.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import type { PageDocument } from '#blocks/kit/document.ts';
import { findSpec } from '#blocks/list.ts';
import type { PageTemplate } from '#contract/features/product/page-templates/contract.ts';
import type { PageFigures } from '#contract/features/product/page-templates/figures.ts';
import { pageFigureTexts as texts } from './figure-texts.ts';
import styles from './figures.module.css';

type BlockTapsProps = { page: PageTemplate; number: number; taps: PageFigures['blocks'] };

/** Which blocks of a version were tapped how often, with their pictures. */
export function BlockTaps({ page, number, taps }: BlockTapsProps) {
  const say = useSay();
  const version = useVersion(page.id, number);
  const label = say(texts.byBlock, { n: number });
  return (
    <section>
      <h3>{label}</h3>
      {taps.length === 0 ? (
        <p className={styles.none}>{say(texts.noTaps, { n: number })}</p>
      ) : (
        <Loaded query={version} skeleton={<div className={styles.skeleton} />}>
          {(document) => (
            <RankBars
              label={label}
              ranks={taps.map(({ block, taps: value }) => ({
                key: block,
                value,
                name: <BlockName document={document} id={block} />,
              }))}
            />
          )}
        </Loaded>
      )}
    </section>
  );
}

function BlockName({ document, id }: { document: PageDocument; id: string }) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const block = document.blocks[id];
  const type = say((block && findSpec(block.type)?.name) ?? texts.unknown);
  const name = block?.name ?? type;
  const place = say(texts.place, { n: document.order.indexOf(id) + 1 });
  const summary = block ? summaryOf(block, language) : '';
  const alone = { ...document, setup: { ...document.setup, isPerson: true }, order: [id] };
  return (
    <span className={styles.block}>
      <StillPage document={alone} name={name} width={112} height={220} />
      <span className={styles.words}>
        <strong>{name}</strong>
        <small>{[place, block?.name && type, summary].filter(Boolean).join(' · ')}</small>
      </span>
    </span>
  );
}
