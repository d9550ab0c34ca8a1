import type { Page } from '@playwright/test';
import { callerOf, orderPack, type Company } from './codes.ts';

type Step = { kind: 'process' | 'qc' | 'test'; name: string; unit?: string } & Partial<
  Record<'min' | 'max', number> & Record<'is_required' | 'is_public', boolean>
>;

/** An inspection plan in force for the company's part. */
export async function publishPlan(page: Page, company: Company, steps: readonly Step[]) {
  const call = await callerOf(page, company.username);
  const { id } = await call.post<{ id: number }>('inspectionPlan/add', {
    part_id: company.partId,
    steps,
  });
  await call.post('inspectionPlan/publish', { ids: [id] });
  return id;
}

/** Serial numbers bound to the company's batch, all of a pack. */
export async function bindPack(page: Page, company: Company, quantity: number): Promise<string[]> {
  const pack = await orderPack(page, company, quantity);
  const call = await callerOf(page, company.username);
  await call.post('binding/add', {
    part_id: company.partId,
    batch_id: company.batchId,
    ranges: [{ first_code: pack.first_code, last_code: pack.last_code }],
  });
  return pack.codes;
}
