import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClaimAnswer } from '#contract/features/trace/print-jobs/contract.ts';
import { Refused, untilThere, type Calls } from './calls.ts';
import type { Job, Journal, Piece } from './journal.ts';
import { markOf, send, wasPrinted, type Printer, type Sheet } from './printers.ts';

export type JobState =
  | 'printing'
  | 'paused'
  | 'waiting'
  | 'question'
  | 'done'
  | 'stopped'
  | 'failed';
export type Answer = 'printed' | 'not' | 'spoiled';

/** A job as people see it. */
export type Shown = {
  id: number;
  printer: string;
  state: JobState;
  printed: number;
  left: number | null;
  /** Which text, or what the server said. */
  problem: 'offline' | 'printer' | 'unknownPrinter' | '' | { said: string };
};

export type Running = Shown & {
  /** No further piece is begun. */
  isHeld: boolean;
  /** Nothing more is printed here; what was not begun goes back. */
  isStopping: boolean;
  /** A piece of which nobody but a person knows whether it was printed. */
  question: Piece | null;
  answer: (answer: Answer) => void;
  wake: () => void;
};

type Here = {
  journal: Journal;
  calls: Calls;
  station: string;
  findPrinter: (id: string) => Promise<Printer | null>;
  /** One piece after the other goes to a printer, whatever the job. */
  takeTurn: <T>(printer: string, work: () => Promise<T>) => Promise<T>;
  stop: AbortSignal;
};

const sliceSize = 50;
const lookEvery = 2_000;
const over = ['done', 'partial', 'failed', 'cancelled'];

/** Prints a job to its end: claim, print, acknowledge, slice by slice. Goes on where it stopped. */
export async function runJob(here: Here, job: Job, running: Running): Promise<void> {
  const { journal } = here;
  while (true) {
    if (job.claim) await resolveBegun(here, job, running);
    // What was printed before a crash is told first, whatever has become of the job.
    const isFresh = job.claim === null;
    if (job.claim === null) journal.write({ t: 'claim', job: job.id, claim: randomUUID() });
    const answer = running.isStopping ? null : await claim(here, job, running);
    if (answer) {
      running.left = answer.left;
      if (answer.pieces.length > 0) {
        const slice = answer.pieces.map(({ labels }) => labels.map(({ number }) => number));
        if (job.claim!.slice === null) journal.write({ t: 'slice', job: job.id, slice });
        await printSlice(here, job, running, answer);
      }
    }
    const isOver = !answer || over.includes(answer.state);
    if (answer?.state === 'paused' && !isOver) {
      await tellDone(here, job, running);
      await rest(here, running, 'paused');
      continue;
    }
    if (isOver || running.isStopping || answer.pieces.length > 0 || !isFresh)
      await settle(here, job, running);
    if (running.isStopping) return end(here, job, running, 'stopped');
    if (isOver) return end(here, job, running, 'done');
    if (answer.pieces.length > 0) continue;
    if (job.claim) journal.write({ t: 'told', job: job.id });
    // Labels that another station is being given right now come back, or they do not.
    if (answer.left === 0) return end(here, job, running, 'done');
    await rest(here, running, 'waiting');
  }
}

function end({ journal }: Here, job: Job, running: Running, state: JobState): void {
  journal.write({ t: 'end', job: job.id });
  running.state = state;
  running.problem = '';
}

const offline = (running: Running) => (isWaiting: boolean) => {
  running.state = isWaiting ? 'waiting' : running.state === 'waiting' ? 'printing' : running.state;
  running.problem = isWaiting ? 'offline' : '';
};

async function claim(here: Here, job: Job, running: Running): Promise<ClaimAnswer> {
  const printer = await here.findPrinter(job.printer);
  return untilThere(
    () =>
      here.calls.claim({
        id: job.id,
        station: here.station,
        claim_id: job.claim!.id,
        limit: sliceSize,
        format: job.format,
        ...(printer && job.format === 'zpl' ? { dpi: printer.dpi } : {}),
      }),
    here.stop,
    offline(running),
  );
}

/** After a crash: a piece that was begun is asked of its printer, and of a person where that cannot say. */
async function resolveBegun(here: Here, job: Job, running: Running): Promise<void> {
  for (const piece of [...job.claim!.pieces.values()]) {
    if (piece.state !== 'begun') continue;
    const printer = await here.findPrinter(job.printer);
    const known = printer ? await wasPrinted(printer, piece.mark) : 'unknown';
    const answer: Answer =
      known === 'sent' ? 'printed' : known === 'never' ? 'not' : await ask(here, running, piece);
    note(here.journal, job, piece, answer);
  }
}

function note(journal: Journal, job: Job, piece: Piece, answer: Answer): void {
  if (answer === 'not') journal.write({ t: 'never', job: job.id, first: piece.numbers[0]! });
  else
    journal.write({
      t: 'piece',
      job: job.id,
      ...piece,
      state: answer === 'printed' ? 'done' : 'spoiled',
    });
}

function ask({ stop }: Here, running: Running, piece: Piece): Promise<Answer> {
  running.state = 'question';
  running.question = piece;
  return new Promise((resolve, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason as Error), { once: true });
    running.answer = (answer) => {
      running.state = 'printing';
      running.question = null;
      resolve(answer);
    };
  });
}

