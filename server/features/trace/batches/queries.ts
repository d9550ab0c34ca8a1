import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { Batch, batchFilter, BatchInfo } from '#contract/features/trace/batches/contract.ts';
import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import { canMove } from '#contract/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { readBatches } from '#server/identifiers/batch-rows.ts';
import { equals, mentionsWithPart, oneOf, within } from '#server/records/filters.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';

const iso = (time: Date) => time.toISOString();

export const batchList: ListPlan<z.output<typeof batchFilter>, Batch, StaffSession> = {
  table: 'batch',
  filters: {
    keyword: mentionsWithPart(),
    part_id: equals('part_id'),
    factory_id: equals('factory_id'),
    order_id: equals('order_id'),
    state: oneOf('state'),
    product_date: ([first, last]) => sql`product_date between ${first}::date and ${last}::date`,
    create_time: within('create_time'),
  },
  rows: readBatches,
};

/** A batch and its history. */
export async function readBatch(reader: Reader<StaffSession>, id: number): Promise<BatchInfo> {
  const [batch] = await readBatches(reader, [id]);
  if (!batch) throw notFound();
  const steps = await reader.tx
    .selectFrom('batch_step')
    .select(['action', 'reason', 'create_user', 'create_time'])
    .where('company_id', '=', reader.session.companyId)
    .where('batch_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return {
    ...batch,
    steps: steps.map((step) => ({ ...step, create_time: iso(step.create_time) })),
  };
}

/** The part of a planned batch must exist and be in use. */
export async function checkPart(
  { tx, session }: Pick<Reader<StaffSession>, 'tx' | 'session'>,
  id: number,
) {
  const part = await tx
    .selectFrom('part')
    .select('state')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    // Locked until the batch is written, so that it is neither deleted nor discontinued in between.
    .forShare()
    .executeTakeFirst();
  const { noPart, partStopped } = batchTexts.errors;
  if (part?.state === 'active') return;
  throw new Refusal(part ? partStopped : noPart, { code: codes.invalid, field: 'part_id' });
}

/** The name of the factory that a batch names; it stays until the batch is written. */
export async function factoryName(
  { tx, session }: Pick<Reader<StaffSession>, 'tx' | 'session'>,
  id: number,
): Promise<string> {
  const factory = await tx
    .selectFrom('factory')
    .select('name')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (factory) return factory.name;
  throw new Refusal(batchTexts.errors.noFactory, { code: codes.invalid, field: 'factory_id' });
}

/** The batches of a part that can be recalled. */
export async function recallable(
  { tx, session }: Pick<Reader<StaffSession>, 'tx' | 'session'>,
  part: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('batch')
    .select(['id', 'state'])
    .where('company_id', '=', session.companyId)
    .where('part_id', '=', part)
    .orderBy('id')
    .execute();
  if (rows.length === 0) {
    const { rows: known } = await sql`
      select from part where company_id = ${session.companyId} and id = ${part}`.execute(tx);
    if (known.length === 0) throw notFound();
  }
  const ids = rows.filter(({ state }) => canMove(batchMoves, 'recall', state)).map(({ id }) => id);
  // Recalled before: nothing is left to do.
  if (ids.length === 0 && !rows.some(({ state }) => state === 'recalled'))
    throw new Refusal(batchTexts.errors.nothingToRecall, { field: 'part_id' });
  return ids;
}
