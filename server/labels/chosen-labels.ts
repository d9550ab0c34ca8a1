import { sql, type RawBuilder } from 'kysely';
import './tables.ts';
import { codes as answers, type FieldError } from '#contract/envelope.ts';
import { stateOf, stateTexts } from '#contract/codes/states.ts';
import type { LabelState } from '#contract/features/trace/print-jobs/contract.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { findNumbers } from '../identifiers/find.ts';
import { unknownCodes } from '../logistics/refuse.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';

type Call = RecordCall<StaffSession>;
const { errors } = printJobTexts;

/** Which labels: by code, by number, or from one number to another. */
export type Chosen = {
  id: number;
  codes: readonly string[] | null;
  numbers: readonly number[] | null;
  range: { from: number; to: number } | null;
  /** Of a range only what was handed out until then. */
  until?: string | null;
};
export type Label = {
  number: number;
  seq: number;
  state: LabelState;
  is_reprint: boolean;
  claim_id: string | null;
  identifier: number;
  code: string | null;
};

const columns = sql`l.number, l.seq, l.state, l.is_reprint, l.claim_id, i.state as identifier, i.code`;

/**
 * The chosen labels of a locked run, locked with their codes in the order of these. Of a range only those in the wanted
 * states; of several labels of one code the first in these, else the last in the states that are named next.
 */
export async function labelsOf(
  call: Call,
  chosen: Chosen,
  wanted: readonly LabelState[],
  next: readonly LabelState[] = [],
): Promise<Label[]> {
  const { app, tx, session } = call;
  const company = session.companyId;
  const given = [chosen.codes, chosen.numbers, chosen.range].filter((one) => one !== null);
  if (given.length !== 1)
    throw new Refusal(errors.notChosen, { code: answers.invalid, field: 'codes' });
  const read = async (which: RawBuilder<unknown>): Promise<Label[]> => {
    const { rows } = await sql<Label>`
      select ${columns} from print_label l join identifier i on i.company_id = l.company_id and i.seq = l.seq
      where l.company_id = ${company} and l.job_id = ${chosen.id} and ${which}
      order by i.seq for update of i, l`.execute(tx);
    return rows;
  };
  if (chosen.range)
    return read(sql`l.number between ${chosen.range.from} and ${chosen.range.to}
      and l.state = any(${[...wanted]}::text[])
      and (${chosen.until ?? null}::timestamptz is null
        or date_trunc('milliseconds', l.claim_time) <= ${chosen.until ?? null}::timestamptz)`);
  if (chosen.numbers) {
    const numbers = [...new Set(chosen.numbers)];
    const found = await read(sql`l.number = any(${numbers}::integer[])`);
    if (found.length < numbers.length) {
      const there = new Set(found.map(({ number }) => number));
      const missing = numbers.filter((number) => !there.has(number));
      throw new Refusal(errors.noNumber, {
        code: answers.notFound,
        field: 'numbers',
        params: { n: missing[0]! },
      });
    }
    return found;
  }
  const typed = [...new Set(chosen.codes)];
  const found = await findNumbers(app, tx, company, typed);
  const missing = typed.filter((code) => !found.has(code));
  if (missing.length > 0) throw unknownCodes(missing);
  const seqs = [...new Set(found.values())];
  const all = await read(sql`l.seq = any(${seqs}::bigint[])`);
  const bySeq = new Map<number, Label[]>();
  for (const one of all) bySeq.set(one.seq, [...(bySeq.get(one.seq) ?? []), one]);
  await refuseLabels(
    call,
    seqs
      .filter((seq) => !bySeq.has(seq))
      .map((seq) => ({ seq, code: null, state: 'unknown', why: errors.notInJob })),
  );
  return [...bySeq.values()].map((labels) => {
    const ordered = labels.toSorted((one, other) => one.number - other.number);
    return (
      ordered.find(({ state }) => wanted.includes(state)) ??
      ordered.findLast(({ state }) => next.includes(state)) ??
      ordered.at(-1)!
    );
  });
}

/** The claim that is answered for; without one, any claim on these labels. */
export type OfClaim = { claim_id?: string | null };
export const isHeldElsewhere = ({ claim_id: claim = null }: OfClaim, label: Label) =>
  claim !== null && label.claim_id !== claim;

/** A program knows what it claimed; without the claim it would answer for labels that another one is printing. */
export function checkClaim(
  { session }: Call,
  { claim_id: claim = null }: OfClaim,
  labels: Label[],
): void {
  const isOfStation = labels.some((label) => label.state === 'claimed' && label.claim_id !== null);
  if (session.key && claim === null && isOfStation)
    throw new Refusal(errors.noClaim, { code: answers.invalid, field: 'claim_id' });
}

export type Culprit = {
  seq: number;
  code: string | null;
  state: string;
  why: Text;
  params?: (language: Parameters<typeof say>[1]) => TextParams;
};

/** Refuses the whole command because of some of its labels, each with its reason. */
export async function refuseLabels({ app, tx, session }: Call, culprits: readonly Culprit[]) {
  if (culprits.length === 0) return;
  const listed = culprits.slice(0, 100);
  const texts = await codeTexts(app, tx, session.companyId, listed);
  const line = ({ seq, why, params }: Culprit, language: Parameters<typeof say>[1]) =>
    say(why, language, { code: texts.get(seq) ?? '', ...params?.(language) });
  throw new Refusal(
    inEveryLanguage((language) => line(culprits[0]!, language)),
    {
      code: answers.conflict,
      data: { count: culprits.length },
      errors: (language): FieldError[] =>
        listed.map((culprit) => ({
          field: 'codes',
          msg: line(culprit, language),
          code: texts.get(culprit.seq) ?? '',
          state: culprit.state,
        })),
    },
  );
}

export const culpritOf = (label: Label, why: Text): Culprit => ({
  seq: label.seq,
  code: label.code,
  state: label.state,
  why,
  params: (language) => ({
    label: say(printJobTexts.labelStates[label.state], language),
    state: say(stateTexts[stateOf(label.identifier)], language),
  }),
});
