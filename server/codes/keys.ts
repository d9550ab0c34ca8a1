import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { KeyPurpose } from '#contract/features/identity/keys/contract.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import type { Message } from '../cluster/cluster.ts';
import type { Tx } from '../database/database.ts';
import { isKept } from './kept-codes.ts';
import { openKey, sealKey } from './sealed-keys.ts';
import { publicKeyOf } from './signatures.ts';

/** A key for making codes; it never leaves this process. */
export type CodeKey = { id: number; generation: number; key: Buffer };

const keyBytes = 32;
const cacheSize = 10_000;
const lockClass = 7_305_010;

/** Making, rotating and revoking a company's keys is serialised. */
export const holdKeys = (tx: Tx, companyId: number) =>
  sql`select pg_advisory_xact_lock(${lockClass}::int, ${companyId}::int)`.execute(tx);

async function findActive(
  app: App,
  tx: Tx,
  companyId: number,
  purpose: KeyPurpose,
): Promise<CodeKey | null> {
  const row = await tx
    .selectFrom('secret_key')
    .select(['id', 'generation', 'sealed'])
    .where('company_id', '=', companyId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'active')
    // Locks it against revocation while codes are being made.
    .forShare()
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, generation: row.generation, key: openKey(app, companyId, row.sealed) };
}

/** Makes the next key of a purpose if none is active; the caller holds the lock on the company's keys. */
export async function makeKey(
  app: App,
  tx: Tx,
  companyId: number,
  purpose: KeyPurpose,
  accountId: number | null = null,
): Promise<CodeKey> {
  const key = randomBytes(keyBytes);
  const made = await tx
    .insertInto('secret_key')
    .values({
      company_id: companyId,
      purpose,
      generation: sql<number>`(select coalesce(max(generation), 0) + 1 from secret_key
        where company_id = ${companyId} and purpose = ${purpose})`,
      sealed: sealKey(app, companyId, key),
      public_key: purpose === 'signature' ? publicKeyOf(key) : null,
      create_by: accountId,
      update_by: accountId,
    })
    .returning(['id', 'generation'])
    .executeTakeFirstOrThrow();
  return { ...made, key };
}

/** The key for new codes of a company; made on first use. */
export async function activeKey(
  app: App,
  tx: Tx,
  companyId: number,
  purpose: KeyPurpose,
): Promise<CodeKey> {
  const known = await findActive(app, tx, companyId, purpose);
  if (known) return known;
  await holdKeys(tx, companyId);
  // Another transaction may have made it meanwhile.
  return (
    (await findActive(app, tx, companyId, purpose)) ?? (await makeKey(app, tx, companyId, purpose))
  );
}

const nameOf = (companyId: number, id: number) => `${companyId}:${id}`;

/** A key that codes may be valid by: of a revoked one, at most those that had been shipped. */
type KnownKey = { key: Buffer; isForShipped: boolean };
/** The keys cached by a node. A revocation is answered only after every node has dropped the key. */
const keys = cache<App, string, KnownKey | undefined, Message>({
  max: cacheSize,
  forgets: (message) => (message.topic === 'key' ? nameOf(message.company, message.id) : undefined),
});

/** The key that codes were made with, in any state: the admin still shows codes of revoked keys. */
export async function anyKeyOf(app: App, tx: Tx, companyId: number, id: number): Promise<Buffer> {
  const kept = keys.peek(app, nameOf(companyId, id));
  if (kept) return kept.key;
  const { sealed } = await tx
    .selectFrom('secret_key')
    .select('sealed')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return openKey(app, companyId, sealed);
}

/** A key that codes may be valid by; null if it is revoked for all, or another company's. */
export async function knownKeyOf(
  app: App,
  tx: Tx,
  companyId: number,
  id: number,
): Promise<KnownKey | null> {
  const known = await keys.get(app, nameOf(companyId, id), async () => {
    const row = await tx
      .selectFrom('secret_key')
      .select(['sealed', 'state'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where((is) => is.or([is('state', '<>', 'revoked'), is('keeps_shipped', '=', true)]))
      .executeTakeFirst();
    return (
      row && { key: openKey(app, companyId, row.sealed), isForShipped: row.state === 'revoked' }
    );
  });
  return known ?? null;
}

/** The same, from the cache only. */
export const keptKeyOf = (app: App, companyId: number, id: number): KnownKey | null =>
  keys.peek(app, nameOf(companyId, id)) ?? null;

/** The key that codes were made with, active or retiring; null if it is revoked or another company's. */
export async function keyOf(
  app: App,
  tx: Tx,
  companyId: number,
  id: number,
): Promise<Buffer | null> {
  const known = await knownKeyOf(app, tx, companyId, id);
  return known && !known.isForShipped ? known.key : null;
}

/** The same for one number, whose code may outlive its key. */
export async function keyOfNumber(
  app: App,
  tx: Tx,
  { company, key: id, seq }: { company: number; key: number; seq: number },
): Promise<Buffer | null> {
  const known = await knownKeyOf(app, tx, company, id);
  if (!known?.isForShipped) return known?.key ?? null;
  return (await isKept(app, company, id, seq)) ? known.key : null;
}
