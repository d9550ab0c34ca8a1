import type { Reason } from '#contract/codes/verdicts.ts';
import type { QueryAnswer } from '#contract/features/consumer/contract.ts';
import type { App } from '../app.ts';
import { systemActor, transactOn, type Tx } from '../database/database.ts';
import { readTyped } from '../identifiers/read-code.ts';
import type { Rest } from '../security/tries.ts';
import { verifyCovert, type CovertResult, type RightCovert } from '../security/verify.ts';
import { answerAgain, answerWith, resultOf, seenIn, throttledAnswer } from './answers.ts';
import { writeScan, type Scanned } from './batch.ts';
import { admitGuesser, countGuess } from './brute-force.ts';
import { calls, writeScans, type Circumstances, type LogLine } from './log.ts';
import { noteLookup } from './lookups.ts';
import { isOwnFirst, ownFirstCookie } from './own-firsts.ts';
import { guessLimits, rulesOf } from './risk-rules.ts';
import {
  askerOf,
  channelOf,
  circumstancesOf,
  findKnown,
  refuseUnknown,
  type ScanResult,
  type ScanRequest,
} from './scan.ts';
import { sameScan, type Judged } from './verdict.ts';
import { originOf, type Origin } from './visitor.ts';

type Wrong = Extract<CovertResult, { is: 'wrong' | 'resting' }>;

/** Answers a security code: the scratched layer proves more than a label that could be copied. */
export async function verifyScanned(
  app: App,
  asked: ScanRequest & { sn?: string },
): Promise<ScanResult> {
  const { language } = asked;
  const origin = originOf(app, asked.requestInfo.ip);
  const { here: around, cookies } = circumstancesOf(app, asked, origin.address);
  const standing = await admitGuesser(app, origin, asked);
  if (standing !== 'free')
    return { answer: throttledAnswer(standing, language), cookies, seen: null, company: null };
  const session = await askerOf(app, asked.requestInfo);
  const here = { ...around, call: calls.verify };
  let scanned: Scanned = null;
  const found = await verifyCovert(app, {
    code: asked.code,
    ...(asked.sn ? { sn: asked.sn } : {}),
    asker: { ...origin, device: here.device },
    // Staff and dealers do not use up a consumer's first check.
    isCounted: (company) => channelOf(session, company).channel === 'consumer',
    sameFor: sameScan,
    log: async (right, tx) => {
      scanned = await logRight(app, tx, { ...here, ...channelOf(session, right.company) }, right);
    },
  });
  if (found.is === 'right') {
    const first = firstCheckOf(found);
    const { cookies: own } = asked.requestInfo;
    if (channelOf(session, found.company).channel === 'consumer') {
      noteLookup(app, origin, 'query');
      if (found.isFirst && !found.isAgain) cookies.push(ownFirstCookie(app, own, first));
    }
    const isOwn = isOwnFirst(app, own, first);
    return { ...(await answerRight(app, asked, found, { scanned, isOwn })), cookies };
  }
  if (found.is === 'wrong' || found.is === 'resting')
    return {
      answer: await answerWrong(app, asked, { here, origin }, found),
      ...{ cookies, seen: null, company: null },
    };
  const typed =
    found.is === 'malformed'
      ? { is: 'malformed' as const }
      : { is: 'unknown' as const, company: null };
  const answer = await refuseUnknown(app, origin, () => here, typed, language);
  return { answer, cookies, seen: null, company: null };
}

/** The first check of a security code, other than that of its label. */
const firstCheckOf = ({ company, codeId }: RightCovert) => ({
  company,
  code: `covert ${codeId}`,
  number: 1,
});

const checkReason = ({ isFirst, scans }: RightCovert): Reason =>
  isFirst ? { code: 'first' } : { code: 'repeat', params: { n: Math.max(1, scans - 1) } };

