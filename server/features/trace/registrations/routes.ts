import { sql } from 'kysely';
import type * as z from 'zod';
import {
  registrationCalls,
  type RegisteredCode,
  type registeredFilter,
  type Registration,
  type RegistrationAnswer,
  type registrationFilter,
  type registrationLogFilter,
} from '#contract/features/trace/registrations/contract.ts';
import { registrationMoves } from '#contract/features/trace/registrations/moves.ts';
import { registrationTexts } from '#contract/features/trace/registrations/texts.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { ofDocument } from '#server/logistics/document-codes.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import { inOrder, listPage } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { begin, register, registrationTable } from '#server/registration/register.ts';

type Row = Omit<Registration, 'node_name' | 'create_time'> & {
  node_name: string | null;
  create_time: Date;
};

async function readRegistrations(
  { tx, session, language }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<Registration[]> {
  const { rows } = await sql<Row>`
    select r.id, r.company_id, r.code, r.node_id as node, n.name as node_name, r.pack_id, coalesce(p.code, '') as pack_code,
      r.state, r.total, r.registered, r.failed, r.remark, r.version, r.create_time
    from registration r
    left join registration_node n on n.company_id = r.company_id and n.id = r.node_id
    left join identifier_pack p on p.company_id = r.company_id and p.id = r.pack_id
    where r.company_id = ${session.companyId} and r.id = any(${[...ids]})`.execute(tx);
  return rows.map((row) => ({
    ...row,
    node_name: row.node_name ?? say(registrationTexts.own, language),
    create_time: row.create_time.toISOString(),
  }));
}

const list: ListPlan<z.output<typeof registrationFilter>, Registration, StaffSession> = {
  table: 'registration',
  filters: {
    keyword: mentions(),
    state: oneOf('state'),
    pack_id: equals('pack_id'),
    create_time: within('create_time'),
  },
  rows: readRegistrations,
};

async function readCodes(
  { app, tx, session }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<RegisteredCode[]> {
  type Found = Omit<RegisteredCode, 'code' | 'end_time'> & {
    seq: number;
    code: string | null;
    end_time: Date | null;
  };
  const { rows } = await sql<Found>`
    select c.id, c.seq, i.code, c.state, c.answer, c.end_time from registered_code c
    join identifier i on i.company_id = c.company_id and i.seq = c.seq
    where c.company_id = ${session.companyId} and c.id = any(${[...ids]}::bigint[])`.execute(tx);
  const codes = await codeTexts(app, tx, session.companyId, rows);
  return rows.map(({ seq, ...row }) => ({
    ...row,
    code: codes.get(seq) ?? '',
    end_time: row.end_time?.toISOString() ?? null,
  }));
}
const codeList: ListPlan<z.output<typeof registeredFilter>, RegisteredCode, StaffSession> = {
  table: 'registered_code',
  filters: { id: ofDocument('registration', 'registration_id'), state: oneOf('state') },
  order: () => sql`id`,
  rows: readCodes,
};

async function readAnswers(
  { tx, session }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<RegistrationAnswer[]> {
  const rows = await tx
    .selectFrom('registration_log')
    .select(['id', 'create_time', 'codes', 'status', 'is_done', 'answer', 'duration'])
    .where('company_id', '=', session.companyId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }));
}
const answerList: ListPlan<
  z.output<typeof registrationLogFilter>,
  RegistrationAnswer,
  StaffSession
> = {
  table: 'registration_log',
  filters: { id: ofDocument('registration', 'registration_id') },
  order: () => sql`id desc`,
  rows: readAnswers,
};

const columns: readonly ExportColumn<Registration>[] = [
  { field: 'code', width: 20 },
  { field: 'node_name', width: 24 },
  { field: 'pack_code', width: 20 },
  { field: 'state', show: (state, language) => registrationTexts.states[state][language] },
  { field: 'total' },
  { field: 'registered' },
  { field: 'failed' },
  { field: 'remark', width: 24 },
  { field: 'create_time', width: 18 },
];

const { index, info, export: exported, retry } = registrationCalls;

export const registrationEndpoints = [
  ...serveRecords(
    { index, info, export: exported },
    { texts: registrationTexts, list, export: columns },
  ),
  serve(registrationCalls.codes, (call) => listPage(codeList, call, call.input)),
  serve(registrationCalls.log, (call) => listPage(answerList, call, call.input)),
  serve(registrationCalls.add, async (call) => {
    const id = await register(call, call.input);
    const [row] = await inOrder(list, call, [id]);
    return row!;
  }),
  ...serveMoves<'web', typeof registrationMoves, { code: string }>(
    { retry },
    { ...registrationTable, moves: registrationMoves, target: 'registration' },
    {
      set: () => ({ failed: 0 }),
      after: async (call, _move, rows) => {
        await sql`update registered_code set state = 'open', answer = ''
          where company_id = ${call.session.companyId} and registration_id = any(${rows.map(({ id }) => id)}::int[])
            and state = 'failed'`.execute(call.tx);
        for (const { id, code } of rows) await begin(call, id, code);
      },
    },
  ),
];
