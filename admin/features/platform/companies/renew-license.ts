import { get } from '#admin/app/api.ts';
import type { CompanyDetail } from '#contract/features/platform/companies/contract.ts';

/** Addresses open for some hours; the record hands out a new one. */
export const renewLicense = async (id: number): Promise<string> =>
  (await get<CompanyDetail>('company/info', { id })).data.license?.url ?? '';