/** The product's state takes precedence over its security code; frequent label scans count less. */
const withCovert =
  (covert: RightCovert) =>
  (judged: Judged): Judged => {
    const isAside = !judged.reasons.some(({ code }) => code === 'first' || code === 'repeat');
    if (isAside || (judged.verdict === 'SUSPECT_CLONE' && !covert.isFirst)) return judged;
    return {
      ...judged,
      verdict: covert.isFirst ? 'GENUINE_FIRST' : 'GENUINE_REPEAT',
      reasons: [checkReason(covert)],
    };
  };

const verdictOf = ({ isFirst }: RightCovert) => (isFirst ? 'GENUINE_FIRST' : 'GENUINE_REPEAT');

/** Logs a correct one, like any scan if it belongs to a serial number. */
async function logRight(
  app: App,
  tx: Tx,
  here: Circumstances,
  covert: RightCovert,
): Promise<Scanned> {
  const { company, seq, partId, batchId } = covert;
  if (seq !== null) {
    const { limits, parts } = await rulesOf(app, company, tx);
    return writeScan(app, { ...here, company, seq, limits, parts, adjust: withCovert(covert) });
  }
  const counts = here.channel === 'consumer' && !covert.isAgain;
  await writeLine(app, {
    ...here,
    ...{ company, seq, partId, batchId },
    verdict: verdictOf(covert),
    reasons: [checkReason(covert)],
    counts,
    isFirst: counts && covert.isFirst,
    number: counts ? covert.scans : null,
  });
  return null;
}

async function answerRight(
  app: App,
  { sn, language }: ScanRequest & { sn?: string },
  covert: RightCovert,
  { scanned, isOwn }: { scanned: Scanned; isOwn: boolean },
): Promise<Omit<ScanResult, 'cookies'>> {
  const { company, isAgain, firstTime: time } = covert;
  const again = isAgain && time ? { time, isOwn } : null;
  if (!scanned) {
    const judged: Pick<Judged, 'verdict' | 'reasons'> = {
      verdict: verdictOf(covert),
      reasons: [checkReason(covert)],
    };
    return { answer: answerAgain(judged, language, null, again), seen: null, company };
  }
  const known = sn ? await findKnown(app, await readTyped(app, sn)) : null;
  const code = known?.code ?? '';
  const result = await resultOf(app, code, scanned, language);
  const answer = answerAgain(scanned.judged, language, result, again);
  return { answer, seen: result && seenIn(scanned, code), company };
}

const restReason = ({ minutes, isForAll }: Rest): Reason => ({
  code: isForAll ? 'paused' : 'locked',
  params: { minutes },
});

/** The same for a wrong code and for a serial number that nobody has. */
async function answerWrong(
  app: App,
  { language }: ScanRequest,
  { here, origin }: { here: Circumstances; origin: Origin },
  found: Wrong,
): Promise<QueryAnswer> {
  const isResting = found.is === 'resting';
  // Five wrong codes are a reason for caution; what others did is not.
  const verdict = !isResting ? 'UNKNOWN' : found.rest.isForAll ? 'THROTTLED' : 'CAUTION';
  const reason: Reason = isResting ? restReason(found.rest) : { code: 'wrongCovert' };
  const begins = found.is === 'wrong' && found.begins ? [restReason(found.begins)] : [];
  const line: LogLine | null = found.of && {
    ...here,
    call: calls.failed,
    ...found.of,
    ...{ partId: null, batchId: null, verdict, reasons: [reason, ...begins] },
    ...{ counts: false, isFirst: false, number: null },
  };
  const limits = found.of
    ? (await rulesOf(app, found.of.company)).params.guessing
    : await guessLimits(app);
  const standing = await countGuess(app, { origin, limits, line: line && (() => line) });
  return standing === 'free'
    ? answerWith(verdict, [reason], language)
    : throttledAnswer(standing, language);
}

const writeLine = (app: App, line: LogLine) =>
  transactOn(app.database.scans, systemActor, (client) => writeScans(app, client, [], [line]));
