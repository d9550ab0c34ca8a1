import type { Reason } from '#contract/codes/verdicts.ts';
import { defaultRisks } from '#contract/features/risk/rules/contract.ts';
import type { QueryAnswer } from '#contract/features/consumer/contract.ts';
import type { App } from '../app.ts';
import { systemActor, transactOn } from '../database/database.ts';
import { readTyped } from '../identifiers/read-code.ts';
import { verifyCovert, type CovertResult } from '../security/verify.ts';
import { answerWith, resultOf, throttledAnswer } from './answers.ts';
import { writeScan } from './batch.ts';
import { admitGuesser, countGuess } from './guesses.ts';
import { calls, writeScans, type Circumstances, type LogLine } from './log.ts';
import { rulesOf } from './risk-rules.ts';
import {
  channelOf,
  circumstancesOf,
  findKnown,
  refuseUnknown,
  type Answered,
  type Asked,
} from './scan.ts';
import type { Judged } from './verdict.ts';

type Right = Extract<CovertResult, { is: 'right' }>;
type Wrong = Extract<CovertResult, { is: 'wrong' | 'locked' }>;

/** Answers a covert code: the layer that was scratched off says more than the label that could be copied. */
export async function verifyScanned(app: App, asked: Asked & { sn?: string }): Promise<Answered> {
  const { language } = asked;
  const { here: around, cookie } = circumstancesOf(app, asked);
  const standing = await admitGuesser(app, around.address, asked);
  if (standing !== 'free') return { answer: throttledAnswer(standing, language), cookie };
  const found = await verifyCovert(app, {
    code: asked.code,
    ...(asked.sn ? { sn: asked.sn } : {}),
  });
  const here = { ...around, call: calls.verify };
  if (found.is === 'right') return { answer: await answerRight(app, asked, here, found), cookie };
  if (found.is === 'wrong' || found.is === 'locked')
    return { answer: await answerWrong(app, asked, here, found), cookie };
  const typed =
    found.is === 'malformed'
      ? { is: 'malformed' as const }
      : { is: 'unknown' as const, company: null };
  return { answer: await refuseUnknown(app, here, typed, language), cookie };
}

const checkReason = ({ isFirst, scans }: Right): Reason =>
  isFirst ? { code: 'first' } : { code: 'repeat', params: { n: Math.max(1, scans - 1) } };

/** Where a product stands counts more than its covert code; that the label was seen often counts less. */
const withCovert =
  (covert: Right) =>
  (judged: Judged): Judged => {
    const isAside = !judged.reasons.some(({ code }) => code === 'first' || code === 'repeat');
    if (isAside || (judged.verdict === 'SUSPECT_CLONE' && !covert.isFirst)) return judged;
    return {
      ...judged,
      verdict: covert.isFirst ? 'GENUINE_FIRST' : 'GENUINE_REPEAT',
      reasons: [checkReason(covert)],
    };
  };

async function answerRight(
  app: App,
  { sn, caller, language }: Asked & { sn?: string },
  here: Circumstances,
  covert: Right,
): Promise<QueryAnswer> {
  const { company, seq, partId, batchId } = covert;
  const channel = await channelOf(app, caller, company);
  if (seq === null) {
    const reasons = [checkReason(covert)];
    const verdict = covert.isFirst ? 'GENUINE_FIRST' : 'GENUINE_REPEAT';
    const counts = channel.channel === 'consumer';
    const number = counts ? covert.scans : null;
    await writeLine(app, {
      ...here,
      ...channel,
      ...{ company, seq, partId, batchId, verdict, reasons, counts, number },
    });
    return answerWith(verdict, reasons, language);
  }
  const { limits } = await rulesOf(app, company);
  const adjust = withCovert(covert);
  const scanned = await writeScan(app, { ...here, ...channel, company, seq, limits, adjust });
  // The row is there: its covert code was right a moment ago.
  const { verdict, reasons } = scanned!.judged;
  const known = sn ? await findKnown(app, await readTyped(app, sn)) : null;
  const result = await resultOf(app, known?.code ?? '', scanned!);
  return answerWith(verdict, reasons, language, result);
}

async function answerWrong(
  app: App,
  { language }: Asked,
  here: Circumstances,
  { is, company, seq }: Wrong,
): Promise<QueryAnswer> {
  const verdict = is === 'locked' ? 'CAUTION' : 'UNKNOWN';
  const reasons: Reason[] = [{ code: is === 'locked' ? 'locked' : 'wrongCovert' }];
  const line: LogLine = {
    ...here,
    call: calls.failed,
    ...{ company, seq, partId: null, batchId: null, verdict, reasons, counts: false, number: null },
  };
  const limits = (await rulesOf(app, company)).params.guessing ?? defaultRisks.guessing;
  const standing = await countGuess(app, { address: here.address, limits, line: () => line });
  return standing === 'free'
    ? answerWith(verdict, reasons, language)
    : throttledAnswer(standing, language);
}

const writeLine = (app: App, line: LogLine) =>
  transactOn(app.database.scans, systemActor, (client) => writeScans(client, [], [line]));
