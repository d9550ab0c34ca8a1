import {
  close as closeFile,
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  write as writeFile,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** Lines are gathered for this long, then written at once. */
const gatherFor = 100;
/** After an error: a full disk or a closed pipe seldom heals sooner. */
const retryAfter = 1_000;
/** Lines that cannot be written wait up to this many characters; further ones are dropped and counted. */
const mostWaiting = 1_000_000;
const fileLimit = 10_000_000;
const olderFiles = 4;

/** Where log lines go. Its errors (a full disk, a closed or stuck pipe) never reach the caller. */
type LogOutput = { write: (line: string) => void; flushSync: () => void };
type Target = { fd: number } | { file: string; limit?: number };

const outputs = new Set<LogOutput>();
process.once('exit', () => {
  for (const one of outputs) one.flushSync();
});

let standard: LogOutput | undefined;
/** Standard output. Node's own stream would stop the whole process while nobody reads a pipe. */
export const standardOutput = (): LogOutput =>
  (standard ??= openLogOutput({ fd: withoutWaiting(1) }));

/** The same file or pipe, opened so that a write fails where it would have to wait. */
function withoutWaiting(fd: number): number {
  const { O_WRONLY, O_APPEND, O_NONBLOCK } = constants;
  try {
    return openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_APPEND | O_NONBLOCK);
  } catch {
    // A socket, or another system: writes may block a thread, but not this one.
    return fd;
  }
}

/** Opens an output; a file is rotated while it is written, so that it and its predecessors stay below a limit. */
export function openLogOutput(target: Target): LogOutput {
  const place = 'fd' in target ? fixed(target.fd) : rotated(target.file, target.limit ?? fileLimit);
  let waiting: string[] = [];
  let length = 0;
  let lost = 0;
  /** What remains of the lines that are being written. */
  let rest: Buffer = Buffer.alloc(0);
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  function take(): Buffer {
    if (lost > 0)
      waiting.push(
        `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines were lost' })}\n`,
      );
    const taken = Buffer.from(waiting.join(''));
    waiting = [];
    length = 0;
    lost = 0;
    return taken;
  }

  function schedule(pause: number): void {
    if (isWriting || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      writeSome();
    }, pause);
    timer.unref();
  }

  function writeSome(): void {
    let fd: number;
    try {
      if (rest.length === 0) rest = take();
      if (rest.length === 0) return;
      fd = place.ready(rest.length);
    } catch {
      schedule(retryAfter);
      return;
    }
    isWriting = true;
    writeFile(fd, rest, (error, written) => {
      isWriting = false;
      rest = rest.subarray(error ? 0 : written);
      if (!error) place.wrote(written);
      else place.failed();
      if (error) schedule(error.code === 'EAGAIN' ? gatherFor : retryAfter);
      else if (rest.length > 0) writeSome();
      else if (waiting.length > 0) schedule(gatherFor);
    });
  }

  const output: LogOutput = {
    write: (line) => {
      if (length + line.length > mostWaiting) {
        lost += 1;
        return;
      }
      waiting.push(line);
      length += line.length;
      schedule(gatherFor);
    },
    flushSync: () => {
      // A write under way may be stuck; waiting for it would keep the process from ending.
      if (isWriting) return;
      try {
        for (rest = Buffer.concat([rest, take()]); rest.length > 0;) {
          const written = writeSync(place.ready(rest.length), rest);
          place.wrote(written);
          rest = rest.subarray(written);
        }
      } catch {
        // Written later, or never.
      }
    },
  };
  outputs.add(output);
  return output;
}

type Place = {
  /** The descriptor to write this many bytes to. */
  ready: (bytes: number) => number;
  wrote: (bytes: number) => void;
  failed: () => void;
};

const fixed = (fd: number): Place => ({
  ready: () => fd,
  wrote: () => undefined,
  failed: () => undefined,
});

function rotated(file: string, limit: number): Place {
  const { dir, name, ext } = path.parse(file);
  const older = (n: number) => path.join(dir, n === 0 ? name + ext : `${name}.${n}${ext}`);
  let fd: number | undefined;
  let size = 0;
  const open = () => {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    fd = openSync(file, 'a', 0o600);
    ({ size } = fstatSync(fd));
    return fd;
  };
  const rotate = () => {
    if (fd !== undefined) closeSync(fd);
    fd = undefined;
    rmSync(older(olderFiles), { force: true });
    for (let n = olderFiles - 1; n >= 0; n -= 1)
      try {
        renameSync(older(n), older(n + 1));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    return open();
  };
  return {
    ready: (bytes) => {
      const now = fd ?? open();
      return size > 0 && size + bytes > limit ? rotate() : now;
    },
    wrote: (bytes) => void (size += bytes),
    failed: () => {
      // Opened again: the folder may have been removed or mounted again.
      if (fd !== undefined) closeFile(fd, () => undefined);
      fd = undefined;
    },
  };
}
