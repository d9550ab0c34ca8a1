import { partInput, type PartInput } from '#contract/features/product/parts/contract.ts';
import { batchInput } from '#contract/features/trace/batches/contract.ts';
import { partnerInput, type PartnerInput } from '#contract/partners.ts';
import type * as z from 'zod';
import { useFiles } from '../files/uses.ts';
import { codeOf } from '../numbers/numbers.ts';
import type { Tx } from '../database/database.ts';

/** A category; gives its id. */
export async function createCategory(
  tx: Tx,
  companyId: number,
  name: string,
  parentId: number | null,
  sort: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('category')
    .values({ company_id: companyId, name, parent_id: parentId, sort })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type PartPlan = z.input<typeof partInput> & { create_time?: Date };

/** A part with its first revision; gives its id. */
export async function createPart(tx: Tx, companyId: number, plan: PartPlan): Promise<number> {
  const { create_time: time = new Date(), ...given } = plan;
  const input: PartInput = partInput.parse(given);
  const code = await codeOf({ tx }, companyId, 'part', input.code, null);
  const { id } = await tx
    .insertInto('part')
    .values({
      ...input,
      company_id: companyId,
      code,
      net_content: input.net_content || null,
      images: JSON.stringify(input.images),
      manuals: JSON.stringify(input.manuals),
      attributes: JSON.stringify(input.attributes),
      create_time: time,
      update_time: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('part_revision')
    .values({
      company_id: companyId,
      part_id: id,
      revision: 1,
      content: JSON.stringify({ ...input, code }),
      create_user: '系统',
      create_time: time,
    })
    .execute();
  const files = [...input.images, ...input.manuals.map(({ url }) => url)];
  if (!(await useFiles(tx, { company: companyId, owner: 'part', id }, files, { publish: true })))
    throw new Error(`A file of ${input.name} is not stored.`);
  return id;
}

type PartnerPlan = z.input<typeof partnerInput> & { create_time?: Date };

/** A supplier or customer; gives its id. */
export async function createPartner(
  tx: Tx,
  side: 'supplier' | 'customer',
  companyId: number,
  plan: PartnerPlan,
): Promise<number> {
  const { create_time: time = new Date(), ...given } = plan;
  const input: PartnerInput = partnerInput.parse(given);
  const code = await codeOf({ tx }, companyId, side, input.code, null);
  const { id } = await tx
    .insertInto(side)
    .values({ ...input, company_id: companyId, code, create_time: time, update_time: time })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type LinkPlan = {
  buyer: number;
  seller: number;
  supplier: number;
  customer: number;
  state: 'waiting' | 'active';
  by: number;
};

/** A partnership between the buyer's supplier card and the seller's customer card. */
export async function createPartnership(tx: Tx, link: LinkPlan): Promise<void> {
  const { id } = await tx
    .insertInto('partnership')
    .values({ buyer_id: link.buyer, seller_id: link.seller, state: link.state, moved_by: link.by })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seenBy = (company: number) =>
    link.state === 'active' ? 'active' : company === link.by ? 'invited' : 'pending';
  await tx
    .updateTable('supplier')
    .set({ partnership_id: id, link_state: seenBy(link.buyer) })
    .where('company_id', '=', link.buyer)
    .where('id', '=', link.supplier)
    .execute();
  await tx
    .updateTable('customer')
    .set({ partnership_id: id, link_state: seenBy(link.seller) })
    .where('company_id', '=', link.seller)
    .where('id', '=', link.customer)
    .execute();
}

type BatchPlan = z.input<typeof batchInput> & { create_time: Date; by: string };

/** A production batch as it was planned; gives its id. */
export async function createBatch(tx: Tx, companyId: number, plan: BatchPlan): Promise<number> {
  const { create_time: time, by, ...given } = plan;
  const input = batchInput.parse(given);
  const { id } = await tx
    .insertInto('batch')
    .values({
      ...input,
      company_id: companyId,
      code: await codeOf({ tx }, companyId, 'batch', input.code, null),
      create_time: time,
      update_time: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('batch_step')
    .values({
      company_id: companyId,
      batch_id: id,
      create_user: by,
      action: 'add',
      create_time: time,
    })
    .execute();
  return id;
}
