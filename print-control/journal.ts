import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile, writeWhole } from './files.ts';
import type { Format } from './state.ts';

/** What became of a piece: sent and not known to be done, printed, spoiled. A piece that is not named was never begun. */
export type PieceState = 'begun' | 'done' | 'spoiled';
export type Piece = {
  /** The places of its labels in the job; the first names the piece. */
  numbers: number[];
  codes: string[];
  state: PieceState;
  /** How the printer can be asked about it: a length, a name, a title. */
  mark: string;
};
export type Claim = {
  id: string;
  /** The labels of each piece, once they are known. */
  slice: number[][] | null;
  pieces: Map<number, Piece>;
};
export type Job = {
  id: number;
  printer: string;
  format: Format;
  printed: number;
  claim: Claim | null;
};

type Entry =
  | { t: 'job'; job: number; printer: string; format: Format; printed: number }
  | { t: 'claim'; job: number; claim: string }
  | { t: 'slice'; job: number; slice: number[][] }
  | ({ t: 'piece'; job: number } & Piece)
  /** A piece that certainly was not printed: it may be begun again. */
  | { t: 'never'; job: number; first: number }
  /** The server knows everything of the claim. */
  | { t: 'told'; job: number }
  | { t: 'end'; job: number };

export type Journal = {
  jobs: Map<number, Job>;
  /** Writes entries and waits until they are on the disk. */
  write: (...entries: Entry[]) => void;
  close: () => void;
};

const compactAt = 1_000_000;

/** What was begun and not finished, so that a crash neither loses nor doubles a label. */
export function openJournal(folder: string): Journal {
  const path = join(folder, 'journal.jsonl');
  const jobs = new Map<number, Job>();
  /** Bytes written since the journal was last made short. */
  let length = 0;
  if (existsSync(path)) {
    const text = readFileSync(path, 'utf8');
    // A line that was being written when the power failed was acted upon by nobody.
    for (const line of text.slice(0, text.lastIndexOf('\n') + 1).split('\n'))
      if (line !== '') apply(jobs, JSON.parse(line) as Entry);
  }
  const first = compacted(jobs);
  replaceFile(path, first);
  let base = Buffer.byteLength(first);
  let file = openSync(path, 'a', 0o600);

  return {
    jobs,
    write: (...entries) => {
      const bytes = Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
      try {
        writeWhole(file, bytes);
        fsyncSync(file);
      } catch (error) {
        // A full disk leaves no half line behind.
        ftruncateSync(file, base + length);
        throw error;
      }
      length += bytes.length;
      for (const entry of entries) apply(jobs, entry);
      if (length < compactAt) return;
      closeSync(file);
      const short = compacted(jobs);
      replaceFile(path, short);
      base = Buffer.byteLength(short);
      length = 0;
      file = openSync(path, 'a', 0o600);
    },
    close: () => closeSync(file),
  };
}

function apply(jobs: Map<number, Job>, entry: Entry): void {
  if (entry.t === 'job') {
    const { job: id, printer, format, printed } = entry;
    jobs.set(id, { id, printer, format, printed, claim: null });
    return;
  }
  const job = jobs.get(entry.job);
  if (!job) return;
  switch (entry.t) {
    case 'claim':
      job.claim = { id: entry.claim, slice: null, pieces: new Map() };
      break;
    case 'slice':
      if (job.claim) job.claim.slice = entry.slice;
      break;
    case 'piece': {
      const { numbers, codes, state, mark } = entry;
      if (state === 'done' && job.claim?.pieces.get(numbers[0]!)?.state !== 'done')
        job.printed += numbers.length;
      job.claim?.pieces.set(numbers[0]!, { numbers, codes, state, mark });
      break;
    }
    case 'never':
      job.claim?.pieces.delete(entry.first);
      break;
    case 'told':
      job.claim = null;
      break;
    case 'end':
      jobs.delete(entry.job);
      break;
  }
}

/** The shortest journal with the same meaning. */
function compacted(jobs: Map<number, Job>): string {
  const entries: Entry[] = [];
  for (const { id, printer, format, printed, claim } of jobs.values()) {
    const pieces = [...(claim?.pieces.values() ?? [])];
    const again = pieces.filter(({ state }) => state === 'done').flatMap(({ numbers }) => numbers);
    entries.push({ t: 'job', job: id, printer, format, printed: printed - again.length });
    if (!claim) continue;
    entries.push({ t: 'claim', job: id, claim: claim.id });
    if (claim.slice) entries.push({ t: 'slice', job: id, slice: claim.slice });
    for (const piece of pieces) entries.push({ t: 'piece', job: id, ...piece });
  }
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}
