import type { App } from '../app.ts';
import { onePerServer } from '../cache.ts';
import { scanSlots, systemActor, transactOn } from '../database/database.ts';
import {
  asScan,
  calls,
  holdScanned,
  shownChecks,
  writeScans,
  type Check,
  type Circumstances,
  type Counted,
  type LockedIdentifier,
  type LogLine,
} from './log.ts';
import { judge, type Judged, type RiskLimits } from './verdict.ts';

/** One scan of a code that somebody made: whose it is, and the rules it is judged by. */
export type KnownScan = Circumstances & {
  company: number;
  seq: number;
  limits: RiskLimits;
  /** What else is known and changes the verdict. */
  adjust?: (judged: Judged) => Judged;
};

/** What came of it: the verdict, and what its code was found to be, this scan included. Null: there is no such code. */
export type Scanned = {
  judged: Judged;
  held: LockedIdentifier;
  number: number;
  firstTime: Date | null;
  /** The latest checks, this one included; null where there are older ones among them, which nobody has read. */
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
 * Judges, counts and logs a scan; done when that is safe on disk. Whatever waits when a slot is free goes together: no
 * timer, so that one alone does not wait, and many at once share one flush of the disk.
 */
export function writeScan(app: App, scan: KnownScan): Promise<Scanned> {
  const queue = queueOf(app);
  return new Promise((resolve, reject) => {
    queue.waiting.push({ scan, resolve, reject });
    // What arrives in the same turn of the loop goes along.
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

/** Everyone of a batch is answered: by it, or one after the other where one of them spoilt it for all. */
async function answer(app: App, batch: readonly Waiting[]): Promise<void> {
  try {
    const scanned = await runBatch(
      app,
      batch.map(({ scan }) => scan),
    );
    for (const [at, { resolve }] of batch.entries()) resolve(scanned[at]!);
  } catch (error) {
    // Without a code of PostgreSQL's own it is the connection that failed, and so it would for each.
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
        const isFirst = scanned.judged.isFirst || before?.isFirst === true;
        counted.set(keyOf(scan), { ...codes.get(keyOf(scan))!, scans: scanned.number, isFirst });
      }
      return scanned;
    });
    if (lines.length > 0) await writeScans(client, [...counted.values()], lines);
    return answers;
  });

const keyOf = ({ company, seq }: { company: number; seq: number }) => `${company}:${seq}`;

/** Judges one scan upon those before it; `known` moves on, so that the next of the batch sees it. */
function judgeOne(
  scan: KnownScan,
  known: LockedIdentifier,
): { scanned: NonNullable<Scanned>; line: LogLine } {
  const time = known.time.getTime();
  const seen = asScan(time, scan.device, scan.province, scan.position);
  const isConsumer = scan.channel === 'consumer';
  const found = judge(
    seen,
    {
      state: known.state,
      count: known.scans,
      hasFirst: known.firstTime !== null,
      recent: known.recent,
    },
    isConsumer ? scan.limits : nothing,
  );
  // Staff and dealers see what a consumer would, and are never counted.
  const counting = isConsumer ? found : { ...found, counts: false, isFirst: false };
  const judged = scan.adjust?.(counting) ?? counting;
  if (judged.counts) known.scans += 1;
  if (judged.isFirst) known.firstTime = known.time;
  // What did not count says nothing new: the same device was here a moment ago.
  if (judged.counts) {
    known.recent.unshift(seen);
    const { province, city } = scan;
    known.checks.unshift({ number: known.scans, province, city, time: known.time });
  }
  const { partId, batchId } = known;
  const number = known.scans;
  const areAll = known.checks.length >= Math.min(number, shownChecks);
  const checks = areAll ? known.checks.slice(0, shownChecks) : null;
  return {
    scanned: { judged, held: known, number, firstTime: known.firstTime, checks },
    line: {
      ...scan,
      partId,
      batchId,
      verdict: judged.verdict,
      reasons: judged.reasons,
      counts: judged.counts,
      isFirst: judged.isFirst,
      number: isConsumer ? number : null,
    },
  };
}

const onlooker: Omit<KnownScan, 'company' | 'seq'> = {
  ...{ province: 0, city: '', device: '0', address: '0', position: null, limits: nothing },
  channel: 'staff',
  ...{ accountId: null, dealerId: null, call: calls.query },
};

/** What a scan would find, as its staff see it; nothing is counted and nothing logged. */
export const readScanned = (app: App, code: { company: number; seq: number }): Promise<Scanned> =>
  transactOn(app.database.scans, systemActor, async (client) => {
    const held = (await holdScanned(client, [code])).get(keyOf(code));
    return held ? judgeOne({ ...onlooker, ...code }, held).scanned : null;
  });
