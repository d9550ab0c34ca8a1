import { codes } from '#contract/envelope.ts';
import {
  passportCalls,
  type DocumentInput,
} from '#contract/features/product/passports/contract.ts';
import { passportLinkCalls } from '#contract/features/product/passports/links.ts';
import { passportMoves } from '#contract/features/product/passports/moves.ts';
import { passportTexts } from '#contract/features/product/passports/texts.ts';
import { fileAddress } from '#contract/files.ts';
import type { PassportContent } from '#contract/passports/content.ts';
import { passportWords } from '#contract/passports/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { findFiles, freeFiles, useFiles } from '#server/files/uses.ts';
import { serve } from '#server/http/endpoint.ts';
import { readLinks, readVisits, sharePassport, unsharePassport } from '#server/passports/links.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentionsWithPart, oneOf, within } from '#server/records/filters.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { RecordCall, RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { Refusal } from '#server/refusal.ts';
import {
  ensurePassport,
  holdPart,
  publish,
  readPassport,
  readPassports,
  readVersions,
  refuseInForce,
  type Unpublished,
} from './queries.ts';

const { errors } = passportTexts;
const { granularities, groups } = passportWords;
const owner = 'passport';

const filesIn = (documents: readonly { url: string }[]) =>
  documents.map(({ url }) => url).filter((url) => fileAddress.test(url));

/** Files of its documents: uploaded as manuals, for attachments of units are private. */
async function checkFiles(
  { tx, session }: RecordCall<StaffSession>,
  documents: readonly DocumentInput[],
): Promise<void> {
  const found = await findFiles(tx, session.companyId, filesIn(documents));
  const known = new Set(
    found.filter(({ kind }) => kind === 'manual').map(({ address }) => `/api/file/${address}`),
  );
  const wrong = documents.findIndex(({ url }) => fileAddress.test(url) && !known.has(url));
  if (wrong >= 0)
    throw new Refusal(errors.noFile, { code: codes.invalid, field: `documents.${wrong}.url` });
}

const plan: RecordPlan<typeof passportCalls> = {
  texts: passportTexts,
  list: {
    table: 'passport',
    filters: {
      keyword: mentionsWithPart(),
      part_id: equals('part_id'),
      state: oneOf('state'),
      product_group: oneOf('product_group'),
      create_time: within('create_time'),
    },
    rows: readPassports,
  },
  unique: { passport_by_part: 'part_id' },
  readInfo: readPassport,
  reads: ['state', 'number'],
  toColumns: async (input, call, before) => {
    await holdPart(call, input.part_id, before);
    await checkFiles(call, input.documents);
    return input;
  },
  // Published versions show theirs.
  afterWrite: async ({ tx, session }, id, _before, { documents }) => {
    const urls = filesIn(documents as DocumentInput[]);
    await useFiles(tx, { company: session.companyId, owner, id }, urls, { keepEarlier: true });
  },
  beforeDelete: async (call, rows) => {
    await refuseInForce(call, rows);
    const ids = rows.map(({ id }) => id);
    await freeFiles(call.tx, { company: call.session.companyId, owner }, ids);
  },
  export: [
    { field: 'part_code', width: 18 },
    { field: 'part_name', width: 28 },
    { field: 'gtin', width: 16 },
    { field: 'product_group', width: 16, show: (group, language) => groups[group][language] },
    { field: 'granularity', width: 10, show: (one, language) => granularities[one][language] },
    {
      field: 'state',
      width: 10,
      show: (state, language) => passportTexts.states[state][language],
    },
    { field: 'number', width: 8 },
    { field: 'publish_time' },
    { field: 'publish_user', width: 12 },
    { field: 'url', width: 60 },
    { field: 'create_time' },
    { field: 'update_time' },
  ],
};
const { table, target } = recordWork(passportCalls, plan);

/** Documents that anyone may see open without a signature. */
async function openFiles(
  { tx, session }: RecordCall<StaffSession>,
  contents: ReadonlyMap<number, PassportContent>,
): Promise<void> {
  const open = [...contents.values()].flatMap(({ documents }) =>
    filesIn(documents.filter(({ level }) => level === 'public')),
  );
  const addresses = open.map((url) => url.slice(url.lastIndexOf('/') + 1));
  if (addresses.length === 0) return;
  await tx
    .updateTable('stored_file')
    .set({ is_public: true })
    .where('company_id', '=', session.companyId)
    .where('address', 'in', addresses)
    .where('is_public', '=', false)
    .execute();
}

export const passportEndpoints = [
  ...serveRecords(passportCalls, plan),
  ...serveMoves<'web', typeof passportMoves, Unpublished>(
    passportCalls,
    { ...table, target, moves: passportMoves, nameOf: ({ number }) => `#${String(number)}` },
    {
      after: async (call, move, rows) => {
        if (move !== 'publish') return;
        await openFiles(call, await publish(call, rows));
      },
    },
  ),
  serve(passportCalls.versions, async (call) => {
    await ensurePassport(call, call.input.id);
    return readVersions(call, call.input);
  }),
  serve(passportLinkCalls.links, async (call) => {
    await ensurePassport(call, call.input.id);
    return readLinks(call, call.input);
  }),
  serve(passportLinkCalls.visits, async (call) => {
    await ensurePassport(call, call.input.id);
    return readVisits(call, call.input);
  }),
  // It is told once, and kept nowhere.
  serve(passportLinkCalls.share, (call) => sharePassport(call, call.input), { keepAnswer: false }),
  serve(passportLinkCalls.unshare, async (call) => {
    await unsharePassport(call, call.input.id);
    return null;
  }),
];
