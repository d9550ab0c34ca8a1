import { setTimeout as pause } from 'node:timers/promises';
import type { ClaimAnswer } from '#contract/features/trace/print-jobs/contract.ts';
import type { StationPrinter } from '#contract/features/trace/print-stations/contract.ts';
import type { Pairing } from './state.ts';

/** The server said no: asking again would not help. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
/** The server was not there, or not well. */
export class Offline extends Error {}

const patience = 30_000;

async function post<Data>(
  server: string,
  path: string,
  body: object,
  key?: string,
  stop?: AbortSignal,
): Promise<Data> {
  const signals = [AbortSignal.timeout(patience), ...(stop ? [stop] : [])];
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`${server}/api/web/${path}`, {
      method: 'POST',
      // The key goes to the server it was given by, and nowhere else.
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any(signals),
    });
    text = await answer.text();
  } catch (error) {
    throw new Offline(String(error));
  }
  const said = readAnswer(text);
  if (answer.status >= 500 || answer.status === 429 || !said) throw new Offline(`${answer.status}`);
  if (!answer.ok) throw new Refused(answer.status, said.msg);
  return said.data as Data;
}

function readAnswer(text: string): { msg: string; data: unknown } | null {
  try {
    return JSON.parse(text) as { msg: string; data: unknown };
  } catch {
    return null;
  }
}

type Paired = { key: string; station_name: string; company_name: string };
export const pair = (server: string, body: { code: string; name: string; version: string }) =>
  post<Paired>(server, 'printStation/pair', body);

/** The calls of a paired station. */
export function callsOf({ server, key }: Pairing, stop: AbortSignal) {
  const call = <Data>(path: string, body: object) => post<Data>(server, path, body, key, stop);
  return {
    claim: (body: {
      id: number;
      station: string;
      claim_id: string;
      limit: number;
      format: 'zpl' | 'pdf';
      dpi?: number;
    }) => call<ClaimAnswer>('printJob/claim', body),
    ack: (id: number, claim: string, numbers: number[], result: 'good' | 'spoiled') =>
      call<unknown>('printJob/ack', { id, claim_id: claim, numbers, result }),
    release: (id: number, claim: string, numbers: number[]) =>
      call<unknown>('printJob/release', { id, claim_id: claim, numbers }),
    report: (printers: StationPrinter[], version: string) =>
      call<{ station_name: string; company_name: string }>('printStation/report', {
        printers,
        version,
      }),
  };
}
export type Calls = ReturnType<typeof callsOf>;

const longest = 15_000;

/** Repeats work that failed for want of the server, ever more slowly, until it is done or stopped. */
export async function untilThere<T>(
  work: () => Promise<T>,
  stop: AbortSignal,
  onWait: (isWaiting: boolean) => void,
): Promise<T> {
  for (let wait = 250; ; wait = Math.min(wait * 2, longest)) {
    stop.throwIfAborted();
    try {
      const done = await work();
      onWait(false);
      return done;
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      onWait(true);
      await pause(wait, undefined, { signal: stop });
    }
  }
}
