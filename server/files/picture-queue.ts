/** The queue is full. */
export class TooBusy extends Error {}

// Decoding a picture occupies a thread that files and the network need too, and up to hundreds of megabytes.
const atOnce = 2;
const waiting: (() => void)[] = [];
let busy = 0;

/** A queue for the few slots where pictures are processed; each queue has its own limit, the slots are shared. */
export function makePictureQueue(longest: number) {
  let length = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy < atOnce) busy += 1;
    else {
      if (length >= longest) throw new TooBusy();
      length += 1;
      await new Promise<void>((go) => waiting.push(go));
      length -= 1;
    }
    try {
      return await work();
    } finally {
      release();
    }
  };
}

/** The slot is handed directly to the next in line. */
function release(): void {
  const next = waiting.shift();
  if (next) next();
  else busy -= 1;
  beginPatient();
}

const patient: (() => void)[] = [];
let isPatientBusy = false;

function beginPatient(): void {
  if (isPatientBusy || waiting.length > 0 || busy >= atOnce) return;
  const next = patient.shift();
  if (!next) return;
  isPatientBusy = true;
  busy += 1;
  next();
}

/** A queue for what nobody waits for: one at a time, and only while nothing else is in line. */
export function makePatientQueue(longest: number) {
  return async function whenIdle<T>(work: () => Promise<T>): Promise<T> {
    if (patient.length >= longest) throw new TooBusy();
    await new Promise<void>((go) => {
      patient.push(go);
      beginPatient();
    });
    try {
      return await work();
    } finally {
      isPatientBusy = false;
      release();
    }
  };
}
