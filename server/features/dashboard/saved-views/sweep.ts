import { sweepRows } from '#server/database/sweep.ts';

/** A deleted view can be restored for a day. */
export const sweepSavedViews = sweepRows(
  'saved_view',
  ['id'],
  `delete_time < now() - interval '1 day'`,
);
