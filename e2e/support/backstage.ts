import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isCreditCode } from '#contract/validation.ts';
import { makeSecrets } from '#server/secrets.ts';

const folder = () => process.env.E2E_DATA ?? 'data';
const readIn = (...path: string[]) => readFileSync(join(folder(), ...path), 'utf8');

/** Runs SQL as the database's owner: what a journey needs but no page can do. */
export async function sql<Row extends object>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const port = readIn('postgres', 'data', 'postmaster.pid').split('\n')[3];
  const password = readIn('postgres', 'password').trim();
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password,
    database: 'postgres',
  });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

type Staff = { id: number; username: string; companyId: number };

/** A member of staff of its own, so that journeys running side by side do not meet; the demo's password. */
export async function hire(role = 'general', companyId = 1): Promise<Staff> {
  const username = `e2e_${randomUUID().slice(0, 8)}`;
  const rows = await sql<{ id: number }>(
    `with made as (
       insert into account (login_type, company_id, username, realname, password_hash)
       select 'web', $1, $2, '测试员', password_hash from account where username = 'demo' returning id)
     insert into account_role (account_id, role_id, company_id)
     select made.id, role.id, $1 from made, role where role.company_id = $1 and role.login_type = 'web' and role.code = $3
     returning account_id as id`,
    [companyId, username, role],
  );
  return { id: rows[0]!.id, username, companyId };
}

/** A valid unified social credit code that no other company has. */
function creditCode(): string {
  const digits = String(randomInt(1e9)).padStart(9, '0');
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
    .map((check) => `91330100${digits}${check}`)
    .find(isCreditCode)!;
}

/** A company of its own with one general manager. */
export async function found(verifyStatus: number): Promise<Staff & { name: string; code: string }> {
  const name = `测试企业 ${randomUUID().slice(0, 6)}`;
  const code = creditCode();
  const rows = await sql<{ company_id: number }>(
    `insert into company (name, credit_code, verify_status, system_version_id, submit_time)
     values ($1, $2, $3::smallint, 3, case when $3::smallint > 0 then now() end) returning company_id`,
    [name, code, verifyStatus],
  );
  const companyId = rows[0]!.company_id;
  await sql(
    `insert into role (company_id, login_type, code, name, permissions)
     select $1, login_type, code, name, permissions from role where company_id = 1`,
    [companyId],
  );
  return { ...(await hire('general', companyId)), name, code };
}

/** A platform administrator of its own; one who holds only some rights where they are named. */
export async function appoint(rights?: string[]): Promise<{ id: number; username: string }> {
  const username = `e2e_${randomUUID().slice(0, 8)}`;
  const rows = await sql<{ id: number }>(
    `with own as (
       insert into role (login_type, code, name, permissions)
       select 'admin', $1, name, $2 from role where login_type = 'admin' and code = 'platform' and $2::text[] is not null
       returning id),
     made as (
       insert into account (login_type, username, realname, password_hash)
       select 'admin', $1, '测试管理员', password_hash from account where username = 'demo' returning id)
     insert into account_role (account_id, role_id)
     select made.id, coalesce((select id from own),
       (select id from role where login_type = 'admin' and code = 'platform')) from made
     returning account_id as id`,
    [username, rights ?? null],
  );
  return { id: rows[0]!.id, username };
}

/** Lets a captcha be answered with `abcd`: its picture is not for machines. */
export async function easeCaptcha(key: string): Promise<string> {
  const secrets = makeSecrets(readIn('keys', 'secret').trim());
  await sql('update captcha set answer_hash = $2 where key = $1', [
    key,
    secrets.index('captcha', `${key}:abcd`),
  ]);
  return 'abcd';
}

/** The newest code sent to a number. */
export const lastCode = (mobile: string): string | undefined =>
  /\d{6}/.exec(lastSms(mobile) ?? '')?.[0];

/** The text of the last SMS to a number, from the outbox. */
export const lastSms = (mobile: string): string | undefined =>
  outbox<{ mobile: string; text: string }>('sms').findLast((sms) => sms.mobile === mobile)?.text;

/** The last mail to an address, from the outbox. */
export const lastMail = (email: string): { subject: string; text: string } | undefined =>
  outbox<{ email: string; subject: string; text: string }>('mail').findLast(
    (mail) => mail.email === email,
  );

function outbox<Line>(kind: 'sms' | 'mail'): Line[] {
  const file = join(folder(), 'outbox', `${kind}.jsonl`);
  if (!existsSync(file)) return [];
  return (
    readFileSync(file, 'utf8')
      .split('\n')
      // The last piece is empty, or a line that is still being written.
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Line)
  );
}

/** Raises a notice for one account, as an event of the product would. */
export async function ring(accountId: number, type: number, title: string): Promise<void> {
  const batch = randomUUID();
  await sql(
    `insert into notice (company_id, account_id, batch, type, sentence, params)
     select company_id, id, $2, $3, 'announcement', $4 from account where id = $1`,
    [accountId, batch, type, JSON.stringify({ title, content: `${title}。` })],
  );
  const message = { kind: 'tell', from: 'e2e', message: { topic: 'notice', batch } };
  await sql(`select pg_notify('suyuan', $1)`, [JSON.stringify(message)]);
}
