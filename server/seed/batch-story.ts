import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import type { IdentifierCommand } from '#contract/features/identity/identifiers/contract.ts';
import { t } from '#contract/text.ts';
import type { Run } from '../events/new-event.ts';
import { bindRuns } from '../identifiers/bind.ts';
import { giveCommand } from '../identifiers/command.ts';
import { noteExport } from '../identifiers/export-pack.ts';
import { makeStep } from '../identifiers/make-codes.ts';
import { moveAtOnce } from '../identifiers/move-job.ts';
import { moveRows } from '../identifiers/move.ts';
import { openPack } from '../identifiers/order-pack.ts';
import { eventTimes } from '../http/moment.ts';
import { batchTable, noteStep, unitsFollow } from '../logistics/batch-goods.ts';
import { transition } from '../records/transition.ts';
import { register } from '../registration/register.ts';
import { stepsOf, type BatchLine } from './batches.ts';
import { sellDirectly, sendLots, type Target } from './lots.ts';
import { printSome } from './prints.ts';
import { day, hour, type Call, type Story } from './story.ts';

export type Batch = { id: number; part_id: number; product_date: string; create_time: Date };
/** Numbers of a pack that is made in the course of the story: the first is known once it was ordered. */
export type Pack = { id: number; first: number };

type Ordered = {
  ruleId: number;
  quantity: number;
  partId?: number;
  batchId?: number;
  level?: 'unit' | 'box' | 'pallet';
  remark?: string;
};

/** Orders codes and makes them at once, all or the first of them. */
export async function makePack(call: Call, ordered: Ordered, most?: number): Promise<Pack> {
  const { ruleId, quantity, partId, batchId, level = 'unit', remark = '' } = ordered;
  const { payload } = await openPack(call, {
    rule_id: ruleId,
    part_id: partId ?? null,
    batch_id: batchId ?? null,
    level,
    quantity,
    remark,
  });
  await makeStep(call.app, call.tx, payload, most ?? quantity, call);
  const { first_seq: first } = await call.tx
    .selectFrom('identifier_pack')
    .select('first_seq')
    .where('company_id', '=', call.session.companyId)
    .where('id', '=', payload.pack)
    .executeTakeFirstOrThrow();
  return { id: payload.pack, first };
}

/** When the codes of a batch were ordered. */
const orderedOf = ({ create_time: planned }: Batch): Date =>
  new Date(Math.min(planned.getTime() + 2 * hour, Date.now() - 300_000));

/** How much of what was made has left the house. */
const leftShare: Partial<Record<BatchLine[4], number>> = {
  completed: 0.55,
  closed: 0.96,
  recalled: 0.92,
};

type Wanted = {
  ruleId: number;
  /** How many codes; none: only the batch itself is told. */
  count: number;
  /** To whom it is shipped; nobody: the company sells it itself. */
  targets: readonly Target[];
  hasWarranty: boolean;
};

/** What became of a batch and its codes, from the order to the hands of consumers, as far as the batch has come. */
export function tellBatch(
  story: Story,
  batch: Batch,
  line: BatchLine,
  { ruleId, count, targets, hasWarranty }: Wanted,
): void {
  const state = line[4];
  const { codes, goods } = story.by;
  const steps = stepsOf(line);
  for (const { move, time, reason } of steps)
    story.tell(time, goods, (call) => moveBatch(call, batch.id, move, reason));
  if (count === 0) return;
  const pack: Pack = { id: 0, first: 0 };
  const ordered = orderedOf(batch);
  story.tell(ordered, codes, async (call) => {
    const wanted = { ruleId, quantity: count, partId: batch.part_id, batchId: batch.id };
    Object.assign(pack, await makePack(call, wanted));
  });
  if (state === 'released')
    story.tell(new Date(Date.now() - 60_000), codes, (call) => printSome(call, pack.id));
  if (state === 'released' || state === 'planned') return;
  const made = new Date(`${batch.product_date}T00:00:00+08:00`).getTime();
  const at = (days: number, hours: number) => new Date(made + days * day + hours * hour);
  const spoiled = Math.ceil(count * 0.012);
  const sampled = state === 'producing' ? 0 : 3;
  const share = { producing: 0.6, held: 0.9 }[state as string] ?? 1;
  const bound = Math.floor((count - spoiled - sampled) * share);
  const runs = (from: number, size: number): Run[] => [
    { first: pack.first + from, last: pack.first + from + size - 1 },
  ];
  story.tell(new Date(ordered.getTime() + hour), codes, (call) => noteExport(call, pack.id));
  story.tell(later(at(-1, 10), ordered), codes, (call) => print(call, runs(0, count)));
  if (state === 'producing')
    story.tell(later(at(-1, 11), ordered), codes, (call) =>
      register(call, { pack_id: pack.id, codes: null, node: 'own', remark: '' }),
    );
  story.tell(at(0, 12), goods, (call) =>
    bindRuns(call, { part_id: batch.part_id, batch_id: batch.id }, runs(0, bound + sampled)),
  );
  story.tell(at(0, 12.5), goods, (call) =>
    give(call, 'void', 'misprint', runs(count - spoiled, spoiled)),
  );
  if (sampled > 0)
    story.tell(at(0, 13), goods, (call) => give(call, 'sample', 'other', runs(bound, sampled)));
  const left = Math.floor(bound * (leftShare[state] ?? 0));
  if (left === 0) return;
  const age = (Date.now() - made) / day;
  const flow = { at, age, hasWarranty, numberOf: (offset: number) => pack.first + offset };
  // Nothing of a recalled batch is shipped or sold any more.
  const end = steps.find(({ move }) => move === 'recall')?.time ?? new Date();
  const before: Story = {
    ...story,
    tell: (time, by, run) => time < end && story.tell(time, by, run),
  };
  if (targets.length === 0) sellDirectly(before, flow, left);
  else sendLots(before, flow, left, targets);
}

/** Labels are printed after they were ordered, however late that was. */
const later = (wanted: Date, than: Date): Date =>
  new Date(Math.max(wanted.getTime(), than.getTime() + 2 * hour));

async function moveBatch(
  call: Call,
  id: number,
  move: ReturnType<typeof stepsOf>[number]['move'],
  reason: string,
): Promise<void> {
  await transition(call, batchTable, [id], move, { reason });
  await noteStep(call, [id], move, reason);
  const following = unitsFollow(call, { id }, move, reason);
  if (following) await moveAtOnce(call, following);
}

const printing = t('打印', 'Print', '列印');
const whoOf = ({ session }: Call) => ({
  companyId: session.companyId,
  by: { id: session.accountId, name: session.realname },
});

const print = (call: Call, runs: Run[]) =>
  moveRows(
    call.app,
    call.tx,
    { ...whoOf(call), move: 'print', called: printing },
    runs,
    eventTimes(call),
  );

/** One of the commands that people give to codes. */
const give = (call: Call, move: IdentifierCommand, reason: string, runs: Run[]) =>
  giveCommand(
    call,
    { ...whoOf(call), move, called: identifierTexts.commands[move], reason, remark: '' },
    runs,
    { done: identifierTexts.done[move] },
  );
