import { sql } from 'kysely';
import { verifyStatus } from '#contract/limits.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { createAccount, createCompany } from '../people/accounts.ts';
import type { NewCompany } from '../database/tables.ts';
import { noteVerification } from '../access/verification.ts';
import type { DemoStep } from '../records/demo-rows.ts';
import { createDealers, dealerLogins } from './dealers.ts';
import { createPeople } from './people.ts';

const companies: (NewCompany & { company_id: number })[] = [
  {
    company_id: 1,
    name: '青山精密制造有限公司',
    short_name: '青山精密',
    credit_code: '91330100MA2KG7X137',
    legal_person: '陈青山',
    contact: '陈青山',
    mobile: '13800010001',
    email: 'contact@qingshan.example',
    address: '浙江省杭州市萧山区明星路 188 号',
    introduction: '专注小型厨房电器与精密零部件，产品销往全国二十余个省市。',
    verify_status: 3,
    system_version_id: 3,
  },
  {
    company_id: 38,
    name: '远航乳业股份有限公司',
    short_name: '远航乳业',
    credit_code: '91150100MA0N5D2Q7E',
    legal_person: '李远航',
    contact: '李远航',
    mobile: '13800380038',
    email: 'service@yuanhang.example',
    address: '内蒙古自治区呼和浩特市赛罕区牧场路 38 号',
    introduction: '从牧场到餐桌，每一盒都有来处。',
    verify_status: 3,
    system_version_id: 2,
  },
  {
    company_id: 3,
    name: '新晨电子科技有限公司',
    short_name: '新晨电子',
    credit_code: '91440300MA5F8C4H6N',
    legal_person: '周新晨',
    contact: '周新晨',
    mobile: '13800030003',
    email: '',
    address: '广东省深圳市南山区科苑路 9 号',
    introduction: '',
    verify_status: 1,
    system_version_id: 1,
  },
];

const staff: [username: string, realname: string, role: string, companyId: number][] = [
  ['demo', '陈青山', 'general', 1],
  ['product', '王品', 'product', 1],
  ['procure', '赵采薇', 'procure', 1],
  ['data', '孙书文', 'data', 1],
  ['sales', '钱销客', 'sales', 1],
  ['identity', '吴标', 'identity', 1],
  ['other', '李远航', 'general', 38],
  ['newco', '周新晨', 'general', 3],
];
/** The demo's accounts, for the lines printed at the start. */
export const demoLogins = {
  admin: ['admin'],
  web: staff.map(([username]) => username),
  dealer: dealerLogins,
};

/** Loads the demo into an empty database; gives back the password it asked for, or null where there was something. */
export async function loadDemo(
  app: App,
  demo: readonly DemoStep[],
  choosePassword: () => string,
): Promise<string | null> {
  return transact(app.database.main, systemActor, async (tx) => {
    await sql`select pg_advisory_xact_lock(7305003)`.execute(tx);
    const known = await tx.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (known) return null;
    const password = choosePassword();
    const passwordHash = await app.passwords.hash(password);
    await createAccount(tx, app.secrets, {
      id: 1,
      login_type: 'admin',
      username: 'admin',
      realname: '平台管理员',
      password_hash: passwordHash,
      roles: ['platform'],
    });
    for (const company of companies)
      await createCompany(tx, app.secrets, {
        ...company,
        submit_time: new Date(),
        verify_time: company.verify_status === 3 ? new Date() : null,
      });
    for (const { company_id: id, contact, verify_status: status } of companies) {
      await noteVerification(tx, id, verifyStatus.pending, contact!);
      if (status === verifyStatus.verified)
        await noteVerification(tx, id, verifyStatus.verified, '平台管理员');
    }
    await createStaff(tx, app, passwordHash);
    await createPeople(tx, app, passwordHash);
    for (const create of demo) await create(tx, app);
    return password;
  });
}

async function createStaff(tx: Tx, app: App, passwordHash: string): Promise<void> {
  let id = 10;
  const common = { password_hash: passwordHash };
  for (const [username, realname, role, companyId] of staff) {
    const mobile = `138000${String(10_000 + id)}`;
    await createAccount(tx, app.secrets, {
      ...common,
      id,
      login_type: 'web',
      company_id: companyId,
      username,
      realname,
      mobile,
      roles: [role],
    });
    id += 1;
  }
  await createDealers(app, tx, passwordHash, id);
}
