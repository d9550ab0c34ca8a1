import { sql } from 'kysely';
import { sweptAtOnce, type Sweep } from '#server/database/sweep.ts';
import { isGone } from '#server/records/record-kinds.ts';
import { owner } from './queries.ts';

/** Notes on records that were deleted: nobody can see them any more, and their files would stay for good. */
export const sweepNotesOfGone: Sweep = async (tx) => {
  const { rows } = await sql`
    with gone as (
      select n.company_id, n.id from record_note n where ${isGone('n')} limit ${sweptAtOnce}),
    freed as (
      delete from file_use u using gone
      where u.company_id = gone.company_id and u.owner = ${owner} and u.owner_id = gone.id)
    delete from record_note n using gone where n.company_id = gone.company_id and n.id = gone.id
    returning n.id`.execute(tx);
  return rows.length;
};
