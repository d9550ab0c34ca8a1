import { sql } from 'kysely';
import type * as z from 'zod';
import { isForKeys } from '#contract/api-keys.ts';
import { codes } from '#contract/envelope.ts';
import {
  apiKeyCalls,
  type ApiKey,
  type apiKeyFilter,
} from '#contract/features/system/api-keys/contract.ts';
import { apiKeyMoves, type ApiKeyState } from '#contract/features/system/api-keys/moves.ts';
import { apiKeyTexts } from '#contract/features/system/api-keys/texts.ts';
import type { Language } from '#contract/language.ts';
import { permissions, type Permission } from '#contract/permissions.ts';
import { completeRights } from '#contract/rights.ts';
import { endKeys, makeKey } from '#server/access/api-keys.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import { mayGive } from '#server/people/rights.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions, within } from '#server/records/filters.ts';
import { inOrder } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { transition } from '#server/records/transition.ts';
import { insertRecord, type RecordTable } from '#server/records/write.ts';
import { Refusal } from '#server/refusal.ts';

const { errors, fields } = apiKeyTexts;
const table: RecordTable = { name: 'api_key', fields };
const moving = { ...table, moves: apiKeyMoves, target: 'apiKey' };

const conditions: Record<ApiKeyState, ReturnType<typeof sql>> = {
  active: sql`(state = 'active' and (expires_at is null or expires_at > now()))`,
  expired: sql`(state = 'active' and expires_at <= now())`,
  revoked: sql`state = 'revoked'`,
};

type Times = 'expires_at' | 'used_time' | 'create_time' | 'update_time';
type Found = Omit<ApiKey, Times> & {
  expires_at: Date | null;
  used_time: Date | null;
  create_time: Date;
  update_time: Date;
};

// The hash of a key is never read here.
const list: ListPlan<z.output<typeof apiKeyFilter>, ApiKey, StaffSession> = {
  table: 'api_key',
  filters: {
    keyword: mentions(),
    state: (states) =>
      sql`(${sql.join(
        states.map((state) => conditions[state]),
        sql` or `,
      )})`,
    create_time: within('create_time'),
  },
  rows: async ({ tx, session }, ids) => {
    const { rows } = await sql<Found>`
      select k.id, k.company_id, k.name, k.prefix, k.permissions, k.addresses, k.expires_at,
        case when k.state = 'active' and k.expires_at <= now() then 'expired' else k.state end as state,
        coalesce(s.name, '') as station_name, k.reason, k.used_time, coalesce(a.realname, '') as create_user,
        k.version, k.create_time, k.update_time
      from api_key k
      left join print_station s on s.company_id = k.company_id and s.key_id = k.id
      left join account a on a.id = k.create_by
      where k.company_id = ${session.companyId} and k.id = any(${ids})`.execute(tx);
    return rows.map((row) => ({
      ...row,
      expires_at: row.expires_at?.toISOString() ?? null,
      used_time: row.used_time?.toISOString() ?? null,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

/** Nobody gives a key more than they have themselves, nor the right to make keys. */
function checkRights(
  session: StaffSession,
  rights: readonly Permission[],
  language: Language,
): void {
  const refuse = (text: typeof errors.notHeld, wrong: readonly Permission[]) => {
    const names = wrong.slice(0, mostNamed).map((right) => permissions[right].label[language]);
    const said = names.join(language === 'en' ? ', ' : '、');
    return new Refusal(text, {
      code: codes.forbidden,
      field: 'permissions',
      params: { names: wrong.length > mostNamed ? `${said} …` : said },
    });
  };
  const never = rights.filter((right) => !isForKeys(right));
  if (never.length > 0) throw refuse(errors.notForKeys, never);
  const foreign = rights.filter((right) => !mayGive(session, right));
  if (foreign.length > 0) throw refuse(errors.notHeld, foreign);
}
const mostNamed = 5;

const { add: _add, ...readCalls } = apiKeyCalls;

export const apiKeyEndpoints = [
  ...serveRecords(readCalls, {
    texts: apiKeyTexts,
    list,
    export: [
      { field: 'name', width: 24 },
      { field: 'prefix', width: 16 },
      {
        field: 'state',
        width: 10,
        show: (state, language) => apiKeyMoves.states[state][language],
      },
      {
        field: 'permissions',
        width: 60,
        show: (held, language) =>
          held
            .map((right) => permissions[right as Permission]?.label[language] ?? right)
            .join(language === 'en' ? ', ' : '、'),
      },
      { field: 'addresses', width: 28, show: (addresses) => addresses.join(', ') },
      { field: 'expires_at', as: 'time' },
      { field: 'used_time' },
      { field: 'station_name', width: 20 },
      { field: 'create_user', width: 14 },
      { field: 'create_time' },
      { field: 'reason', width: 28 },
    ],
  }),
  serve(
    apiKeyCalls.add,
    async (call) => {
      const { tx, session, input, language } = call;
      const rights = completeRights(input.permissions);
      checkRights(session, rights, language);
      if (input.expires_at !== null && Date.parse(input.expires_at) <= Date.now())
        throw new Refusal(errors.past, { code: codes.invalid, field: 'expires_at' });
      const { key, columns } = makeKey();
      const expires = input.expires_at === null ? null : new Date(input.expires_at);
      const id = await insertRecord(tx, table, session, {
        ...columns,
        name: input.name,
        permissions: sql`${rights}::text[]`,
        addresses: sql`${input.addresses}::text[]`,
        expires_at: expires,
      });
      call.changed('apiKey', id, null, { ...input, permissions: rights });
      return { ...(await inOrder(list, call, [id]))[0]!, key };
    },
    // The key is in the answer only, and a repeat makes another.
    { keepAnswer: false, done: apiKeyTexts.done.added },
  ),
  serve(apiKeyCalls.revoke, async (call) => {
    const { id, reason } = call.input;
    const ended = await transition<typeof apiKeyMoves, { token_hash: Buffer }>(
      call,
      moving,
      [id],
      'revoke',
      { reason, skipsDone: true },
    );
    const hashes = ended.map(({ token_hash: hash }) => hash);
    call.afterCommit(await endKeys(call.app, call.tx, hashes));
    return null;
  }),
];
