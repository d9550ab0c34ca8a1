import { hostname } from 'node:os';
import { randomUUID } from 'node:crypto';
import { callsOf, Offline, pair, Refused } from './calls.ts';
import { openJournal } from './journal.ts';
import { canWriteTo, listPrinters, send, takes, testSheet, type Printer } from './printers.ts';
import { runJob, type Answer, type Running, type Shown } from './run-job.ts';
import { openState, type Format, type OwnPrinter } from './state.ts';
import type { texts } from './texts.ts';

export type Problem = keyof typeof texts.problems;
/** Something the caller can mend: which text, or what the server said. */
export class Mistake extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  constructor(status: number, problem: Problem | null, message = '') {
    super(message);
    this.status = status;
    this.problem = problem;
  }
}

const reportEvery = 60_000;
const keptEnded = 20;

/** The program itself: its pairing, its printers and the jobs it prints. */
export function openControl(folder: string, version: string) {
  const state = openState(folder);
  const journal = openJournal(folder);
  const jobs = new Map<number, Running>();
  const turns = new Map<string, Promise<unknown>>();
  let stop = new AbortController();
  /** The server no longer takes the key. */
  let isRefused = false;

  const printers = () => listPrinters(state.printers);
  const findPrinter = async (id: string): Promise<Printer | null> =>
    // Asking the system takes a while, and its printers are not needed for the others.
    state.printers.find((one) => one.id === id) ??
    (await printers()).find((one) => one.id === id) ??
    null;
  function takeTurn<T>(printer: string, work: () => Promise<T>): Promise<T> {
    const mine = (turns.get(printer) ?? Promise.resolve()).then(work, work);
    turns.set(
      printer,
      mine.catch(() => undefined),
    );
    return mine;
  }

  function run(id: number): void {
    const job = journal.jobs.get(id);
    const { pairing } = state;
    if (!job || !pairing) return;
    const running: Running = {
      id,
      printer: job.printer,
      state: 'printing',
      printed: job.printed,
      left: null,
      problem: '',
      isHeld: false,
      isStopping: false,
      question: null,
      answer: () => undefined,
      wake: () => undefined,
    };
    jobs.delete(id);
    jobs.set(id, running);
    forgetEnded();
    const { signal } = stop;
    const calls = callsOf(pairing, signal);
    const here = { journal, calls, station: pairing.station, findPrinter, takeTurn, stop: signal };
    runJob(here, job, running).catch((error: unknown) => {
      if (signal.aborted) return;
      running.state = 'failed';
      running.problem = { said: error instanceof Error ? error.message : String(error) };
      if (!(error instanceof Refused)) return;
      if (error.status === 401) isRefused = true;
      // Nothing is owed to a job that is not there any more, or not for stations.
      else if (job.claim === null || job.claim.pieces.size === 0)
        journal.write({ t: 'end', job: id });
    });
  }

  function forgetEnded(): void {
    const ended = [...jobs.values()].filter(({ id }) => !journal.jobs.has(id));
    for (const { id } of ended.slice(0, Math.max(0, ended.length - keptEnded))) jobs.delete(id);
  }

  async function report(): Promise<void> {
    const { pairing } = state;
    if (!pairing) return;
    const known = (await printers()).map(({ name, kind }) => ({ name: name.slice(0, 120), kind }));
    try {
      const said = await callsOf(pairing, stop.signal).report(known.slice(0, 100), version);
      isRefused = false;
      if (said.station_name !== pairing.station || said.company_name !== pairing.company)
        state.save({
          pairing: { ...pairing, station: said.station_name, company: said.company_name },
        });
    } catch (error) {
      if (error instanceof Refused && error.status === 401) isRefused = true;
    }
  }

  const begin = () => {
    stop = new AbortController();
    isRefused = false;
    for (const id of journal.jobs.keys()) run(id);
    void report();
  };
  begin();
  const reporting = setInterval(() => void report(), reportEvery);

  const runningJob = (id: number): Running => {
    const running = jobs.get(id);
    if (!running) throw new Mistake(404, 'unknownJob');
    return running;
  };

  return {
    version,
    /** The one address from which pages may speak with this program, beside its own. */
    origin: () => (state.pairing ? new URL(state.pairing.server).origin : null),
    /** Everything a page shows; never the key. */
    status: async () => ({
      program: 'suyuan-print',
      version,
      pairing: state.pairing && {
        server: state.pairing.server,
        station: state.pairing.station,
        company: state.pairing.company,
        isRefused,
      },
      printers: (await printers()).map((printer) => ({ ...printer, formats: takes(printer) })),
      jobs: [...jobs.values()].map(
        ({ id, printer, state: now, printed, left, problem }): Shown => ({
          id,
          printer,
          state: now,
          printed,
          left,
          problem,
        }),
      ),
      questions: [...jobs.values()].flatMap(({ id, question }) =>
        question ? [{ job: id, numbers: question.numbers, codes: question.codes }] : [],
      ),
    }),
    pair: async (address: string, code: string) => {
      const server = readAddress(address);
      // A station whose key was taken away goes on with its jobs; another server knows nothing of them.
      const isAgain = isRefused && server === state.pairing?.server;
      if (journal.jobs.size > 0 && !isAgain) throw new Mistake(409, 'busy');
      try {
        const made = await pair(server, { code, name: hostname().slice(0, 64), version });
        stop.abort();
        const { key, station_name: station, company_name: company } = made;
        state.save({ pairing: { server, key, station, company } });
        begin();
        return { station, company };
      } catch (error) {
        if (error instanceof Offline) throw new Mistake(502, 'offline');
        if (error instanceof Refused) throw new Mistake(error.status, null, error.message);
        throw error;
      }
    },
    unpair: () => {
      if (journal.jobs.size > 0 && !isRefused) throw new Mistake(409, 'busy');
      stop.abort();
      for (const id of journal.jobs.keys()) journal.write({ t: 'end', job: id });
      jobs.clear();
      state.save({ pairing: null });
    },
    addPrinter: (printer: Omit<OwnPrinter, 'id'>) => {
      if (printer.kind === 'file' && !canWriteTo((printer as OwnPrinter & { kind: 'file' }).folder))
        throw new Mistake(422, 'folder');
      const added = { ...printer, id: randomUUID() } as OwnPrinter;
      state.save({ printers: [...state.printers, added] });
      void report();
      return added;
    },
    removePrinter: (id: string) => {
      if ([...journal.jobs.values()].some(({ printer }) => printer === id))
        throw new Mistake(409, 'busy');
      state.save({ printers: state.printers.filter((one) => one.id !== id) });
      void report();
    },
    testPrint: async (id: string, format?: Format) => {
      const printer = await findPrinter(id);
      if (!printer) throw new Mistake(404, 'unknownPrinter');
      const chosen = format ?? printer.format;
      if (!takes(printer).includes(chosen)) throw new Mistake(422, 'format');
      const sheet = {
        job: 0,
        first: 0,
        claim: randomUUID(),
        format: chosen,
        data: testSheet(chosen),
      };
      if ((await takeTurn(id, () => send(printer, sheet))) !== 'sent')
        throw new Mistake(502, 'printer');
    },
    startJob: async (id: number, printerId: string, format?: Format) => {
      if (!state.pairing) throw new Mistake(409, 'notPaired');
      const known = jobs.get(id);
      if (known && journal.jobs.has(id)) {
        known.isHeld = false;
        known.wake();
        if (known.state === 'failed') run(id);
        return;
      }
      const printer = await findPrinter(printerId);
      if (!printer) throw new Mistake(404, 'unknownPrinter');
      const chosen = format ?? printer.format;
      if (!takes(printer).includes(chosen)) throw new Mistake(422, 'format');
      // Two who start it at once start it once.
      if (journal.jobs.has(id)) return;
      journal.write({ t: 'job', job: id, printer: printerId, format: chosen, printed: 0 });
      run(id);
    },
    holdJob: (id: number, isHeld: boolean) => {
      const running = runningJob(id);
      running.isHeld = isHeld;
      running.wake();
    },
    stopJob: (id: number) => {
      const running = runningJob(id);
      running.isStopping = true;
      running.wake();
      if (running.state !== 'failed') return;
      // It was given up: what it still owes the server is answered for in the back office.
      journal.write({ t: 'end', job: id });
      running.state = 'stopped';
    },
    answer: (id: number, first: number, answer: Answer) => {
      const running = runningJob(id);
      if (running.question?.numbers[0] !== first) throw new Mistake(404, 'unknownJob');
      running.answer(answer);
    },
    close: () => {
      clearInterval(reporting);
      stop.abort();
      journal.close();
    },
  };
}
export type Control = ReturnType<typeof openControl>;

/** The address of the back office without anything that follows; its scheme may be left out. */
function readAddress(address: string): string {
  try {
    const url = new URL(/^https?:\/\//i.test(address) ? address : `https://${address}`);
    return url.origin;
  } catch {
    throw new Mistake(422, 'address');
  }
}
