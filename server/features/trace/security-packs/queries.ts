import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type {
  securityFilter,
  SecurityInput,
  SecurityPack,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import type { Text } from '#contract/text.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import { inOrder } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { readSecurityPacks } from '#server/security/pack-rows.ts';
import type { StaffSession } from '#server/access/sessions.ts';

export const securityList: ListPlan<z.output<typeof securityFilter>, SecurityPack, StaffSession> = {
  table: 'security_pack',
  filters: {
    keyword: mentions(),
    kind: oneOf('kind'),
    state: oneOf('state'),
    part_id: equals('part_id'),
    batch_id: equals('batch_id'),
    create_time: within('create_time'),
  },
  rows: readSecurityPacks,
};

/** One pack as the list shows it. */
export async function readSecurityPack(
  reader: Reader<StaffSession>,
  id: number,
): Promise<SecurityPack> {
  const [found] = await inOrder(securityList, reader, [id]);
  if (!found) throw notFound();
  return found;
}

type Covered = {
  pack_id: number | null;
  part_id: number | null;
  batch_id: number | null;
  quantity: number;
};
const refuse = (text: Text, field: string, params = {}): never => {
  throw new Refusal(text, { code: codes.invalid, field, params });
};

/** What the new codes are for, and how many are needed. */
export async function coverOf(
  reader: Pick<Reader<StaffSession>, 'tx' | 'session'>,
  input: SecurityInput,
) {
  return input.kind === 'bound' ? coverPack(reader, input.pack_id!) : coverPart(reader, input);
}

/** All identifiers of a pack that exist and have no security code yet. */
async function coverPack(
  { tx, session }: Pick<Reader<StaffSession>, 'tx' | 'session'>,
  packId: number,
): Promise<Covered> {
  const { noPack, packNotReady, packTaken } = securityTexts.errors;
  const pack = await tx
    .selectFrom('identifier_pack')
    .select(['id', 'state', 'made', 'part_id', 'batch_id'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', packId)
    // Concurrent orders for the same pack wait for each other.
    .forUpdate()
    .executeTakeFirst();
  if (!pack) return refuse(noPack, 'pack_id');
  const isEnded = pack.state === 'ready' || pack.state === 'cancelled';
  if (!isEnded || pack.made < 1) refuse(packNotReady, 'pack_id');
  const other = await tx
    .selectFrom('security_pack')
    .select('code')
    .where('company_id', '=', session.companyId)
    .where('pack_id', '=', packId)
    .where('state', 'not in', ['voided', 'cancelled'])
    .executeTakeFirst();
  if (other) refuse(packTaken, 'pack_id', { code: other.code });
  const { part_id, batch_id, made: quantity } = pack;
  return { pack_id: packId, part_id, batch_id, quantity };
}

/** A part or one of its batches, if given. */
async function coverPart(
  { tx, session }: Pick<Reader<StaffSession>, 'tx' | 'session'>,
  { part_id: partId, batch_id: batchId, quantity }: SecurityInput,
): Promise<Covered> {
  const { noPart, noBatch, batchOfOther } = securityTexts.errors;
  const { rows } = await sql<{ part: number | null; batch: number | null; of: number | null }>`
    select (select id from part where company_id = ${session.companyId} and id = ${partId}) as part,
      (select id from batch where company_id = ${session.companyId} and id = ${batchId}) as batch,
      (select part_id from batch where company_id = ${session.companyId} and id = ${batchId}) as of`.execute(
    tx,
  );
  const { part, batch, of } = rows[0]!;
  if (partId !== null && part === null) refuse(noPart, 'part_id');
  if (batchId !== null && batch === null) refuse(noBatch, 'batch_id');
  if (partId !== null && of !== null && of !== partId) refuse(batchOfOther, 'batch_id');
  return { pack_id: null, part_id: partId ?? of, batch_id: batchId, quantity: quantity! };
}
