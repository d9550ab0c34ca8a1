import { api } from '#admin/app/api.ts';
import { ownCompanyCalls } from '#contract/features/application/company/contract.ts';

/** Signed URLs expire after some hours; this loads a new one. */
export const renewLicense = async (): Promise<string> =>
  (await api(ownCompanyCalls.info)).data.license?.url ?? '';
