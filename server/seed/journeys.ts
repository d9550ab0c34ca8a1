import type { EventKind } from '#contract/codes/events.ts';
import type { BatchState } from '#contract/features/trace/batches/contract.ts';
import type { Piece } from './code-factories.ts';

export type Batch = {
  id: number;
  part_id: number;
  code: string;
  quantity: number;
  state: BatchState;
  product_date: string;
  create_time: Date;
};

/** Something that happened to `count` codes of a pack from the one at `from` on. */
type Step = { kind: EventKind; from: number; count: number; time: Date; reason?: string };
export type Journey = { ordered: Date; exported: Date | null; pieces: Piece[]; steps: Step[] };

const day = 86_400_000;
const hour = 3_600_000;

/** How much of what is bound has left the house, and of that was received, sold and activated. */
const shippedShare: Partial<Record<Batch['state'], number>> = {
  completed: 0.55,
  closed: 0.96,
  recalled: 0.92,
};
const farther = (age: number) =>
  age > 60
    ? { receive: 0.97, sell: 0.8, activate: 0.45 }
    : age > 30
      ? { receive: 0.9, sell: 0.5, activate: 0.25 }
      : { receive: 0.6, sell: 0.2, activate: 0.08 };

/** When the codes of a batch were ordered. */
export const orderedOf = ({ create_time: planned }: Pick<Batch, 'create_time'>): Date =>
  new Date(Math.min(planned.getTime() + 2 * hour, Date.now() - 300_000));

/** The way of a batch's codes, from the order to the hands of consumers, as far as the batch has come. */
export function journeyOf(
  batch: Batch,
  count: number,
  dealers: readonly number[],
  /** Whether those who buy it have a warranty to begin. */
  isActivated = dealers.length > 0,
): Journey {
  const now = Date.now();
  const made = new Date(`${batch.product_date}T00:00:00+08:00`).getTime();
  // What would lie ahead happened a moment ago.
  const at = (days: number, hours: number) =>
    new Date(Math.min(made + days * day + hours * hour, now - 120_000));
  const ordered = orderedOf(batch);
  const steps: Step[] = [{ kind: 'generate', from: 0, count, time: ordered }];
  if (batch.state === 'released')
    return { ordered, exported: null, pieces: [{ count, state: 'allocated' }], steps };
  const exported = new Date(ordered.getTime() + hour);
  steps.push({ kind: 'export', from: 0, count, time: exported });
  const spoiled = Math.ceil(count * 0.012);
  const sampled = batch.state === 'producing' ? 0 : 3;
  const boundShare = { producing: 0.6, held: 0.9 }[batch.state as string] ?? 1;
  const bound = Math.floor((count - spoiled - sampled) * boundShare);
  const after = bound + sampled;
  steps.push(
    { kind: 'print', from: 0, count, time: at(-1, 10) },
    { kind: 'bind', from: 0, count: after, time: at(0, 15) },
    { kind: 'sample', from: bound, count: sampled, time: at(1, 9), reason: 'other' },
    { kind: 'void', from: count - spoiled, count: spoiled, time: at(0, 16), reason: 'misprint' },
  );
  const rest: Piece[] = [
    { count: sampled, state: 'sampled', reason: 'other' },
    { count: count - after - spoiled, state: 'encoded' },
    { count: spoiled, state: 'voided', reason: 'misprint' },
  ];
  if (batch.state === 'held') {
    steps.push({ kind: 'freeze', from: 0, count: bound, time: at(0, 17), reason: 'other' });
    const frozen: Piece = {
      count: bound,
      state: 'frozen',
      before: 'commissioned',
      reason: 'other',
    };
    return { ordered, exported, pieces: [frozen, ...rest], steps };
  }
  const shipped = Math.floor(bound * (shippedShare[batch.state] ?? 0));
  const pieces = lotsOf(shipped, dealers).flatMap(({ from, size, dealerId }, lot) =>
    sendOut({ from, size, dealerId, at, lot, age: (now - made) / day, isActivated }, steps),
  );
  const stock: Piece = { count: bound - shipped, state: 'commissioned' };
  if (batch.state === 'recalled') {
    steps.push({ kind: 'recall', from: 0, count: bound, time: at(19, 10.5), reason: 'other' });
    const back = [...pieces, stock].map((piece): Piece => ({ ...piece, state: 'recalled' }));
    return { ordered, exported, pieces: [...back, ...rest], steps };
  }
  return { ordered, exported, pieces: [...pieces, stock, ...rest], steps };
}

/** What is shipped goes to one dealer more than to the other, or straight to the shops. */
function lotsOf(shipped: number, dealers: readonly number[]) {
  const [one, other] = dealers;
  if (one === undefined || other === undefined) return [{ from: 0, size: shipped, dealerId: null }];
  const size = Math.floor(shipped * 0.6);
  return [
    { from: 0, size, dealerId: one },
    { from: size, size: shipped - size, dealerId: other },
  ];
}

type Lot = {
  from: number;
  size: number;
  dealerId: number | null;
  at: (days: number, hours: number) => Date;
  lot: number;
  age: number;
  isActivated: boolean;
};

/** One delivery: received as a whole, sold and activated little by little. */
function sendOut({ from, size, dealerId, at, lot, age, isActivated }: Lot, steps: Step[]): Piece[] {
  if (size === 0) return [];
  const share = farther(age);
  const received = dealerId === null ? 0 : Math.floor(size * share.receive);
  const sold = Math.floor((dealerId === null ? size : received) * share.sell);
  const activated = isActivated ? Math.floor(sold * share.activate) : 0;
  const left = 3 + lot;
  steps.push(
    { kind: 'ship', from, count: size, time: at(left, 14) },
    { kind: 'receive', from, count: received, time: at(left + 3, 10) },
  );
  const parts = 4;
  const slices = (kind: EventKind, count: number, first: number, every: number) => {
    for (let slice = 0; slice < parts; slice += 1) {
      const begin = Math.floor((count * slice) / parts);
      const end = Math.floor((count * (slice + 1)) / parts);
      const time = at(first + slice * every, 11 + slice);
      steps.push({ kind, from: from + begin, count: end - begin, time });
    }
  };
  slices('sell', sold, left + 6, Math.max(1, Math.min(5, age / 8)));
  slices('activate', activated, left + 8, Math.max(1, Math.min(6, age / 7)));
  const where = dealerId === null ? {} : { dealerId };
  const goes = (count: number, state: Piece['state']): Piece => ({ count, state, ...where });
  return [
    goes(activated, 'activated'),
    goes(sold - activated, 'sold'),
    goes(Math.max(0, received - sold), 'received'),
    goes(size - Math.max(received, sold), 'shipped'),
  ];
}
