import { sql } from 'kysely';
import { writeNumber } from '#contract/number-rule.ts';
import { numberRules } from '#contract/number-rules.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { createAccount } from '../people/accounts.ts';
import { territories as soldIn } from './scan-places.ts';

type Place = [province: number, city: number | null, from: number, until: number | null];
type Wanted = {
  id: number;
  company: number;
  name: string;
  contact: string;
  mobile: string;
  address: string;
  level: number;
  /** The dealer that supplies it. */
  parent_id?: number;
  remark?: string;
  isDisabled?: true;
  login?: { username: string; mustChange: boolean };
  /** Days count from today. */
  places: Place[];
};

const always = (provinces: readonly number[]): Place[] =>
  provinces.map((province) => [province, null, -180, null]);

const wanted: Wanted[] = [
  {
    id: 1,
    company: 1,
    name: '杭州湖滨电器行',
    contact: '郑经销',
    mobile: '0571-87010001',
    address: '浙江省杭州市上城区湖滨路 21 号',
    level: 1,
    login: { username: 'dealer', mustChange: false },
    places: always(soldIn[1]!),
  },
  {
    id: 2,
    company: 1,
    name: '宁波甬江商贸有限公司',
    contact: '冯二店',
    mobile: '0574-87320002',
    address: '浙江省宁波市江北区人民路 132 号',
    level: 1,
    login: { username: 'dealer2', mustChange: true },
    places: always(soldIn[2]!),
  },
  {
    id: 3,
    company: 1,
    name: '温州鹿城家电有限公司',
    contact: '林鹿',
    mobile: '0577-88230003',
    address: '浙江省温州市鹿城区车站大道 77 号',
    level: 2,
    parent_id: 1,
    remark: '合同每年三月续签',
    places: [
      [33, 330_300, -200, 165],
      [33, 331_100, -90, 165],
    ],
  },
  {
    id: 4,
    company: 1,
    name: '苏州姑苏电器商行',
    contact: '沈姑苏',
    mobile: '0512-65120004',
    address: '江苏省苏州市姑苏区观前街 9 号',
    level: 2,
    places: [
      [32, 320_500, -400, -36],
      [32, 320_500, -35, 329],
      [32, 320_200, 30, null],
    ],
  },
  {
    id: 5,
    company: 1,
    name: '西安雁塔百货店',
    contact: '秦雁',
    mobile: '029-85230005',
    address: '陕西省西安市雁塔区小寨东路 3 号',
    level: 3,
    remark: '已停止合作',
    isDisabled: true,
    places: [[61, 610_100, -500, -140]],
  },
  {
    id: 6,
    company: 38,
    name: '呼和浩特青城商贸有限公司',
    contact: '包青城',
    mobile: '0471-49220006',
    address: '内蒙古自治区呼和浩特市新城区中山东路 16 号',
    level: 1,
    places: [
      [15, null, -300, null],
      [14, 140_100, -120, 245],
    ],
  },
];

/** The demo's logins of dealers, for the lines printed at the start. */
export const dealerLogins = wanted.flatMap(({ login }) => login?.username ?? []);

/** Dealers with where they may sell; those that have a login get it, numbered from `firstAccount` on. */
export async function createDealers(
  app: App,
  tx: Tx,
  passwordHash: string,
  firstAccount: number,
): Promise<void> {
  let account = firstAccount;
  const counts = new Map<number, number>();
  for (const { id, company, isDisabled, login, places, ...dealer } of wanted) {
    const count = (counts.get(company) ?? 0) + 1;
    counts.set(company, count);
    const code = writeNumber(numberRules.dealer, new Date(), count);
    await tx
      .insertInto('dealer')
      .values({
        ...dealer,
        code,
        company_id: company,
        dealer_id: id,
        disabled: isDisabled ?? false,
      })
      .execute();
    await sql`
      insert into territory (company_id, dealer_id, province, city, from_day, until_day)
      select ${company}, ${id}, province, city, current_date + from_days, current_date + until_days
      from unnest(${places.map(([province]) => province)}::int[], ${places.map(([, city]) => city)}::int[],
        ${places.map(([, , from]) => from)}::int[], ${places.map(([, , , until]) => until)}::int[])
        as t (province, city, from_days, until_days)`.execute(tx);
    if (!login) continue;
    await createAccount(tx, app.secrets, {
      id: account,
      login_type: 'dealer',
      company_id: company,
      dealer_id: id,
      username: login.username,
      realname: dealer.contact,
      mobile: `139000${String(10_000 + account)}`,
      password_hash: passwordHash,
      must_change_password: login.mustChange,
      roles: ['dealer'],
    });
    account += 1;
  }
  for (const [company, last] of counts)
    await sql`insert into number_counter (company_id, kind, period, last)
      values (${company}, 'dealer', '', ${last})`.execute(tx);
}
