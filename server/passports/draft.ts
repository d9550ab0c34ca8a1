import {
  passportInput,
  type PassportInput,
} from '#contract/features/product/passports/contract.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { makeTicket } from '../tickets.ts';
import { contentOf } from './content.ts';
import { readParts } from './known-parts.ts';
import type { Published } from './published.ts';

const inputNames = Object.keys(passportInput.shape) as (keyof PassportInput)[];

/** What its company has written; fields that a later release added have their defaults. */
export async function readInputs(
  tx: Tx,
  company: number,
  ids: readonly number[],
): Promise<Map<number, PassportInput>> {
  const rows = await tx
    .selectFrom('passport')
    .select(['id', ...inputNames])
    .where('company_id', '=', company)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, passportInput.parse(row)]));
}

const hourLong = 3_600_000;
const ticket = makeTicket<readonly [company: number, passport: number]>(
  'passport preview',
  hourLong,
);

/** Where the company's own people look at what is not public yet, for an hour. */
export const previewPath = (app: App, company: number, passport: number): string =>
  `/dpp/preview/${ticket.write(app.secrets, [company, passport])}`;

export function readPreview(app: App, text: string) {
  const content = ticket.read(app.secrets, text);
  return content && { company: content[0], id: content[1] };
}

/** A passport as it would be published now. */
export async function draftOf(
  tx: Tx,
  { company, id }: { company: number; id: number },
): Promise<Published | null> {
  const row = await tx
    .selectFrom('passport')
    .select(['part_id', 'public_id', 'number'])
    .where('company_id', '=', company)
    .where('id', '=', id)
    .executeTakeFirst();
  const input = (await readInputs(tx, company, [id])).get(id);
  const part = row && (await readParts(tx, company, [row.part_id])).get(row.part_id);
  if (!row || !input || !part) return null;
  return {
    company,
    id,
    part: row.part_id,
    publicId: row.public_id,
    number: row.number + 1,
    published: new Date().toISOString(),
    content: contentOf(input, part),
  };
}
