import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { PageStarter } from '#contract/features/product/page-starters/contract.ts';
import { StarterCard } from './StarterCard.tsx';
import { StillPage } from '#admin/designer/look/StillPage.tsx';
import { pagesTexts as texts } from './texts.ts';
import { useDocument } from './use-page.ts';

type OwnStarterProps = {
  starter: PageStarter;
  width: number;
  isChosen: boolean;
  onChoose: (document: PageDocument) => void;
  tool: ReactNode;
};

/** A template of the company's own. */
export function OwnStarter({ starter, width, isChosen, onChoose, tool }: OwnStarterProps) {
  const say = useSay();
  const { data, refetch } = useDocument('pageStarter', starter.id, starter.version);
  const choose = async () => {
    const document = data ?? (await refetch()).data;
    if (document) onChoose(document);
  };
  return (
    <StarterCard
      name={starter.name}
      line={starter.remark || say(texts.blocks, { n: starter.blocks })}
      isChosen={isChosen}
      onChoose={() => void choose()}
      tool={tool}
    >
      <StillPage document={data} name={starter.name} width={width} />
    </StarterCard>
  );
}
