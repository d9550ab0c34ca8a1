import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import {
  documentNames,
  labelTemplateCalls,
  type LabelFormat,
} from '#contract/features/product/labels/contract.ts';
import { labelMoves } from '#contract/features/product/labels/moves.ts';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import type { LabelValues } from '#contract/labels/content.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import { sampleValues } from '#contract/labels/samples.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import { readAnywhere } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { freeFiles, useFiles } from '#server/files/uses.ts';
import { serve, type CallContext, type FileAnswer } from '#server/http/endpoint.ts';
import { readingOf } from '#server/http/own-writes.ts';
import { readTyped } from '#server/identifiers/read-code.ts';
import { loadTypefaces } from '#server/labels/fonts.ts';
import { previewOf, typeOfFormat } from '#server/labels/preview.ts';
import { readPictures } from '#server/labels/render.ts';
import { labelValues } from '#server/labels/values.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { enterExport } from '#server/records/export.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { RecordCall, RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { insertRecord, lockRecord, updateRecord } from '#server/records/write.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { findKnown } from '#server/scans/scan.ts';
import { labelList, readLabel } from './queries.ts';
import { checkDocument, checkPublishable } from './rules.ts';

const { errors, done, sheets } = labelTexts;
const owner = 'label_template';

const columnsOf = (document: LabelDocument) => ({
  width_mm: document.width_mm,
  height_mm: document.height_mm,
  document,
});

/** Pictures stay in use until the label is deleted: an undo or what is printed may show earlier ones. */
async function keepPictures(
  { tx, session }: RecordCall<StaffSession>,
  id: number,
  { elements }: LabelDocument,
): Promise<void> {
  const urls = elements.flatMap((element) => (element.kind === 'image' ? element.url : []));
  const options = { keepEarlier: true };
  if (await useFiles(tx, { company: session.companyId, owner, id }, urls, options)) return;
  throw new Refusal(errors.noPicture, { code: codes.invalid, field: 'elements' });
}

const plan: RecordPlan<typeof labelTemplateCalls> = {
  texts: labelTexts,
  list: labelList,
  unique: { label_template_by_name: 'name' },
  readInfo: readLabel,
  reads: ['document'],
  // Part of `document`.
  related: { fields: ['dpi', 'elements', 'sheet', 'copies', 'bindings'], read: async () => ({}) },
  toColumns: ({ name, remark, ...given }, { language }, before) => {
    const known = (before?.document as LabelDocument | undefined) ?? null;
    const document = checkDocument(given, known, language);
    return { name, remark, ...columnsOf(document) };
  },
  afterWrite: (call, id, _before, { document }) =>
    keepPictures(call, id, document as LabelDocument),
  beforeDelete: async ({ tx, session }, rows) => {
    const ids = rows.map(({ id }) => id);
    await freeFiles(tx, { company: session.companyId, owner }, ids);
  },
  export: [
    { field: 'name', width: 28 },
    { field: 'state', show: (state, language) => labelMoves.states[state][language] },
    { field: 'width_mm', width: 10 },
    { field: 'height_mm', width: 10 },
    { field: 'sheet_kind', width: 10, show: (kind, language) => sheets[kind][language] },
    { field: 'copies', width: 8 },
    { field: 'parts', width: 10 },
    { field: 'remark', width: 28 },
    { field: 'publish_time' },
    { field: 'create_time' },
    { field: 'update_time' },
  ],
};
const { table, target } = recordWork(labelTemplateCalls, plan);

type Caller = Pick<CallContext<unknown, StaffSession>, 'app' | 'tx' | 'session'>;
type Shown = { name: string; document: LabelDocument };

/** What a label says of this code; only the company's own ones. */
async function valuesOf({ app, tx, session }: Caller, code: string): Promise<LabelValues> {
  const known = await findKnown(app, await readTyped(app, code), tx);
  const isOwn = known?.company === session.companyId;
  const options = { number: 1, total: 1 };
  const values = isOwn
    ? await labelValues(app, tx, session.companyId, [known.seq], options)
    : undefined;
  const found = known && values?.get(known.seq);
  if (!found) throw new Refusal(errors.noCode, { code: codes.notFound, field: 'code' });
  return found;
}

