import { partCalls } from '#contract/features/product/parts/contract.ts';
import { partMoves } from '#contract/features/product/parts/moves.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { codes } from '#contract/envelope.ts';
import { freeFiles, useFiles } from '#server/files/uses.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { lockRecords } from '#server/records/write.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { partList, readPart } from './queries.ts';
import { changedFields, findRevision, keepRevision, readRevisions } from './revisions.ts';
import { checkReferences, newFiles, withoutBlanks } from './rules.ts';
import { partColumns, partImport } from './spreadsheet.ts';

const plan: RecordPlan<typeof partCalls> = {
  texts: partTexts,
  list: partList,
  unique: { part_by_code: 'code', part_by_gtin: 'gtin' },
  readInfo: readPart,
  reads: ['revision'],
  toColumns: async (input, call, before) => {
    await checkReferences(input, call, before);
    const { session } = call;
    const columns = {
      ...input,
      code: await codeOf(call, session.companyId, 'part', input.code, before),
      net_content: input.net_content || null,
      attributes: input.attributes.map(withoutBlanks),
      manuals: input.manuals.map(withoutBlanks),
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
      { company: call.session.companyId, owner: 'part', id },
      newFiles(before, columns),
      {
        // Earlier revisions still show theirs.
        keepEarlier: true,
        publish: true,
      },
    );
  },
  beforeDelete: async ({ tx, session }, rows) => {
    const owners = rows.map(({ id }) => id);
    await freeFiles(tx, { company: session.companyId, owner: 'part' }, owners);
  },
  export: partColumns,
  import: partImport,
};
const { table, target, edit } = recordWork(partCalls, plan);

export const partEndpoints = [
  ...serveRecords(partCalls, plan),
  // Those already in this status are skipped.
  ...serveMoves(partCalls, { ...table, moves: partMoves, target }, { skipsDone: true }),
  serve(partCalls.revisions, ({ tx, session, input }) =>
    readRevisions(tx, session.companyId, input),
  ),
  serve(partCalls.restore, async (call) => {
    const { id, version, revision } = call.input;
    const [part] = await lockRecords<{ code: string }>(call.tx, table, call.session, [id]);
    const content = await findRevision(call.tx, call.session.companyId, id, revision);
    if (!part) throw notFound();
    if (!content)
      throw new Refusal(partTexts.errors.noRevision, { code: codes.notFound, field: 'revision' });
    await edit(call, id, version, content);
    call.tell(partTexts.done.restored, { n: revision });
    return readPart(call, id);
  }),
];
