import { useLanguage } from '#admin/app/language.ts';
import { languageTags } from '#contract/language.ts';
import { printControl } from '#contract/print-control.ts';

export type LocalPrinter = {
  id: string;
  kind: 'cups' | 'tcp' | 'file';
  name: string;
  format: 'zpl' | 'pdf';
};
export type LocalJob = {
  id: number;
  printer: string;
  state: 'printing' | 'paused' | 'waiting' | 'question' | 'done' | 'stopped' | 'failed';
  printed: number;
  left: number | null;
  problem: '' | 'offline' | 'printer' | 'unknownPrinter' | { said: string };
};
export type LocalStatus = {
  version: string;
  pairing: { station: string; company: string; isRefused: boolean };
  printers: LocalPrinter[];
  jobs: LocalJob[];
  questions: { job: number; numbers: number[]; codes: string[] }[];
};

/** `stranger`: the program runs, but it is paired with nobody or with another server, and says nothing to us. */
export type Found = { kind: 'absent' } | { kind: 'stranger' } | ({ kind: 'here' } & LocalStatus);

const patience = 3_000;

/** Looks for the print control on this computer. */
export async function findPrintControl(): Promise<Found> {
  try {
    return { kind: 'here', ...(await askPrintControl<LocalStatus>('/status')) };
  } catch {
    // Without reading the answer one can still learn whether anybody answers.
    return fetch(printControl.address, {
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    }).then(
      () => ({ kind: 'stranger' }),
      () => ({ kind: 'absent' }),
    );
  }
}

/** One request to the print control on this computer; what it refuses is thrown in its own words. */
export async function askPrintControl<Data = null>(path: string, body?: object): Promise<Data> {
  const answer = await fetch(`${printControl.address}${path}`, {
    method: body ? 'POST' : 'GET',
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      'accept-language': languageTags[useLanguage.getState().language],
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    signal: AbortSignal.timeout(patience),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const said = (await answer.json()) as { data: Data; msg?: string };
  if (!answer.ok) throw new Error(said.msg);
  return said.data;
}
