import { sql } from 'kysely';
import type * as z from 'zod';
import {
  archiveCalls,
  type Archive,
  type archiveFilter,
} from '#contract/features/data/archives/contract.ts';
import { archiveMoves } from '#contract/features/data/archives/moves.ts';
import { archiveTexts } from '#contract/features/data/archives/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { askForRestore } from '#server/jobs/restore-archive.ts';
import { equals } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { notFound, Refusal } from '#server/refusal.ts';

type Row = Omit<Archive, 'first_time' | 'last_time' | 'restored_until' | 'create_time'> & {
  first_time: Date | null;
  last_time: Date | null;
  restored_until: Date | null;
  create_time: Date;
};

const list: ListPlan<z.output<typeof archiveFilter>, Archive> = {
  table: 'archive',
  isTenant: false,
  filters: { source: equals('source'), state: equals('state') },
  rows: async ({ tx }, ids) => {
    const { rows } = await sql<Row>`
      select a.id, a.source, replace(a.month, '_', '-') as month, a.state, a.rows, a.bytes, a.first_time, a.last_time,
        a.restored_until, a.create_time,
        (select count(*)::int from archive_part p where p.archive_id = a.id) as files
      from archive a where a.id = any(${ids})`.execute(tx);
    return rows.map((row) => ({
      ...row,
      first_time: row.first_time?.toISOString() ?? null,
      last_time: row.last_time?.toISOString() ?? null,
      restored_until: row.restored_until?.toISOString() ?? null,
      create_time: row.create_time.toISOString(),
    }));
  },
};

export const archiveEndpoints = [
  serve(archiveCalls.index, (call) => listPage(list, call, call.input)),
  serve(
    archiveCalls.restore,
    async ({ app, tx, session, input, changed }) => {
      const held = await tx
        .selectFrom('archive')
        .select(['source', 'month', 'state'])
        .where('id', '=', input.id)
        .forUpdate()
        .executeTakeFirst();
      if (!held) throw notFound();
      const { from, to } = archiveMoves.moves.restore;
      if (!from.some((state) => state === held.state))
        throw new Refusal(archiveTexts.errors.wrongState);
      await tx
        .updateTable('archive')
        .set({ state: to, update_time: sql`now()` })
        .where('id', '=', input.id)
        .execute();
      await askForRestore(app, tx, {
        archive: input.id,
        subject: `${held.source} ${held.month}`,
        accountId: session.accountId,
      });
      changed('archive', input.id, { state: held.state }, { state: to });
      return null;
    },
    { done: archiveMoves.moves.restore.done },
  ),
];
