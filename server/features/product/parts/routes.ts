import { sql } from 'kysely';
import * as z from 'zod';
import {
  partCommand,
  partFilter,
  partInfo,
  partInput,
  partRevision,
  partRow,
  restoreInput,
  revisionFilter,
  type PartState,
} from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { codes } from '#contract/envelope.ts';
import { useFiles } from '#server/files/uses.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { lockRecords } from '#server/records/write.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { partList, readPart } from './queries.ts';
import { changedFields, findRevision, keepRevision, readRevisions } from './revisions.ts';
import { checkReferences, newFiles } from './rules.ts';
import { partColumns, partImport } from './spreadsheet.ts';

const plan: RecordPlan<typeof partFilter, typeof partRow, typeof partInput> = {
  resource: 'part',
  area: 'product:part',
  types: ['web'],
  texts: partTexts,
  filter: partFilter,
  row: partRow,
  input: partInput,
  list: partList,
  unique: { part_by_code: 'code', part_by_gtin: 'gtin' },
  info: { answer: partInfo, read: readPart },
  reads: ['revision'],
  toColumns: async (input, call, before) => {
    await checkReferences(input, call, before);
    const { session } = call;
    const columns = {
      ...input,
      code: await codeOf(call, session.companyId!, 'part', input.code, before),
      net_content: input.net_content || null,
    };
    const hasChanged = changedFields(before, columns).length > 0;
    return {
      ...columns,
      revision: Number(before?.revision ?? 0) + (hasChanged || !before ? 1 : 0),
    };
  },
  afterWrite: async (call, id, before, columns) => {
    await keepRevision(call, id, before, columns);
    await useFiles(
      call.tx,
      { company: call.session.companyId!, owner: 'part', id },
      newFiles(before, columns),
      {
        // Earlier revisions show theirs still.
        keepEarlier: true,
        publish: true,
      },
    );
  },
  beforeDelete: async ({ tx, session }, rows) => {
    for (const { id } of rows)
      await useFiles(tx, { company: session.companyId!, owner: 'part', id }, []);
  },
  export: partColumns,
  import: partImport,
};
const { table, edit } = recordWork(plan);

/** Stops or restarts parts; those that already are so stay as they are. */
const move = (path: string, to: PartState, done: 'stopped' | 'restarted') =>
  endpoint({
    method: 'POST',
    types: ['web'],
    path,
    allow: 'product:part:stop',
    input: partCommand,
    answer: z.null(),
    run: async ({ tx, session, input, changed, tell }) => {
      const parts = await lockRecords<{ state: PartState }>(tx, table, session, input.ids);
      const moved = parts.filter(({ state }) => state !== to);
      await sql`update part set state = ${to}, version = version + 1, update_time = now(), update_by = ${session.accountId}
        where company_id = ${session.companyId} and id = any(${moved.map(({ id }) => id)})`.execute(tx);
      for (const { id, state } of moved) changed('part', id, { state }, { state: to });
      tell(partTexts.done[done], { n: moved.length });
      return null;
    },
  });

export const partEndpoints = [
  ...recordEndpoints(plan),
  move('part/stop', 'stopped', 'stopped'),
  move('part/restart', 'active', 'restarted'),
  endpoint({
    method: 'GET',
    types: ['web'],
    path: 'part/revisions',
    allow: 'product:part:view',
    input: revisionFilter,
    rows: partRevision,
    fields: partTexts.fields,
    run: ({ tx, session, input }) => readRevisions(tx, session.companyId!, input),
  }),
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'part/restore',
    allow: 'product:part:edit',
    input: restoreInput,
    answer: partInfo,
    fields: partTexts.fields,
    run: async (call) => {
      const { id, version, revision } = call.input;
      const [part] = await lockRecords<{ code: string }>(call.tx, table, call.session, [id]);
      const content = await findRevision(call.tx, call.session.companyId!, id, revision);
      if (!part) throw notFound();
      if (!content)
        throw new Refusal(partTexts.errors.noRevision, { code: codes.notFound, field: 'revision' });
      await edit(call, id, version, content);
      call.tell(partTexts.done.restored, { n: revision });
      return readPart(call, id);
    },
  }),
];
