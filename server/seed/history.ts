import { sql } from 'kysely';
import type { App } from '../app.ts';
import { systemActor, type Tx } from '../database/database.ts';
import { notify } from '../messages/notices.ts';
import { createSignIns } from './logs.ts';

/** Two weeks of working days and the notices they left; the same on every machine. */
export async function createHistory(tx: Tx, app: App): Promise<void> {
  await createSignIns(tx);
  await sql`update account a set last_login_time = (select max(create_time) from login_log l where l.account_id = a.id)`.execute(
    tx,
  );
  const welcome = {
    title: '欢迎使用溯源 2026',
    content: '产品标识、追溯与防伪在这里汇成一条线。首次使用请先核对企业信息。',
  };
  await notify(tx, app.cluster, systemActor, {
    to: { company: 1, holding: 'procure:supplier:link' },
    type: 2,
    sentence: 'invitedAsCustomer',
    params: { company: '远航乳业股份有限公司' },
    createUser: '李远航',
  });
  const companies = await tx
    .selectFrom('company')
    .select(['company_id as company', 'name', 'verify_status as status'])
    .orderBy('company_id')
    .execute();
  for (const { company, name, status } of companies) {
    await notify(tx, app.cluster, systemActor, {
      to: { company },
      type: 0,
      sentence: 'announcement',
      params: welcome,
    });
    if (status !== 1) continue;
    const params = { company: name };
    await notify(tx, app.cluster, systemActor, {
      to: { company },
      type: 1,
      sentence: 'companyWaiting',
      params,
    });
    await notify(tx, app.cluster, systemActor, {
      to: { platform: true },
      type: 1,
      sentence: 'companySubmitted',
      params,
    });
  }
}
