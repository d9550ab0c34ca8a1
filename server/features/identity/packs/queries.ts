import type * as z from 'zod';
import type { IdentifierPack, packFilter } from '#contract/features/identity/packs/contract.ts';
import { notFound } from '#server/refusal.ts';
import { readPacks } from '#server/identifiers/pack-rows.ts';
import { equals, mentionsWithPart, oneOf, within } from '#server/records/filters.ts';
import { inOrder } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { StaffSession } from '#server/access/sessions.ts';

export const packList: ListPlan<z.output<typeof packFilter>, IdentifierPack, StaffSession> = {
  table: 'identifier_pack',
  filters: {
    keyword: mentionsWithPart(),
    rule_id: equals('rule_id'),
    part_id: equals('part_id'),
    batch_id: equals('batch_id'),
    state: oneOf('state'),
    create_time: within('create_time'),
  },
  rows: readPacks,
};

export async function readPack(reader: Reader<StaffSession>, id: number): Promise<IdentifierPack> {
  const [pack] = await inOrder(packList, reader, [id]);
  if (!pack) throw notFound();
  return pack;
}