/** No transaction waits while a label is drawn, and nobody draws many at once. */
async function previewFile(
  call: CallContext<{ code: string; format: LabelFormat }, StaffSession>,
  read: (call: Reader<StaffSession>) => Promise<Shown> | Shown,
): Promise<FileAnswer> {
  const { app, session, requestInfo, input } = call;
  const { code, format } = input;
  const leave = enterExport(app, session.accountId);
  try {
    const found = await readAnywhere(
      app.database,
      readingOf(requestInfo, session),
      actorOf(session),
      async (tx) => {
        const shown = await read({ ...call, tx });
        const values = code === '' ? sampleValues : await valuesOf({ app, tx, session }, code);
        const readPicture = await readPictures(app, tx, session.companyId, shown.document);
        return { ...shown, values, readPicture };
      },
    );
    const body = await previewOf(found.document, found.values, format, found.readPicture);
    return { name: `${found.name}.${format}`, type: typeOfFormat[format], body };
  } finally {
    leave();
  }
}

export const labelTemplateEndpoints = [
  ...serveRecords(labelTemplateCalls, plan),
  ...serveMoves<'web', typeof labelMoves, { name: string; document: LabelDocument }>(
    labelTemplateCalls,
    { ...table, moves: labelMoves, target },
    {
      check: async ({ name, document }, move) => {
        if (move === 'publish') await checkPublishable(name, document);
      },
      set: (move) =>
        move === 'publish' ? { published: sql`document`, publish_time: sql`now()` } : {},
    },
  ),
  serve(labelTemplateCalls.save, async (call) => {
    const { tx, session, language } = call;
    const { id, version, ...given } = call.input;
    const held = await lockRecord<{ document: LabelDocument }>(tx, table, session, id, [
      'document',
    ]);
    editLocked(held, version, {});
    const document = checkDocument(given, null, language);
    await updateRecord(tx, table, session, id, columnsOf(document));
    await keepPictures(call, id, document);
    // Saved every few seconds while somebody works: the log says that, not each step.
    call.changed(target, id, null, { elements: document.elements.length });
    return { version: held.version + 1 };
  }),
  serve(labelTemplateCalls.copy, async (call) => {
    const { tx, session, input } = call;
    const [found] = await tx
      .selectFrom('label_template')
      .select(['document', 'remark'])
      .where('company_id', '=', session.companyId)
      .where('id', '=', input.id)
      .execute();
    if (!found) throw notFound();
    const { document, remark } = found;
    const columns = { name: input.name, remark, ...columnsOf(document) };
    const id = await insertRecord(tx, table, session, columns);
    await keepPictures(call, id, document);
    call.changed(target, id, null, { name: input.name, copied: input.id });
    call.tell(done.copied);
    return readLabel(call, id);
  }),
  serve(
    labelTemplateCalls.preview,
    (call) =>
      previewFile(call, async (reader) => {
        const { name, ...info } = await readLabel(reader, call.input.id);
        const given = Object.fromEntries(documentNames.map((field) => [field, info[field]]));
        return { name, document: checkDocument(given, null, call.language) };
      }),
    { transaction: false },
  ),
  serve(
    labelTemplateCalls.previewDraft,
    (call) => {
      const { code: _code, format: _format, ...given } = call.input;
      const document = checkDocument(given, null, call.language);
      return previewFile(call, () => ({ name: labelTexts.one[call.language], document }));
    },
    { transaction: false, writes: false },
  ),
  serve(labelTemplateCalls.values, (call) => valuesOf(call, call.input.code)),
  serve(
    labelTemplateCalls.glyphs,
    async ({ input }) => {
      const { regular, bold } = await loadTypefaces();
      const face = input.is_bold ? bold : regular;
      const glyphs = Object.fromEntries(
        input.letters.map((letter) => {
          const { advanceWidth, path } = face.glyphOf(letter);
          return [letter, { width: advanceWidth, path: path.toSVG() }];
        }),
      );
      return { units: face.unitsPerEm, glyphs };
    },
    { writes: false, isLong: true },
  ),
];
