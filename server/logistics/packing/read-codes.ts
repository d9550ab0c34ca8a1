import { codes as answers } from '#contract/envelope.ts';
import { stateOf, stateTexts } from '#contract/codes/states.ts';
import { moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import type { StaffSession } from '../../access/sessions.ts';
import type { Run } from '../../events/new-event.ts';
import { countOf, runsOfSelection } from '../../identifiers/selection.ts';
import { codeTexts } from '../../identifiers/code-texts.ts';
import { findNumbers } from '../../identifiers/find.ts';
import type { Item } from '../goods.ts';
import { unknownCodes } from '../refuse.ts';
import type { RecordCall } from '../../records/plan.ts';
import { Refusal } from '../../refusal.ts';

export type Call = RecordCall<StaffSession>;
type Range = { first_code: string; last_code: string };

/** The number of a code, as a scanner read it; `field` is told if there is none. */
export async function readOne(
  { app, tx, session }: Pick<Call, 'app' | 'tx' | 'session'>,
  text: string,
  field: 'old' | 'new' | 'code',
): Promise<number> {
  const seq = (await findNumbers(app, tx, session.companyId, [text])).get(text);
  if (seq === undefined) throw unknownOne(text, field);
  return seq;
}

const unknownOne = (text: string, field: string) =>
  new Refusal(packingTexts.errors.unknownCode, {
    code: answers.notFound,
    field,
    params: { code: text.slice(0, 64) },
  });

type Asked = { parent: string; codes: readonly string[]; ranges?: readonly Range[] };

/** The number of a box, and those of codes and ranges, each once, in the order in which they were given. */
export async function readAsked(
  call: Call,
  { parent: box, codes, ranges = [] }: Asked,
): Promise<{ parent: number; children: number[] }> {
  const { app, tx, session } = call;
  const found = await findNumbers(app, tx, session.companyId, [box, ...codes]);
  const parent = found.get(box);
  if (parent === undefined) throw unknownOne(box, 'parent');
  const missing = [...new Set(codes.filter((code) => !found.has(code)))];
  if (missing.length > 0) throw unknownCodes(missing);
  const numbers = codes.map((code) => found.get(code)!);
  for (const { first, last } of await runsIn(call, ranges, codes.length))
    for (let seq = first; seq <= last; seq += 1) numbers.push(seq);
  return { parent, children: [...new Set(numbers)] };
}

async function runsIn(call: Call, ranges: readonly Range[], beside: number): Promise<Run[]> {
  if (ranges.length === 0) return [];
  const chosen = { ids: [], codes: [], ranges: [...ranges], pack_id: null };
  const runs = await runsOfSelection(call, chosen);
  const n = countOf(runs) + beside;
  if (n > moveLimits.listed)
    throw new Refusal(identifierTexts.errors.tooMany, {
      code: answers.invalid,
      field: 'ranges',
      params: { most: moveLimits.listed, n },
    });
  return runs;
}

/**
 * Reads and locks these rows, always in the order of their numbers. Whatever is in a box is locked before the box's own
 * row in `container`.
 */
export async function lockItems(
  { app, tx, session }: Call,
  numbers: readonly number[],
): Promise<Map<number, Item>> {
  const wanted = [...new Set(numbers)];
  const rows = await tx
    .selectFrom('identifier')
    .select([
      'seq',
      'seq as root',
      'level',
      'state',
      'part_id',
      'batch_id',
      'parent_seq',
      'dealer_id',
      'customer_id',
      'code',
    ])
    .where('company_id', '=', session.companyId)
    .where((is) => is('seq', '=', is.fn.any(is.val(wanted))))
    .orderBy('seq')
    .forUpdate()
    .execute();
  const items = new Map(rows.map((row) => [row.seq, { ...row, state: stateOf(row.state) }]));
  const missing = wanted.filter((seq) => !items.has(seq)).map((seq) => ({ seq, code: null }));
  // Their pack is still being made.
  if (missing.length > 0)
    throw unknownCodes([...(await codeTexts(app, tx, session.companyId, missing)).values()]);
  return items;
}

/** Refuses a command because of one code that stands in a field of its own. */
export async function refuseOne(
  { app, tx, session }: Call,
  field: 'parent' | 'old' | 'new',
  item: Item,
  why: Text,
  params: TextParams = {},
): Promise<never> {
  const code = (await codeTexts(app, tx, session.companyId, [item])).get(item.seq) ?? '';
  const said = (language: keyof Text) => ({
    code,
    state: say(stateTexts[item.state], language),
    ...params,
  });
  throw new Refusal(
    {
      zh_CN: say(why, 'zh_CN', said('zh_CN')),
      en: say(why, 'en', said('en')),
      zh_TW: say(why, 'zh_TW', said('zh_TW')),
    },
    {
      errors: (language) => [
        { field, msg: say(why, language, said(language)), code, state: item.state },
      ],
    },
  );
}
