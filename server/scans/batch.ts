import type { App } from '../app.ts';
import { onePerServer } from '../cache.ts';
import { scanSlots, systemActor, transactOn } from '../database/database.ts';
import {
  asScan,
  calls,
  checksSince,
  holdScanned,
  shownChecks,
  writeScans,
  type Check,
  type Circumstances,
  type Counted,
  type LockedIdentifier,
  type LogLine,
} from './log.ts';
import { isSameMoment, judge, type Judged, type RiskLimits } from './verdict.ts';

/** One scan of an existing code: its company, and the rules that apply. */
export type KnownScan = Circumstances & {
  company: number;
  seq: number;
  limits: RiskLimits;
  /** Those of parts with rules of their own. */
  parts?: ReadonlyMap<number, { limits: RiskLimits }>;
  /** Other facts that change the verdict. */
  adjust?: (judged: Judged) => Judged;
};

/** The result: the verdict, and the code's data including this scan. Null: no such code. */
export type Scanned = {
  judged: Judged;
  held: LockedIdentifier;
  /** How many checks there were since the first one. */
  number: number;
  firstTime: Date | null;
  /** Whether this device made the first genuine scan, now or before. */
  isFinder: boolean;
  /** The latest checks including this one; null if older ones are needed that were not read. */
  checks: readonly Check[] | null;
} | null;

type Waiting = {
  scan: KnownScan;
  resolve: (scanned: Scanned) => void;
  reject: (error: unknown) => void;
};
type Queue = { waiting: Waiting[]; busy: number };

const mostAtOnce = 256;
const queueOf = onePerServer((_app: App): Queue => ({ waiting: [], busy: 0 }));
const nothing: RiskLimits = {
  cautionDevices: null,
  cloneDevices: null,
  cloneProvinces: null,
  speed: null,
};

/**
 * Judges, counts and logs a scan; resolves once it is durable. Everything waiting when a slot is free goes together:
 * without a timer, so a single scan does not wait, and many share one disk flush.
 */
export function writeScan(app: App, scan: KnownScan): Promise<Scanned> {
  const queue = queueOf(app);
  return new Promise((resolve, reject) => {
    queue.waiting.push({ scan, resolve, reject });
    // Scans that arrive in the same turn of the event loop are included.
    if (queue.busy < scanSlots) setImmediate(() => pump(app, queue));
  });
}

function pump(app: App, queue: Queue): void {
  while (queue.busy < scanSlots && queue.waiting.length > 0) {
    const batch = queue.waiting.splice(0, mostAtOnce);
    queue.busy += 1;
    void answer(app, batch).finally(() => {
      queue.busy -= 1;
      pump(app, queue);
    });
  }
}

/** Answers every scan of a batch: together, or one by one if one of them failed the batch. */
async function answer(app: App, batch: readonly Waiting[]): Promise<void> {
  try {
    const scanned = await runBatch(
      app,
      batch.map(({ scan }) => scan),
    );
    for (const [at, { resolve }] of batch.entries()) resolve(scanned[at]!);
  } catch (error) {
    // Without a PostgreSQL error code the connection failed, and would fail for each.
    const isTheirs = /^(2[0-9A-Z]|5[35])/.test((error as { code?: string }).code ?? '');
    if (batch.length > 1 && isTheirs) for (const one of batch) await answer(app, [one]);
    else for (const { reject } of batch) reject(error);
  }
}

const runBatch = (app: App, scans: readonly KnownScan[]): Promise<Scanned[]> =>
  transactOn(app.database.scans, systemActor, async (client) => {
    const codes = new Map(scans.map((scan) => [keyOf(scan), scan]));
    const held = await holdScanned(client, [...codes.values()]);
    const counted = new Map<string, Counted>();
    const lines: LogLine[] = [];
    const answers = scans.map((scan) => {
      const known = held.get(keyOf(scan));
      if (!known) return null;
      const { scanned, line } = judgeOne(scan, known);
      lines.push(line);
      if (scanned.judged.counts) {
        const before = counted.get(keyOf(scan));
        const firstNo = scanned.judged.isFirst ? known.firstNo : (before?.firstNo ?? null);
        counted.set(keyOf(scan), { ...codes.get(keyOf(scan))!, scans: known.scans, firstNo });
      }
      return scanned;
    });
    if (lines.length > 0) await writeScans(app, client, [...counted.values()], lines);
    return answers;
  });

const keyOf = ({ company, seq }: { company: number; seq: number }) => `${company}:${seq}`;

/** Judges one scan by those before it; updates `known`, so that the next of the batch sees it. */
function judgeOne(
  scan: KnownScan,
  known: LockedIdentifier,
): { scanned: NonNullable<Scanned>; line: LogLine } {
  const time = known.time.getTime();
  const seen = asScan(time, scan, scan.province, scan.position);
  const isConsumer = scan.channel === 'consumer';
  const { limits } = scan.parts?.get(known.partId ?? 0) ?? scan;
  const found = judge(
    seen,
    {
      state: known.state,
      count: checksSince(known),
      firstTime: known.firstTime?.getTime() ?? null,
      recent: known.recent,
    },
    isConsumer ? limits : nothing,
  );
  // Staff and dealers see what a consumer would, and are never counted.
  const counting = isConsumer ? found : { ...found, counts: false, isFirst: false };
  const judged = scan.adjust?.(counting) ?? counting;
  if (judged.counts) known.scans += 1;
  if (judged.isFirst) [known.firstTime, known.firstNo] = [known.time, known.scans];
  // An uncounted scan adds nothing: the same device was here a moment ago.
  if (judged.counts) {
    known.recent.unshift(seen);
    const { province, city } = scan;
    known.checks.unshift({ number: known.scans, province, city, time: known.time });
  }
  const isFinder = judged.isFirst || (isConsumer && madeFirst(known, scan.device));
  const { partId, batchId } = known;
  const number = checksSince(known);
  const shown = Math.min(number, shownChecks);
  const before = known.scans - number;
  const checks =
    known.checks.length < shown
      ? null
      : known.checks.slice(0, shown).map((check) => ({ ...check, number: check.number - before }));
  return {
    scanned: { judged, held: known, number, firstTime: known.firstTime, isFinder, checks },
    line: {
      ...scan,
      partId,
      batchId,
      verdict: judged.verdict,
      reasons: judged.reasons,
      counts: judged.counts,
      isFirst: judged.isFirst,
      number: isConsumer ? known.scans : null,
    },
  };
}

/** Whether the first genuine scan is among the recent ones, and this device's. */
const madeFirst = ({ firstTime, recent }: LockedIdentifier, device: string): boolean =>
  recent.findLast(({ time }) => isSameMoment(time, firstTime?.getTime() ?? null))?.device ===
  device;

const onlooker: Omit<KnownScan, 'company' | 'seq'> = {
  ...{ province: 0, city: '', device: '0', address: '0', position: null, limits: nothing },
  channel: 'staff',
  ...{ accountId: null, dealerId: null, call: calls.query },
};

/** What a scan would show, for staff; nothing is counted or logged. */
export const readScanned = (app: App, code: { company: number; seq: number }): Promise<Scanned> =>
  transactOn(app.database.scans, systemActor, async (client) => {
    const held = (await holdScanned(client, [code])).get(keyOf(code));
    return held ? judgeOne({ ...onlooker, ...code }, held).scanned : null;
  });
