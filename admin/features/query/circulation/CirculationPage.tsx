import { api } from '#admin/app/api.ts';
import { AnswerPage } from '#admin/ui/AnswerPage.tsx';
import { circulationCalls } from '#contract/features/query/circulation/contract.ts';
import { circulation } from '#contract/features/query/circulation/feature.ts';
import { circulationTexts } from '#contract/features/query/circulation/texts.ts';
import { Answer } from './Answer.tsx';
import { circulationPageTexts as texts } from './texts.ts';

const find = async (text: string, signal: AbortSignal) =>
  (await api(circulationCalls.find, { text }, { signal, quiet: true })).data;

/** Who had something, where, and for how long: by its code, its batch or its shipment. */
export function Page() {
  return (
    <AnswerPage
      title={circulation.title}
      line={circulationTexts.line}
      label={circulationTexts.fields.text}
      button={texts.find}
      hint={texts.start}
      name="circulation"
      find={find}
      width={1280}
    >
      {(answer, text) => <Answer answer={answer} text={text} />}
    </AnswerPage>
  );
}
