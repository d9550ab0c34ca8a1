import { codes } from '#contract/envelope.ts';
import { attachmentCalls } from '#contract/features/trace/attachments/contract.ts';
import { attachmentTexts } from '#contract/features/trace/attachments/texts.ts';
import { showSize } from '#contract/files.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { plainAddress } from '#server/files/addresses.ts';
import { freeFiles, useFiles } from '#server/files/uses.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { inOrder } from '#server/records/list.ts';
import type { RecordCall, RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { insertRecord, lockRecord, updateRecord } from '#server/records/write.ts';
import { attachmentList, findArrived, findAttached, type Arrived } from './queries.ts';
import { columnsOf, refuseSameName, type AttachmentColumns } from './rules.ts';
import type { StaffSession } from '#server/access/sessions.ts';

// Attachments are added and replaced by uploading files, not by a form.
const { add, edit, ...listed } = attachmentCalls;
const plan: RecordPlan<typeof listed> = {
  texts: attachmentTexts,
  list: attachmentList,
  beforeDelete: ({ tx, session }, rows) =>
    freeFiles(
      tx,
      { company: session.companyId, owner: 'wip_file' },
      rows.map(({ id }) => id),
    ),
  export: [
    { field: 'serial_number', width: 24 },
    { field: 'file_name', width: 36 },
    {
      field: 'format',
      width: 12,
      show: (format, language) => attachmentTexts.formats[format][language],
    },
    { field: 'file_size', width: 12, show: (bytes) => showSize(bytes) },
    { field: 'create_user', width: 14 },
    { field: 'create_time', width: 20 },
  ],
};
const { table } = recordWork(listed, plan);
const { done, errors } = attachmentTexts;

const keep = ({ tx, session }: RecordCall<StaffSession>, id: number, file: Arrived) =>
  useFiles(tx, { company: session.companyId, owner: 'wip_file', id }, [plainAddress(file.address)]);

/** Inserts an attachment; returns its id. */
async function attach(
  call: RecordCall<StaffSession>,
  file: Arrived,
  columns: AttachmentColumns,
  field: string,
): Promise<number> {
  const row = { ...columns, create_user: call.session.realname };
  const id = await insertRecord(call.tx, table, call.session, row).catch((error: unknown) =>
    refuseSameName(error, columns, field),
  );
  await keep(call, id, file);
  call.changed('WipFile', id, null, row);
  return id;
}

export const attachmentEndpoints = [
  ...serveRecords(listed, plan),
  serve(add, async (call) => {
    const { tx, session } = call;
    const keys = [...new Set(call.input.list.map((one) => one.file_path))];
    const files = await findArrived(tx, session.companyId, keys);
    const attached = await findAttached(
      tx,
      session.companyId,
      [...files.values()].map(({ id }) => id),
    );
    const ids: number[] = [];
    for (const key of keys) {
      const at = call.input.list.findIndex((one) => one.file_path === key);
      const field = `list.${at}.file_path`;
      const file = files.get(key);
      const columns = columnsOf(file, field);
      // Attached by an earlier attempt: already done.
      ids.push(attached.get(columns.file_id) ?? (await attach(call, file!, columns, field)));
    }
    call.tell(done.added, { n: ids.length });
    return inOrder(attachmentList, call, ids);
  }),
  serve(
    edit,
    async (call) => {
      const { tx, session, input } = call;
      const field = 'file_path';
      const before = await lockRecord<AttachmentColumns>(tx, table, session, input.id, [
        'serial_number',
        'origin_name',
        'file_name',
        'file_path',
        'file_size',
        'format',
        'file_id',
      ]);
      const file = (await findArrived(tx, session.companyId, [input.file_path])).get(
        input.file_path,
      );
      const columns = columnsOf(file, field);
      // Replaced by an earlier attempt: already done.
      if (columns.file_id === before.file_id)
        return (await inOrder(attachmentList, call, [input.id]))[0]!;
      editLocked(before, input.version, columns);
      if (columns.serial_number !== before.serial_number)
        throw new Refusal(errors.otherSerial, {
          code: codes.invalid,
          field,
          params: { serial: before.serial_number },
        });
      if ((await findAttached(tx, session.companyId, [columns.file_id])).size > 0)
        throw new Refusal(errors.attached, {
          code: codes.conflict,
          field,
          params: { file: columns.origin_name },
        });
      await updateRecord(tx, table, session, input.id, columns).catch((error: unknown) =>
        refuseSameName(error, columns, field),
      );
      await keep(call, input.id, file!);
      call.changed('WipFile', input.id, before, columns);
      return (await inOrder(attachmentList, call, [input.id]))[0]!;
    },
    { done: done.replaced },
  ),
];
