import { sql } from 'kysely';
import type { PassportContent } from '#contract/passports/content.ts';
import type { Tx } from '../database/database.ts';
import type { Version } from './shown.ts';

/** A passport that is public. */
export type Published = Version & { company: number; id: number; part: number; publicId: string };

type Found = {
  company_id: number;
  id: number;
  part_id: number;
  public_id: string;
  number: number;
  content: PassportContent;
  create_time: Date;
};
const published = sql`
  select d.company_id, d.id, d.part_id, d.public_id, v.number, v.content, v.create_time
  from passport d
    join passport_version v on v.company_id = d.company_id and v.passport_id = d.id and v.number = d.number
    join company c on c.company_id = d.company_id and not c.disabled
  where d.state = 'published'`;

const told = (row: Found | undefined): Published | null =>
  row
    ? {
        company: row.company_id,
        id: row.id,
        part: row.part_id,
        publicId: row.public_id,
        number: row.number,
        published: row.create_time.toISOString(),
        content: row.content,
      }
    : null;

/** The public passport at an address. */
export async function publishedAt(tx: Tx, publicId: string): Promise<Published | null> {
  const { rows } = await sql<Found>`${published} and d.public_id = ${publicId}`.execute(tx);
  return told(rows[0]);
}

/** The public passport of a part. */
export async function publishedOf(
  tx: Tx,
  company: number,
  part: number,
): Promise<Published | null> {
  const { rows } =
    await sql<Found>`${published} and d.company_id = ${company} and d.part_id = ${part}`.execute(
      tx,
    );
  return told(rows[0]);
}

/** The public passport with this id. */
export async function publishedBy(tx: Tx, company: number, id: number): Promise<Published | null> {
  const { rows } =
    await sql<Found>`${published} and d.company_id = ${company} and d.id = ${id}`.execute(tx);
  return told(rows[0]);
}
