import type { Readable } from 'node:stream';

/** Every part but the last has at least 5 MiB, and there are at most 10,000. */
const partBytes = 8_388_608;

/**
 * Splits a body into parts, beginning with the rest from last time, and sends one while the next is gathered. Returns
 * what is too small for a part, also when the body breaks off.
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
    // A body left early is not destroyed: its connection still carries the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const piece = chunk.length > room ? chunk.subarray(0, room) : chunk;
      room -= piece.length;
      pieces.push(piece);
      gathered += piece.length;
      if (gathered >= partBytes) await flush();
      if (room === 0 || fault) break;
    }
  } catch {
    // The body broke off; what arrived counts.
  }
  await sending;
  if (fault) throw fault;
  return Buffer.concat(pieces);
}
