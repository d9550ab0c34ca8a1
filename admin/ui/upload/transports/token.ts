import { api } from '#admin/app/api.ts';
import { uploadCalls, type UploadToken } from '#contract/features/system/uploads/contract.ts';
import { problemOfCall } from './problem-of.ts';

/** Leave to upload, and how the keys of these uploads begin. The bucket stands in the address, as the specification has it. */
export async function getToken(bucket: string, signal?: AbortSignal): Promise<UploadToken> {
  try {
    return (await api(uploadCalls.getToken, { bucket }, { quiet: true, signal })).data;
  } catch (failure) {
    throw problemOfCall(failure);
  }
}
