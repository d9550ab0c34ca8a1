import type { Readable } from 'node:stream';

/** No part but the last may be smaller than 5 MiB, and there are 10,000 at most. */
const partBytes = 8_388_608;

/**
 * Cuts a body into parts, the first of which begins with what was left last time, and sends one while the next is
 * gathered. Gives back what is too small for a part, also when the body breaks off.
 */
export async function gatherParts(
  begun: Buffer,
  body: Readable,
  most: number,
  send: (part: Buffer) => Promise<void>,
): Promise<Buffer> {
  let pieces = [begun];
  let gathered = begun.length;
  let room = most;
  let sending: Promise<void> = Promise.resolve();
  let fault: unknown = null;
  const flush = async () => {
    const part = Buffer.concat(pieces);
    pieces = [];
    gathered = 0;
    await sending;
    if (fault) return;
    sending = send(part).catch((error: unknown) => {
      fault ??= error;
    });
  };
  try {
    // A body that is left early is not destroyed: its connection still carries the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const piece = chunk.length > room ? chunk.subarray(0, room) : chunk;
      room -= piece.length;
      pieces.push(piece);
      gathered += piece.length;
      if (gathered >= partBytes) await flush();
      if (room === 0 || fault) break;
    }
  } catch {
    // The body broke off; what came of it counts.
  }
  await sending;
  if (fault) throw fault;
  return Buffer.concat(pieces);
}
