import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { AnswerPage } from '#admin/ui/AnswerPage.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { supplyChainCalls } from '#contract/features/query/supply-chain/contract.ts';
import { supplyChain } from '#contract/features/query/supply-chain/feature.ts';
import { supplyChainTexts } from '#contract/features/query/supply-chain/texts.ts';
import { Chain } from './Chain.tsx';
import { supplyChainPageTexts as texts } from './texts.ts';

const find = async (text: string, signal: AbortSignal) =>
  (await api(supplyChainCalls.find, { text }, { signal, quiet: true })).data;

/** The chain of a part, lot, batch or serial number, and what a recall of it reaches. */
export function Page() {
  const say = useSay();
  return (
    <AnswerPage
      title={supplyChain.title}
      line={supplyChainTexts.line}
      label={supplyChainTexts.fields.text}
      button={texts.find}
      hint={texts.start}
      name="supplyChain"
      find={find}
      width={1440}
    >
      {(answer, text) =>
        answer.found === 'chain' ? (
          <Chain key={text} chain={answer} />
        ) : (
          <Panel>
            <EmptyState title={say(texts.nothing, { text })} hint={say(texts.nothingHint)} />
          </Panel>
        )
      }
    </AnswerPage>
  );
}
