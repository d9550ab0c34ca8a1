import { get } from '#admin/app/api.ts';
import type { CompanyInfo } from '#contract/features/application/company/contract.ts';

/** Addresses open for some hours; the company hands out a new one. */
export const renewLicense = async (): Promise<string> =>
  (await get<CompanyInfo>('company/info')).data.license?.url ?? '';
