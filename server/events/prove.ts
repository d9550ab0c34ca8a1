import { bytesToHex } from '@noble/hashes/utils.js';
import { readCheckpoint, readNote } from '#proof/note.ts';
import type { DayProof, SignedHead } from '#proof/formats.ts';
import { companyLeaf, dayLeaf, eventLeaf } from '#proof/leaves.ts';
import { inclusionPath, leafHash } from '#proof/merkle.ts';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { runsAround } from './find.ts';
import { loggedDays, sealedOn } from './day-log.ts';
import {
  eventsAfter,
  eventsOn,
  lineOf,
  storedEvent,
  tileSize,
  type Day,
  type Sealed,
  type StoredEvent,
} from './seal.ts';

const hexes = (hashes: readonly Uint8Array[]) => hashes.map((hash) => bytesToHex(hash));

/** The days that a head tells of. */
export const sizeOf = ({ checkpoint }: SignedHead): number =>
  readCheckpoint(readNote(checkpoint)!.text)!.size;

/** Proves days of a company by a head; those that are not in it are left out. Reads what all companies sealed. */
export async function proveDays(
  tx: Tx,
  company: number,
  days: readonly string[],
  head: SignedHead,
): Promise<DayProof[]> {
  const log = await loggedDays(tx, sizeOf(head));
  const hashes = log.map((day) => dayLeaf(day));
  const proofs: DayProof[] = [];
  for (const day of days) {
    const index = log.findIndex((one) => one.day === day);
    const sealed = index < 0 ? [] : await sealedOn(tx, day);
    const at = sealed.findIndex((one) => one.company_id === company);
    if (at < 0) continue;
    const { root, ...own } = sealed[at]!;
    const leaves = sealed.map((one) => companyLeaf(one));
    proofs.push({
      ...own,
      root: root.toString('hex'),
      companies: sealed.length,
      company_index: at,
      company_path: hexes(inclusionPath(leaves, at)),
      day_index: index,
      day_path: hexes(inclusionPath(hashes, index)),
    });
  }
  return proofs;
}

export type EventProof = { order: number; path: string[] };

/** The places of events in their sealed day, and their neighbours there, by their ids. */
export async function proveEvents(
  tx: Tx,
  sealed: Sealed,
  ids: readonly number[],
): Promise<Map<number, EventProof>> {
  const place = { company: sealed.company_id, day: sealed.day };
  return sealed.scheme === 1 ? proveByHash(tx, place, ids) : proveByTile(tx, place, ids);
}

async function proveByTile(tx: Tx, place: Day, ids: readonly number[]) {
  const tiles = await tx
    .selectFrom('event_tile')
    .select(['first_id', 'root'])
    .where('company_id', '=', place.company)
    .where('day', '=', place.day)
    .orderBy('place')
    .execute();
  const roots = tiles.map(({ root }) => root);
  const tileOf = (id: number) => tiles.findLastIndex((one) => one.first_id <= id);
  const proofs = new Map<number, EventProof>();
  // One tile at a time: its events may be large.
  for (const tile of new Set(ids.map(tileOf))) {
    if (tile < 0) continue;
    const after = tiles[tile]!.first_id - 1;
    const events = await eventsAfter(tx, place, { after, size: tileSize });
    const first = tile * tileSize;
    const leaves = events.map((event, index) =>
      eventLeaf(
        { company_id: place.company, day: place.day, order: first + index },
        lineOf(event),
        event.hash,
      ),
    );
    for (const [at, { id }] of events.entries())
      if (ids.includes(id))
        proofs.set(id, {
          order: first + at,
          path: hexes([...inclusionPath(leaves, at), ...inclusionPath(roots, tile)]),
        });
  }
  return proofs;
}

/** Days that were sealed by hashes alone have no tiles. */
async function proveByHash(tx: Tx, place: Day, ids: readonly number[]) {
  const leaves: Uint8Array[] = [];
  const orders = new Map<number, number>();
  for await (const events of eventsOn((work) => work(tx), place, 5_000))
    for (const event of events) {
      if (ids.includes(event.id)) orders.set(event.id, leaves.length);
      leaves.push(leafHash(event.hash));
    }
  return new Map(
    [...orders].map(([id, order]) => [id, { order, path: hexes(inclusionPath(leaves, order)) }]),
  );
}

const mostEvents = 1_000;

/** The latest events of one identifier, oldest first, as they are handed out, with the day on which each was recorded. */
export async function historyOf(
  tx: Tx,
  company: number,
  seq: number,
): Promise<(StoredEvent & { day: string })[]> {
  const { rows } = await sql<StoredEvent & { day: string }>`
    select ${storedEvent}, (e.record_time at time zone 'Asia/Shanghai')::date as day
    from (${runsAround(company, sql`${seq}::bigint`)}) as r
    join trace_event e on e.company_id = ${company} and e.record_time = r.record_time and e.id = r.event_id
    order by e.event_time desc, e.id desc limit ${mostEvents}`.execute(tx);
  return rows.toSorted((one, other) => one.id - other.id);
}
