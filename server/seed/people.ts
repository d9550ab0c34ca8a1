import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { createAccount } from '../people/accounts.ts';

type Dept = [code: string, name: string, parent: string | null, leader: string | null];
type House = {
  companyId: number | null;
  depts: Dept[];
  positions: [code: string, name: string, isActive?: boolean][];
  levels: [code: string, name: string, rank: number][];
  /** Who of the demo stands where, by username: department, position, level. */
  places: [username: string, dept: string, position: string, level: string][];
  /** More people, so that lists and filters have something to show. */
  people: Newcomer[];
};
type Newcomer = {
  id: number;
  username: string;
  realname: string;
  roles: string[];
  at: [dept: string, position: string, level: string];
  disabled?: boolean;
};

const houses: House[] = [
  {
    companyId: 1,
    depts: [
      ['GM', '总经办', null, 'demo'],
      ['MFG', '制造中心', null, 'product'],
      ['MFG-PRD', '产品部', 'MFG', 'product'],
      ['MFG-QC', '质量部', 'MFG', 'data'],
      ['MFG-W1', '一车间', 'MFG', null],
      ['OPS', '运营中心', null, null],
      ['OPS-BUY', '采购部', 'OPS', 'procure'],
      ['OPS-SAL', '销售部', 'OPS', 'sales'],
      ['OPS-ID', '标识组', 'OPS', 'identity'],
    ],
    positions: [
      ['P01', '总经理'],
      ['P02', '部门经理'],
      ['P03', '产品专员'],
      ['P04', '采购专员'],
      ['P05', '数据专员'],
      ['P06', '销售专员'],
      ['P07', '标识专员'],
      ['P08', '质检员'],
      ['P09', '电话销售', false],
    ],
    levels: [
      ['L1', '助理', 1],
      ['L2', '专员', 2],
      ['L3', '主管', 3],
      ['L4', '经理', 4],
      ['L5', '总监', 5],
      ['L6', '总经理', 6],
    ],
    places: [
      ['demo', 'GM', 'P01', 'L6'],
      ['product', 'MFG-PRD', 'P02', 'L4'],
      ['procure', 'OPS-BUY', 'P04', 'L3'],
      ['data', 'MFG-QC', 'P05', 'L3'],
      ['sales', 'OPS-SAL', 'P06', 'L3'],
      ['identity', 'OPS-ID', 'P07', 'L2'],
    ],
    people: [
      {
        id: 41,
        username: 'qc.lin',
        realname: '林检',
        roles: ['data'],
        at: ['MFG-QC', 'P08', 'L2'],
      },
      {
        id: 42,
        username: 'sales.he',
        realname: '何南',
        roles: ['sales'],
        at: ['OPS-SAL', 'P06', 'L2'],
      },
      {
        id: 43,
        username: 'line.xu',
        realname: '徐一鸣',
        roles: ['identity', 'data'],
        at: ['MFG-W1', 'P07', 'L1'],
      },
      {
        id: 44,
        username: 'left.ma',
        realname: '马离',
        roles: ['sales'],
        at: ['OPS-SAL', 'P06', 'L1'],
        disabled: true,
      },
    ],
  },
  {
    companyId: 38,
    depts: [
      ['GM', '总经办', null, 'other'],
      ['FARM', '牧场管理部', null, null],
    ],
    positions: [['P01', '总经理']],
    levels: [['L1', '员工', 1]],
    places: [['other', 'GM', 'P01', 'L1']],
    people: [],
  },
  {
    companyId: null,
    depts: [
      ['PLT', '平台运营部', null, 'admin'],
      ['PLT-AUD', '企业审核组', 'PLT', null],
      ['PLT-CNT', '内容组', 'PLT', null],
      ['TEC', '技术部', null, null],
    ],
    positions: [
      ['A01', '平台管理员'],
      ['A02', '审核专员'],
      ['A03', '内容编辑'],
    ],
    levels: [
      ['A1', '专员', 1],
      ['A2', '主管', 2],
    ],
    places: [['admin', 'PLT', 'A01', 'A2']],
    people: [],
  },
];

/** Departments, positions, levels and some more people, of the demo's companies and of the platform. */
export async function createPeople(tx: Tx, app: App, passwordHash: string): Promise<void> {
  for (const house of houses) {
    const { companyId } = house;
    const type = companyId === null ? 'admin' : 'web';
    for (const { at: _at, ...person } of house.people)
      await createAccount(tx, app.secrets, {
        ...person,
        login_type: type,
        company_id: companyId,
        password_hash: passwordHash,
        mobile: `137000${String(10_000 + person.id)}`,
      });
    const own = sql`company_id is not distinct from ${companyId}`;
    for (const [at, [code, name, parent, leader]] of house.depts.entries())
      await sql`
        insert into dept (company_id, parent_id, code, name, leader_id, sort) values (${companyId},
          (select id from dept where ${own} and code = ${parent}), ${code}, ${name},
          (select id from account where login_type = ${type} and username = ${leader}), ${(at + 1) * 10})
      `.execute(tx);
    for (const [at, [code, name, isActive = true]] of house.positions.entries())
      await tx
        .insertInto('position')
        .values({ company_id: companyId, code, name, sort: (at + 1) * 10, is_active: isActive })
        .execute();
    for (const [code, name, rank] of house.levels)
      await tx.insertInto('level').values({ company_id: companyId, code, name, rank }).execute();
    const places = [
      ...house.places,
      ...house.people.map(({ username, at }) => [username, ...at] as const),
    ];
    for (const [username, dept, position, level] of places)
      await sql`
        update account set
          dept_id = (select id from dept where ${own} and code = ${dept}),
          position_id = (select id from position where ${own} and code = ${position}),
          level_id = (select id from level where ${own} and code = ${level})
        where login_type = ${type} and username = ${username}
      `.execute(tx);
  }
}
