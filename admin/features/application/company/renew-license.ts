import { api } from '#admin/app/api.ts';
import { ownCompanyCalls } from '#contract/features/application/company/contract.ts';

/** Addresses open for some hours; the company hands out a new one. */
export const renewLicense = async (): Promise<string> =>
  (await api(ownCompanyCalls.info)).data.license?.url ?? '';
