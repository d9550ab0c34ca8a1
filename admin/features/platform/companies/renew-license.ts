import { api } from '#admin/app/api.ts';
import { companyCalls } from '#contract/features/platform/companies/contract.ts';

/** Signed URLs expire after some hours; this loads a new one. */
export const renewLicense = async (id: number): Promise<string> =>
  (await api(companyCalls.info, { id })).data.license?.url ?? '';
