import { codes } from '#contract/envelope.ts';
import { factoryCalls, type Factory } from '#contract/features/query/factories/contract.ts';
import { factoryMoves } from '#contract/features/query/factories/moves.ts';
import { factoryTexts } from '#contract/features/query/factories/texts.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { freeFiles, useFiles } from '#server/files/uses.ts';
import { dayOf } from '#server/records/cells.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { Refusal } from '#server/refusal.ts';
import { tellFactory } from '#server/scans/products.ts';
import { factoryList, todayHere } from './queries.ts';
import { checkCertifiable, checkFixed, shownState, type StoredFactory } from './rules.ts';

const owner = 'factory';
const stateWords = (
  state: Factory['state'],
  language: keyof (typeof factoryTexts.states)['draft'],
) => factoryTexts.states[state][language];

const plan: RecordPlan<typeof factoryCalls> = {
  texts: factoryTexts,
  list: factoryList,
  unique: { factory_by_code: 'code', factory_by_gln: 'gln' },
  reads: ['state'],
  toColumns: (input, _call, before) => {
    if (!before) return input;
    const stored = before as unknown as StoredFactory;
    checkFixed(stored, input, todayHere());
    // What has expired needs a new certification once it has been changed.
    const isOver = shownState(stored, todayHere()) === 'expired';
    return isOver ? { ...input, state: 'draft' } : input;
  },
  afterWrite: async (call, id, before, columns) => {
    const { tx, session } = call;
    const { certificate, name } = columns as Pick<Factory, 'certificate' | 'name'>;
    const files = certificate === '' ? [] : [certificate];
    if (!(await useFiles(tx, { company: session.companyId, owner, id }, files)))
      throw new Refusal(fileTexts.errors.noUpload, { code: codes.invalid, field: 'certificate' });
    if (!before) return;
    if (before.name !== name)
      await tx
        .updateTable('batch')
        .set({ factory: name })
        .where('company_id', '=', session.companyId)
        .where('factory_id', '=', id)
        .execute();
    await tellFactory(call);
  },
  beforeDelete: ({ tx, session }, rows) =>
    freeFiles(
      tx,
      { company: session.companyId, owner },
      rows.map(({ id }) => id),
    ),
  export: [
    { field: 'code', width: 18 },
    { field: 'name', width: 28 },
    { field: 'name_en', width: 28 },
    { field: 'name_tw', width: 28 },
    { field: 'gln', width: 16 },
    { field: 'address', width: 36 },
    { field: 'state', show: stateWords },
    { field: 'certificate_name', width: 28 },
    { field: 'valid_from', width: 12 },
    { field: 'valid_to', width: 12 },
    { field: 'url', width: 32 },
    { field: 'reason', width: 24 },
    { field: 'batches' },
    { field: 'create_time', width: 18 },
    { field: 'update_time', width: 18 },
  ],
  import: [
    { field: 'code', isRequired: true, example: 'CN-ZJ-0571' },
    { field: 'name', isRequired: true, example: '萧山一厂' },
    { field: 'name_en', example: 'Xiaoshan Plant 1' },
    { field: 'name_tw', example: '蕭山一廠' },
    { field: 'gln', example: '6901234000016' },
    { field: 'address', example: '浙江省杭州市萧山区' },
    { field: 'valid_from', example: '2026-01-01', read: dayOf },
    { field: 'valid_to', example: '2028-12-31', read: dayOf },
    { field: 'url', example: 'https://cert.example.com/0571' },
  ],
};
const { table, target } = recordWork(factoryCalls, plan);

export const factoryEndpoints = [
  ...serveRecords(factoryCalls, plan),
  ...serveMoves<'web', typeof factoryMoves, StoredFactory>(
    factoryCalls,
    { ...table, moves: factoryMoves, target, nameOf: ({ name }) => String(name) },
    {
      skipsDone: true,
      check: (factory, move) => {
        if (move === 'certify') checkCertifiable(factory, todayHere());
      },
      after: (call) => tellFactory(call),
    },
  ),
];
