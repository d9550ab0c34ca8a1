import { stateOf, stateTexts } from '#contract/codes/states.ts';
import { codes } from '#contract/envelope.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { languages } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { codeTexts } from './code-texts.ts';
import type { Looked, Moving } from './move.ts';

const sentence = (text: Text, params: (language: (typeof languages)[number]) => object): Text =>
  Object.fromEntries(
    languages.map((language) => [language, say(text, language, params(language) as never)]),
  ) as Text;

/** Numbers that do not exist or belong to another company. */
export const missing = (count: number): Refusal =>
  new Refusal(identifierTexts.errors.unknownIds, { code: codes.notFound, params: { n: count } });

/** Reports how many cannot be moved, and the first of them with its state. */
export async function refuseWrong(
  app: App,
  tx: Tx,
  moving: Moving,
  looked: Looked,
  asked: number,
  misfitText: Text,
): Promise<void> {
  const { errors } = identifierTexts;
  const rowOf = async (seq: number) => {
    const row = await tx
      .selectFrom('identifier')
      .select(['seq', 'code', 'state'])
      .where('company_id', '=', moving.companyId)
      .where('seq', '=', seq)
      .executeTakeFirstOrThrow();
    const code = (await codeTexts(app, tx, moving.companyId, [row])).get(seq) ?? '';
    return { code, state: stateTexts[stateOf(row.state)] };
  };
  if (looked.total < asked)
    throw new Refusal(errors.unknownIds, {
      code: codes.notFound,
      params: { n: asked - looked.total },
    });
  if (looked.wrong > 0) {
    const { code, state } = await rowOf(looked.wrong_seq!);
    throw new Refusal(
      sentence(errors.wrongState, (language) => ({
        n: looked.wrong,
        code,
        state: state[language],
        command: moving.called[language],
      })),
    );
  }
  if (looked.misfits > 0) {
    const { code } = await rowOf(looked.misfit_seq!);
    throw new Refusal(sentence(misfitText, () => ({ n: looked.misfits, code })));
  }
}