async function printSlice(
  here: Here,
  job: Job,
  running: Running,
  { pieces }: ClaimAnswer,
): Promise<void> {
  const claimed = job.claim!;
  const ended = new Set([...claimed.pieces.values()].flatMap(({ numbers }) => numbers));
  const apart: number[] = [];
  for (const { labels, data } of pieces) {
    await hold(here, running);
    if (running.isStopping) break;
    const open = labels.filter(({ number, state }) => state === 'claimed' && !ended.has(number));
    if (open.length === 0) continue;
    const numbers = labels.map(({ number }) => number);
    if (open.length < labels.length) {
      // The rest of a page: printed with it, the others would be there twice. They are handed out again.
      apart.push(...open.map(({ number }) => number));
      continue;
    }
    const sheet = {
      job: job.id,
      first: numbers[0]!,
      claim: claimed.id,
      format: job.format,
      data: Buffer.from(data, 'base64'),
    };
    await printPiece(here, job, running, sheet, {
      numbers,
      codes: labels.map(({ code }) => code),
    });
  }
  if (apart.length > 0) await giveBack(here, job, running, apart);
}

async function printPiece(
  here: Here,
  job: Job,
  running: Running,
  sheet: Sheet,
  labels: Pick<Piece, 'numbers' | 'codes'>,
): Promise<void> {
  const { journal, stop } = here;
  for (let wait = 500; ; wait = Math.min(wait * 2, 10_000)) {
    stop.throwIfAborted();
    if (running.isStopping) return;
    const printer = await here.findPrinter(job.printer);
    const sent = printer
      ? await here.takeTurn(job.printer, async () => {
          const piece: Piece = { ...labels, state: 'begun', mark: markOf(printer, sheet) };
          // On the disk before the first byte leaves.
          journal.write({ t: 'piece', job: job.id, ...piece });
          const became = await send(printer, sheet);
          if (became === 'never')
            journal.write({ t: 'never', job: job.id, first: piece.numbers[0]! });
          else if (became === 'sent')
            journal.write({ t: 'piece', job: job.id, ...piece, state: 'done' });
          return became;
        })
      : 'never';
    if (sent === 'unknown') {
      const piece = job.claim!.pieces.get(sheet.first)!;
      const answer = await ask(here, running, piece);
      note(journal, job, piece, answer);
      if (answer === 'not') continue;
    } else if (sent === 'never') {
      running.state = 'waiting';
      running.problem = printer ? 'printer' : 'unknownPrinter';
      await nap(here, running, wait);
      continue;
    }
    running.state = 'printing';
    running.problem = '';
    running.printed = job.printed;
    return;
  }
}

/** Tells the server what was printed and what was spoiled, until it knows. */
async function tellDone(here: Here, job: Job, running: Running): Promise<void> {
  const of = (wanted: Piece['state']) =>
    [...job.claim!.pieces.values()]
      .filter(({ state }) => state === wanted)
      .flatMap(({ numbers }) => numbers);
  for (const [numbers, result] of [
    [of('done'), 'good'],
    [of('spoiled'), 'spoiled'],
  ] as const)
    if (numbers.length > 0) await tell(here, job, running, numbers, result);
}

async function tell(
  here: Here,
  job: Job,
  running: Running,
  numbers: number[],
  result: 'good' | 'spoiled',
): Promise<void> {
  const { calls, stop } = here;
  const { id: claimed } = job.claim!;
  try {
    await untilThere(() => calls.ack(job.id, claimed, numbers, result), stop, offline(running));
  } catch (error) {
    if (!isDecided(error)) throw error;
    // Somebody has said something else of one of them in the back office, which stands; the others are told alone.
    if (numbers.length > 1)
      for (const number of numbers) await tell(here, job, running, [number], result);
  }
}

/** The server will say the same however often it is asked; a key can be given back. */
const isDecided = (error: unknown): boolean =>
  error instanceof Refused && error.status !== 401 && error.status !== 403;

/** Ends a claim: what was printed is told, what was never begun goes back. */
async function settle(here: Here, job: Job, running: Running): Promise<void> {
  const { journal } = here;
  if (!job.claim) return;
  await tellDone(here, job, running);
  const known = new Set([...job.claim.pieces.values()].flatMap(({ numbers }) => numbers));
  const never = (job.claim.slice ?? []).flat().filter((number) => !known.has(number));
  if (never.length > 0) await giveBack(here, job, running, never);
  journal.write({ t: 'told', job: job.id });
}

async function giveBack(
  { calls, stop }: Here,
  job: Job,
  running: Running,
  numbers: number[],
): Promise<void> {
  const { id: claimed } = job.claim!;
  try {
    await untilThere(() => calls.release(job.id, claimed, numbers), stop, offline(running));
  } catch (error) {
    // Somebody has decided about them in the back office.
    if (!isDecided(error)) throw error;
  }
}

async function hold(here: Here, running: Running): Promise<void> {
  while (running.isHeld && !running.isStopping) {
    running.state = 'paused';
    await nap(here, running, lookEvery);
  }
  if (running.state === 'paused') running.state = 'printing';
}

async function rest(here: Here, running: Running, state: JobState): Promise<void> {
  running.state = state;
  await nap(here, running, lookEvery);
  running.state = 'printing';
}

/** Waits; less where something has changed. */
async function nap({ stop }: Here, running: Running, wait: number): Promise<void> {
  const woken = new AbortController();
  running.wake = () => woken.abort();
  try {
    await pause(wait, undefined, { signal: AbortSignal.any([stop, woken.signal]) });
  } catch (error) {
    if (stop.aborted) throw error;
  }
}
