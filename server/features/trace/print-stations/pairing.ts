import { hash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { pairing, stationRights } from '#contract/features/trace/print-stations/contract.ts';
import { stationTexts } from '#contract/features/trace/print-stations/texts.ts';
import { endKeys, makeKey } from '#server/access/api-keys.ts';
import { charge, chargeAddress, forgiveAddress, type Charged } from '#server/access/throttle.ts';
import type { App } from '#server/app.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { writeOperation } from '#server/logs/operation-log.ts';
import { Refusal } from '#server/refusal.ts';

const { errors } = stationTexts;
/** Codes tried from one address, and by everybody together: a code of eight letters is not guessed by that many. */
const limits = {
  address: { hits: 10, windowSeconds: 600 },
  installation: { hits: 3_000, windowSeconds: 600 },
};

export const makeCode = (): string =>
  Array.from(
    { length: pairing.length },
    () => pairing.letters[randomInt(pairing.letters.length)],
  ).join('');

export const hashCode = (code: string): Buffer =>
  hash('sha256', `pairing:${code.toUpperCase().replaceAll(/[^A-Z]/g, '')}`, 'buffer');

/** When a code that is made now stops being good. */
export const codeEnds = sql<Date>`now() + make_interval(mins => ${pairing.minutes})`;

/** Takes the key of a station away; the returned function waits until no node accepts it any more. */
export async function endStationKeys(
  app: Pick<App, 'cluster'>,
  tx: Tx,
  company: number,
  keys: readonly number[],
  reason: string,
): Promise<() => Promise<void>> {
  if (keys.length === 0) return () => Promise.resolve();
  const ended = await tx
    .updateTable('api_key')
    .set({ state: 'revoked', reason, update_time: sql<Date>`now()` })
    .set((update) => ({ version: update('version', '+', 1) }))
    .where('company_id', '=', company)
    .where('id', 'in', keys)
    .where('state', '=', 'active')
    .returning('token_hash')
    .execute();
  return endKeys(
    app,
    tx,
    ended.map(({ token_hash: gone }) => gone),
  );
}

type Given = { code: string; name: string; version: string };
type Caller = { ip: string; userAgent: string; requestId: string };

/** Trades a pairing code for a key. The code works once; a wrong, used or expired one gets the same answer. */
export async function pairStation(app: App, given: Given, requestInfo: Caller) {
  const began = performance.now();
  const { main } = app.database;
  // In this order: what an address may not do uses up nothing that all share.
  refuseAbove(await chargeAddress(main, 'pairing', requestInfo.ip, limits.address));
  refuseAbove(await charge(main, 'pairing', limits.installation));
  let ended: () => Promise<void> = () => Promise.resolve();
  const paired = await transact(main, systemActor, async (tx) => {
    const station = await tx
      .updateTable('print_station')
      .set({
        pairing_hash: null,
        pairing_until: null,
        computer: given.name,
        program: given.version,
        seen_time: sql<Date>`now()`,
        update_time: sql<Date>`now()`,
      })
      .where('pairing_hash', '=', hashCode(given.code))
      .where('pairing_until', '>', sql<Date>`now()`)
      .where('disabled', '=', false)
      .returning(['company_id', 'id', 'name', 'key_id', 'update_by'])
      .executeTakeFirst();
    if (!station) throw new Refusal(errors.code, { code: codes.invalid, field: 'code' });
    const { company_id: company, id, name, update_by: author } = station;
    const earlier = station.key_id === null ? [] : [station.key_id];
    ended = await endStationKeys(app, tx, company, earlier, name);
    const { key, columns } = makeKey();
    const made = await tx
      .insertInto('api_key')
      .values({
        ...columns,
        company_id: company,
        name,
        permissions: [...stationRights],
        create_by: author,
        update_by: author,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('print_station')
      .set({ key_id: made.id })
      .where('company_id', '=', company)
      .where('id', '=', id)
      .execute();
    const of = await tx
      .selectFrom('company')
      .select('name')
      .where('company_id', '=', company)
      .executeTakeFirstOrThrow();
    const after = { name, computer: given.name, key_id: made.id };
    await writeOperation(tx, {
      session: { companyId: company, accountId: author ?? 0, username: `key:${name}` },
      type: 'web',
      requestInfo,
      endpoint: { path: 'printStation/pair', allow: 'public' },
      changes: [{ target: 'printStation', id, before: null, after }],
      duration: Math.round(performance.now() - began),
    });
    return { key, station_id: id, station_name: name, company_name: of.name };
  });
  await Promise.all([ended(), forgiveAddress(main, 'pairing', requestInfo.ip)]);
  return paired;
}

function refuseAbove({ blockedSeconds }: Charged): void {
  if (blockedSeconds > 0)
    throw new Refusal(errors.tooMany, { code: codes.tooMany, params: { n: blockedSeconds } });
}
