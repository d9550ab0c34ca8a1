import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Mark } from '#contract/codes/mark.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { openKey } from './sealed-keys.ts';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const before = Buffer.from('302e020100300506032b657004220420', 'hex');
const privateKeyOf = (seed: Buffer) =>
  createPrivateKey({ key: Buffer.concat([before, seed]), format: 'der', type: 'pkcs8' });

export const publicKeyOf = (seed: Buffer): Buffer =>
  Buffer.from(createPublicKey(privateKeyOf(seed)).export({ format: 'jwk' }).x!, 'base64url');

/** Four characters that lead to a public key: with its signature they fill the 90 of identifier 8030. */
export const keyIdOf = (publicKey: Buffer): string =>
  createHash('sha256').update(publicKey).digest().subarray(0, 3).toString('base64url');

/** Signs what names an item: "(01)…(21)…", "(00)…" or, without a number of GS1, its code. */
export type Sign = (named: string) => string;

/** How a company signs its codes; null if it does not. */
export async function signerOf(
  app: App,
  tx: Tx,
  companyId: number,
  { is_signed: isSigned }: Pick<Mark, 'is_signed'>,
): Promise<Sign | null> {
  if (!isSigned) return null;
  const row = await tx
    .selectFrom('secret_key')
    .select(['sealed', 'public_key'])
    .where('company_id', '=', companyId)
    .where('purpose', '=', 'signature')
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!row?.public_key) return null;
  const key = privateKeyOf(openKey(app, companyId, row.sealed));
  const id = keyIdOf(row.public_key);
  return (named) =>
    id + sign(null, Buffer.from(`suyuan-code-1\n${named}`), key).toString('base64url');
}
