import { clockOf } from '#blocks/kit/times.ts';
import { isHidden } from '#contract/codes/mark.ts';
import {
  checkedBefore,
  firstByYou,
  firstByYouAlone,
  firstChecked,
  reasons as reasonTexts,
  type Reason,
  type Verdict,
} from '#contract/codes/verdicts.ts';
import type { QueryAnswer, QueryResult } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { App } from '../app.ts';
import { markOf } from '../codes/marks.ts';
import type { Scanned } from './batch.ts';
import type { ThrottleState } from './brute-force.ts';
import type { LockedIdentifier } from './log.ts';
import type { Judged } from './verdict.ts';
import { productOf, type CertifiedFactory } from './products.ts';
import { writeReference } from './reference.ts';
import { withoutHidden } from './hidden-facts.ts';

const day = 86_400_000;

/** What a page needs besides the answer: the company, and the checks already read. */
export type ScannedItem = Pick<
  LockedIdentifier,
  'company' | 'seq' | 'state' | 'partId' | 'batchId' | 'pagePlan' | 'firstNo'
> &
  Pick<NonNullable<Scanned>, 'checks' | 'isFinder'> &
  Pick<Judged, 'isFirst'> & { code: string };
export const seenIn = (scanned: NonNullable<Scanned>, code: string): ScannedItem => {
  const { held, checks, isFinder, judged } = scanned;
  const { company, seq, state, partId, batchId, pagePlan, firstNo } = held;
  return {
    company,
    seq,
    state,
    partId,
    batchId,
    pagePlan,
    firstNo,
    checks,
    isFinder,
    isFirst: judged.isFirst,
    code,
  };
};

/** Messages for a consumer, in their language. */
export const sayReasons = (reasons: readonly Reason[], language: Language, isCountHidden = false) =>
  reasons.map(({ code, params }) => ({
    code,
    text:
      code === 'repeat' && isCountHidden
        ? say(checkedBefore, language)
        : say(reasonTexts[code], language, params),
  }));

export const answerWith = (
  verdict: Verdict,
  reasons: readonly Reason[],
  language: Language,
  result: QueryResult | null = null,
  captcha = false,
): QueryAnswer => ({
  verdict,
  reasons: sayReasons(reasons, language, result !== null && isHidden(result, 'query_count')),
  result,
  captcha,
});

/** A device that looks again at what it was the first to check. */
type Again = {
  /** When it was first checked. */
  time: Date;
  /** By this very browser, not only by a phone of its kind. */
  isOwn: boolean;
};

/** The answer to a check; who made the first one and looks again is told when that was. */
export function answerAgain(
  { verdict, reasons }: Pick<Judged, 'verdict' | 'reasons'>,
  language: Language,
  result: QueryResult | null,
  again: Again | null,
): QueryAnswer {
  const answer = answerWith(verdict, reasons, language, result);
  if (verdict !== 'GENUINE_FIRST' || !again) return answer;
  const isHiding = result !== null && isHidden(result, 'first_verify');
  if (isHiding && !again.isOwn) return answer;
  const time = clockOf(again.time.toISOString());
  const [code, words] = again.isOwn
    ? (['firstByYou', isHiding ? firstByYouAlone : firstByYou] as const)
    : (['firstChecked', firstChecked] as const);
  return { ...answer, reasons: [{ code, text: say(words, language, { time }) }] };
}

/** The answer to a scan. */
export const answerScanned = (
  { judged, isFinder, firstTime }: NonNullable<Scanned>,
  language: Language,
  result: QueryResult | null,
  isOwn: boolean,
): QueryAnswer =>
  answerAgain(
    judged,
    language,
    result,
    !judged.isFirst && isFinder && firstTime ? { time: firstTime, isOwn } : null,
  );

/** The answer after too many queries. */
export const throttledAnswer = (standing: ThrottleState, language: Language): QueryAnswer =>
  answerWith(
    'THROTTLED',
    [{ code: standing === 'captcha' ? 'captcha' : 'throttled' }],
    language,
    null,
    standing === 'captcha',
  );

/** For void or unused codes no product facts are shown, which would lend a copy credibility. */
const isShown = (verdict: Verdict) => verdict !== 'VOID' && verdict !== 'NOT_ACTIVATED';

const inShanghai = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 10);

/** The badge of a factory, while its certificate is valid. */
function badgeOf(
  factory: CertifiedFactory | null,
): Pick<QueryResult, 'factory_url' | 'factory_code' | 'factory_name' | 'factory_valid_to'> {
  const today = inShanghai(Date.now());
  if (!factory || today < factory.valid_from || today > factory.valid_to)
    return { factory_url: '', factory_code: '', factory_name: '', factory_valid_to: '' };
  const { name, code, url, valid_to: end } = factory;
  return { factory_url: url, factory_code: code, factory_name: name, factory_valid_to: end };
}

/** The query result of the specification. A likely copy must not borrow the badge of the factory. */
export async function resultOf(
  app: App,
  code: string,
  scanned: NonNullable<Scanned>,
  language: Language,
): Promise<QueryResult | null> {
  const { held, judged, number, firstTime } = scanned;
  if (!isShown(judged.verdict)) return null;
  const { company, seq, partId, batchId, warranty, saleTime } = held;
  const product = await productOf(app, { company, partId, batchId }, language);
  const { hidden } = await markOf(app, company);
  const span = (from: number, to: number) => Math.max(0, Math.ceil((to - from) / day));
  return withoutHidden({
    id: writeReference(app, company, seq),
    first_verify_time: firstTime?.toISOString() ?? '',
    query_time: number,
    part_model: product.part_model,
    serial_number: code,
    ...badgeOf(judged.verdict === 'SUSPECT_CLONE' ? null : product.certified),
    expire_time: warranty ? warranty.end.toISOString() : 0,
    expire_day: warranty ? span(warranty.start.getTime(), warranty.end.getTime()) : 0,
    expire_remain_day: warranty ? span(Date.now(), warranty.end.getTime()) : 0,
    expire_month: product.warranty_months,
    part_name: product.part_name,
    partId: partId ?? 0,
    company_id: company,
    company_name: product.company_name,
    product_time: product.product_time,
    sale_time: saleTime?.toISOString() ?? '',
    images: product.images,
    instruction: product.instruction,
    hidden,
  });
}
