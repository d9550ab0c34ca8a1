import { older, sweepRows } from '#server/database/sweep.ts';

/** However old, the last ten revisions of a part stay. */
export const sweepPartRevisions = sweepRows(
  'part_revision',
  ['company_id', 'id'],
  (kept) => `${older('create_time', kept.part_revision)}
    and revision <= (select max(n.revision) - 10 from part_revision n
      where n.company_id = part_revision.company_id and n.part_id = part_revision.part_id)`,
);
