import { codes as answers, type FieldError } from '#contract/envelope.ts';
import { stateTexts, type IdentifierState } from '#contract/codes/states.ts';
import { logisticsTexts } from '#contract/codes/logistics-texts.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { Refusal } from '../refusal.ts';
import type { Item } from './item.ts';

/** At most so many culprits are listed; their count is told anyway. */
const mostListed = 100;

/** One item that a command cannot take, and why. */
export type Culprit = {
  item: Item;
  why: Text;
  params?: TextParams;
  /** It is not the caller's: its state is not told. */
  isForeign?: boolean;
};

/** Codes that nobody has, or somebody else. */
export function unknownCodes(codes: readonly string[]): Refusal {
  const { unknown, unknownCode } = logisticsTexts.errors;
  return new Refusal(unknown, {
    code: answers.notFound,
    params: { n: codes.length, code: codes[0]!.slice(0, 64) },
    data: { count: codes.length },
    errors: (language) =>
      codes.slice(0, mostListed).map((code) => ({
        field: 'codes',
        msg: say(unknownCode, language, { code: code.slice(0, 64) }),
        code: code.slice(0, 512),
        state: 'unknown',
      })),
  });
}

/** A refusal of goods, with the numbers of its culprits and of what was scanned for them. */
export class GoodsRefusal extends Refusal {
  /** By number: the places of its reasons in the list of errors. */
  readonly about: ReadonlyMap<number, readonly number[]>;

  constructor(
    text: Text,
    details: ConstructorParameters<typeof Refusal>[1],
    culprits: readonly Culprit[],
  ) {
    super(text, details);
    const about = new Map<number, number[]>();
    for (const [at, { item }] of culprits.entries())
      for (const number of new Set([item.seq, item.root]))
        about.set(number, [...(about.get(number) ?? []), at]);
    this.about = about;
  }
}

/** Refuses a whole command because of some of its codes, each with its reason; `count`: where not all were read. */
export async function refuseItems(
  asker: { app: App; tx: Tx; session: { companyId: number } },
  culprits: readonly Culprit[],
  count = culprits.length,
): Promise<void> {
  if (culprits.length === 0) return;
  const listed = culprits.slice(0, mostListed);
  const items = listed.map(({ item }) => item);
  const texts = await codeTexts(asker.app, asker.tx, asker.session.companyId, items);
  const errorsIn = (language: Language): FieldError[] =>
    listed.map(({ item, why, params, isForeign }) => {
      const code = texts.get(item.seq) ?? '';
      const state = say(stateTexts[item.state], language);
      return {
        field: 'codes',
        msg: say(why, language, { code, state, ...params }),
        code,
        state: isForeign ? 'unknown' : item.state,
      };
    });
  const details = {
    code: answers.conflict,
    params: { n: count, code: texts.get(items[0]!.seq) ?? '' },
    data: { count },
    errors: errorsIn,
  };
  throw new GoodsRefusal(logisticsTexts.errors.refused, details, culprits);
}

/** Those whose state does not allow a step. */
export const wrongState = (
  items: readonly Item[],
  allowed: readonly IdentifierState[],
  why: Text = logisticsTexts.errors.wrongState,
): Culprit[] =>
  items.filter(({ state }) => !allowed.includes(state)).map((item) => ({ item, why }));
