import { sql } from 'kysely';
import type * as z from 'zod';
import { codes as answers } from '#contract/envelope.ts';
import {
  prePrintCalls,
  type PrePrint,
  type prePrintFilter,
} from '#contract/features/trace/pre-prints/contract.ts';
import { prePrintTexts } from '#contract/features/trace/pre-prints/texts.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { publishedLabel } from '#server/labels/make-run.ts';
import { prePrintFile } from '#server/labels/pre-print-file.ts';
import { approve, cancel, close, receive, reopen, send } from '#server/labels/pre-prints.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { notFound, Refusal } from '#server/refusal.ts';

const { errors } = prePrintTexts;
const times = [
  'approve_time',
  'download_time',
  'send_time',
  'receive_time',
  'create_time',
  'update_time',
] as const;
type Row = Omit<PrePrint, (typeof times)[number] | 'first_code' | 'last_code'> &
  Record<(typeof times)[number], Date | null> & {
    first_seq: number | null;
    last_seq: number | null;
    first_own: string | null;
    last_own: string | null;
  };

async function readPrePrints(
  { app, tx, session, language }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<PrePrint[]> {
  const company = session.companyId;
  const { rows } = await sql<Row>`
    select o.id, o.company_id, o.code, o.pack_id, p.code as pack_code, o.template_id, t.name as template_name,
      o.printer_company, o.quantity, o.format, o.state, o.checked,
      o.state = 'approved' and coalesce(j.state in ('failed', 'cancelled'), true) as is_stopped, o.good, o.spoiled,
      case when o.receive_time is null then 0 else o.quantity - o.good - o.spoiled end as unused, o.approve_time,
      o.download_time, o.send_time, o.receive_time, o.reason, o.remark, o.version, o.create_time, o.update_time,
      o.first_seq, o.last_seq, a.code as first_own, z.code as last_own
    from pre_print o
      join identifier_pack p on p.company_id = o.company_id and p.id = o.pack_id
      join label_template t on t.company_id = o.company_id and t.id = o.template_id
      left join job j on j.id = o.job_id
      left join identifier a on a.company_id = o.company_id and a.seq = o.first_seq
      left join identifier z on z.company_id = o.company_id and z.seq = o.last_seq
    where o.company_id = ${company} and o.id = any(${[...ids]}::integer[])`.execute(tx);
  const ends = rows.flatMap((row) =>
    row.first_seq === null
      ? []
      : [
          { seq: row.first_seq, code: row.first_own },
          { seq: row.last_seq!, code: row.last_own },
        ],
  );
  const texts = await codeTexts(app, tx, company, ends);
  return rows.map(({ first_seq: first, last_seq: last, first_own: _a, last_own: _z, ...row }) => ({
    ...row,
    // A draft that was refused names the code whose label could not be read.
    reason:
      row.state === 'draft' && row.reason
        ? say(errors.faulty, language, { code: row.reason })
        : row.reason,
    first_code: (first !== null && texts.get(first)) || '',
    last_code: (last !== null && texts.get(last)) || '',
    ...(Object.fromEntries(times.map((name) => [name, row[name]?.toISOString() ?? null])) as Pick<
      PrePrint,
      (typeof times)[number]
    >),
  }));
}

const list: ListPlan<z.output<typeof prePrintFilter>, PrePrint, StaffSession> = {
  table: 'pre_print',
  filters: {
    keyword: mentions(),
    state: oneOf('state'),
    pack_id: equals('pack_id'),
    create_time: within('create_time'),
  },
  rows: readPrePrints,
};

const columns: readonly ExportColumn<PrePrint>[] = [
  { field: 'code', width: 20 },
  { field: 'printer_company', width: 24 },
  { field: 'pack_code', width: 20 },
  { field: 'template_name', width: 24 },
  { field: 'state', show: (state, language) => prePrintTexts.states[state][language] },
  { field: 'quantity' },
  { field: 'good' },
  { field: 'spoiled' },
  { field: 'unused' },
  { field: 'first_code', width: 24 },
  { field: 'last_code', width: 24 },
  { field: 'send_time', width: 18 },
  { field: 'receive_time', width: 18 },
  { field: 'remark', width: 24 },
  { field: 'create_time', width: 18 },
];

const notDraft = () => new Refusal(errors.notDraft, { code: answers.conflict });

const told =
  <Input extends { id: number }>(
    work: (call: CallContext<Input, StaffSession>) => Promise<unknown>,
  ) =>
  async (call: CallContext<Input, StaffSession>): Promise<PrePrint> => {
    await work(call);
    const [order] = await readPrePrints(call, [call.input.id]);
    if (!order) throw notFound();
    return order;
  };

export const prePrintEndpoints = [
  ...serveRecords(
    {
      index: prePrintCalls.index,
      info: prePrintCalls.info,
      add: prePrintCalls.add,
      edit: prePrintCalls.edit,
      delete: prePrintCalls.delete,
      export: prePrintCalls.export,
    },
    {
      texts: prePrintTexts,
      list,
      export: columns,
      reads: ['state', 'code'],
      toColumns: async (input, call, before) => {
        if (before && before.state !== 'draft') throw notDraft();
        const { tx, session } = call;
        await publishedLabel(tx, session.companyId, input.template_id);
        const pack = await tx
          .selectFrom('identifier_pack')
          .select('made')
          .where('company_id', '=', session.companyId)
          .where('id', '=', input.pack_id)
          .executeTakeFirst();
        if (!pack) throw new Refusal(errors.noPack, { code: answers.invalid, field: 'pack_id' });
        if (pack.made < input.quantity)
          throw new Refusal(errors.notEnough, {
            code: answers.invalid,
            field: 'quantity',
            params: { n: pack.made },
          });
        return {
          ...input,
          code: await codeOf(call, session.companyId, 'pre_print', '', before),
        };
      },
      beforeDelete: async (_call, rows) => {
        if (rows.some(({ state }) => state !== 'draft')) throw notDraft();
      },
    },
  ),
  serve(
    prePrintCalls.approve,
    told((call) => approve(call, call.input.id)),
  ),
  serve(
    prePrintCalls.reopen,
    told((call) => reopen(call, call.input.id)),
  ),
  serve(prePrintCalls.file, prePrintFile, { transaction: false }),
  serve(
    prePrintCalls.send,
    told((call) => send(call, call.input.id)),
  ),
  serve(
    prePrintCalls.receive,
    told((call) => receive(call, call.input)),
  ),
  serve(
    prePrintCalls.close,
    told((call) => close(call, call.input.id)),
  ),
  serve(
    prePrintCalls.cancel,
    told((call) => cancel(call, call.input.id, call.input.reason)),
  ),
];
