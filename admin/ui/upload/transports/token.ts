import { post, queryString } from '#admin/app/api.ts';
import type { UploadToken } from '#contract/features/system/uploads/contract.ts';
import { problemOfCall } from './problem-of.ts';

/** Leave to upload, and how the keys of these uploads begin. The bucket stands in the address, as the specification has it. */
export async function getToken(bucket: string, signal?: AbortSignal): Promise<UploadToken> {
  try {
    const path = `WipFile/getToken${queryString({ bucket })}`;
    return (await post<UploadToken>(path, {}, { quiet: true, signal })).data;
  } catch (failure) {
    throw problemOfCall(failure);
  }
}
