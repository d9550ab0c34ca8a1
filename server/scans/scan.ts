import type { QueryAnswer } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { RequestInfo } from '../http/endpoint.ts';
import type { Session } from '../access/sessions.ts';
import { codeOf } from '../codes/codes.ts';
import { keptKeyOf } from '../codes/keys.ts';
import { readTyped, type TypedCode } from '../identifiers/read-code.ts';
import { permutationOf } from '../codes/space.ts';
import {
  answerScanned,
  answerWith,
  resultOf,
  seenIn,
  throttledAnswer,
  type ScannedItem,
} from './answers.ts';
import { writeScan } from './batch.ts';
import { admitGuesser, countGuess, type ThrottleState } from './brute-force.ts';
import { calls, type Circumstances, type LogLine } from './log.ts';
import { placeOf, type Position } from '../places.ts';
import { guessLimits, rulesOf } from './risk-rules.ts';
import { noteLookup } from './lookups.ts';
import { isOwnFirst, ownFirstCookie } from './own-firsts.ts';
import { originOf, visitorOf, type Origin } from './visitor.ts';

/** A query for a code: what was typed or scanned, by which visitor, with which extra data. */
export type ScanRequest = {
  code: string;
  requestInfo: RequestInfo;
  language: Language;
  position?: Position | null;
  captcha?: string | undefined;
  key?: string | undefined;
};
/**
 * `seen`: further data that was read, where a product is shown at all. `company`: who issued the code, also where
 * nothing of its product is shown.
 */
export type ScanResult = {
  answer: QueryAnswer;
  cookies: readonly string[];
  seen: ScannedItem | null;
  company: number | null;
};

/** The context of a query, before it is known which code it is for. */
export function circumstancesOf(app: App, { requestInfo, position }: ScanRequest, known?: string) {
  const { device, address, cookie } = visitorOf(app, requestInfo, known);
  const cookies = cookie === null ? [] : [cookie];
  const here: Circumstances = {
    ...placeOf(requestInfo.ip),
    device,
    address,
    position: position ?? null,
    channel: 'consumer',
    accountId: null,
    dealerId: null,
    call: calls.query,
  };
  return { here, cookies };
}

/** The signed-in caller, if any. */
export const askerOf = async (app: App, { token }: RequestInfo): Promise<Session | null> =>
  token ? app.sessions.find(token) : null;

/** A user of the company counts as its staff or dealer; to all others the caller is a consumer. */
export function channelOf(
  session: Session | null,
  company: number,
): Pick<Circumstances, 'channel' | 'accountId' | 'dealerId'> {
  if (session?.companyId !== company)
    return { channel: 'consumer', accountId: null, dealerId: null };
  return {
    channel: session.type === 'dealer' ? 'dealer' : 'staff',
    accountId: session.accountId,
    dealerId: session.dealerId,
  };
}

/** Answers a scan: the verdict with its reasons, and the product. Logged before the answer is sent. */
export async function scanCode(app: App, asked: ScanRequest): Promise<ScanResult> {
  const { requestInfo, language } = asked;
  const origin = originOf(app, requestInfo.ip);
  const { address } = origin;
  const standing = await admitGuesser(app, origin, asked);
  if (standing !== 'free')
    return {
      answer: throttledAnswer(standing, language),
      ...{ cookies: [], seen: null, company: null },
    };
  const typed = await readTyped(app, asked.code);
  const known = await findKnown(app, typed);
  if (known) {
    const { company, seq } = known;
    const { limits, parts } = await rulesOf(app, company);
    const { here, cookies } = circumstancesOf(app, asked, address);
    const channel = channelOf(await askerOf(app, requestInfo), company);
    const scanned = await writeScan(app, { ...here, ...channel, company, seq, limits, parts });
    if (scanned) {
      // The same phone again, within minutes, is no other query.
      if (scanned.judged.counts) noteLookup(app, origin, 'query');
      const result = await resultOf(app, known.code, scanned, language);
      const { firstNo } = scanned.held;
      const first = firstNo === null ? null : { company, code: seq, number: firstNo };
      const isOwn = first !== null && isOwnFirst(app, requestInfo.cookies, first);
      if (first && scanned.judged.isFirst)
        cookies.push(ownFirstCookie(app, requestInfo.cookies, first));
      const answer = answerScanned(scanned, language, result, isOwn);
      return { answer, cookies, seen: result && seenIn(scanned, known.code), company };
    }
  }
  // Invented codes are counted by address alone, at minimal cost.
  const around = () => circumstancesOf(app, asked, address).here;
  const answer = await refuseUnknown(app, origin, around, typed, language);
  return { answer, cookies: [], seen: null, company: null };
}

/**
 * The number of a code. A company's own code is looked up; the others contain it. Uses the caller's connection if there
 * is one.
 */
export async function findKnown(
  app: App,
  typed: TypedCode,
  held?: Tx,
): Promise<{ company: number; seq: number; code: string } | null> {
  if (typed.is === 'standard') {
    const { seq, pack } = typed;
    const key = keptKeyOf(app, pack.company_id, pack.key_id!);
    // As printed, not as typed.
    const code = key ? codeOf(permutationOf(app), key.key, seq) : typed.code;
    return { company: pack.company_id, seq, code };
  }
  if (typed.is !== 'own') return null;
  const { company, code } = typed;
  const find = (tx: Tx) =>
    tx
      .selectFrom('identifier')
      .select('seq')
      .where('company_id', '=', company)
      .where('code', '=', code)
      .executeTakeFirst();
  const row = await (held ? find(held) : transact(app.database.main, systemActor, find));
  return row ? { company, seq: row.seq, code } : null;
}

const companyOf = (typed: TypedCode): number | null =>
  typed.is === 'standard' ? typed.pack.company_id : typed.is === 'malformed' ? null : typed.company;

/** Unknown codes and non-codes are counted and answered in the same way. */
export async function refuseUnknown(
  app: App,
  origin: Origin,
  around: () => Circumstances,
  typed: TypedCode,
  language: Language,
): Promise<QueryAnswer> {
  const company = companyOf(typed);
  const verdict = typed.is === 'malformed' ? 'MALFORMED' : 'UNKNOWN';
  const reasons = [{ code: verdict === 'MALFORMED' ? 'malformed' : 'unknown' } as const];
  const limits = company === null ? null : (await rulesOf(app, company)).params.guessing;
  const lineFor =
    (to: number) =>
    (standing: ThrottleState): LogLine => ({
      ...around(),
      company: to,
      seq: null,
      partId: null,
      batchId: null,
      verdict: standing === 'free' ? 'UNKNOWN' : 'THROTTLED',
      reasons: standing === 'free' ? [{ code: 'unknown' }] : [{ code: 'throttled' }],
      counts: false,
      isFirst: false,
      number: null,
    });
  const standing = await countGuess(app, {
    origin,
    limits: limits ?? (await guessLimits(app)),
    line: company === null ? null : lineFor(company),
  });
  return standing === 'free'
    ? answerWith(verdict, reasons, language)
    : throttledAnswer(standing, language);
}
