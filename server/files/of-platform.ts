import { codes } from '#contract/envelope.ts';
import type { Text } from '#contract/text.ts';
import { Refusal } from '../refusal.ts';
import type { Tx } from '../database/database.ts';
import { freeFiles, useFiles } from './uses.ts';

/** The platform's files belong to no company and have no quota. */
const platform = 0;

/** Records which pictures a record of the platform shows; those not uploaded here are refused at their field. */
export async function usePictures(
  tx: Tx,
  { owner, id }: { owner: string; id: number },
  addresses: readonly string[],
  refusal: { text: Text; field: string },
): Promise<void> {
  const shown = addresses.filter((address) => address !== '');
  if (await useFiles(tx, { company: platform, owner, id }, shown)) return;
  throw new Refusal(refusal.text, { code: codes.invalid, field: refusal.field });
}

/** Deleted records release their pictures. */
export const freePictures = (tx: Tx, owner: string, ids: readonly number[]): Promise<void> =>
  freeFiles(tx, { company: platform, owner }, ids);

/** The uploaded pictures in a piece of markup. */
export const picturesIn = (markup: string): string[] =>
  [...markup.matchAll(/\ssrc="(\/api\/picture\/[\da-f]{64}\.webp)"/g)].map(
    ([, address]) => address!,
  );
