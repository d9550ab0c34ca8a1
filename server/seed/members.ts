import { sql } from 'kysely';
import type { MemberSource } from '#contract/features/member/members/contract.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { createMember } from './member-factory.ts';

type Known = [
  name: string,
  mobile: string,
  source: MemberSource,
  growth: number,
  points: number,
  more?: { sex?: '1' | '2'; birthday?: string; province?: number; city?: string; remark?: string },
];

/**
 * Those who activated or asked for something in the demo, and some that were known otherwise, with what they had
 * collected before the demo begins.
 */
const known: Known[] = [
  [
    '林晓晨',
    '13911110001',
    'activation',
    12_200,
    840,
    { sex: '2', birthday: '1991-03-08', province: 33, city: '杭州市' },
  ],
  ['何思远', '13911110002', 'activation', 2_400, 290, { sex: '1', province: 31, city: '上海市' }],
  ['沈佳宁', '13911110003', 'activation', 1_700, 160, { sex: '2', birthday: '1988-11-20' }],
  ['罗子轩', '13911110004', 'activation', 500, 50, { province: 44, city: '深圳市' }],
  ['范雨桐', '13911110005', 'activation', 400, 30],
  [
    '曹建国',
    '13911110006',
    'activation',
    100,
    10,
    { sex: '1', birthday: '1965-06-01', remark: '喜欢电话联系' },
  ],
  ['严文静', '13911110007', 'activation', 100, 10],
  ['唐诗雅', '13922220001', 'survey', 0, 0, { province: 51, city: '成都市' }],
  ['彭立人', '13922220002', 'import', 3_200, 500, { sex: '1', province: 42, city: '武汉市' }],
  ['苏慕白', '13922220003', 'manual', 0, 50, { remark: '门店登记' }],
];

const day = 86_400_000;

/** The members of the demo, each with the entries that led to what they have. */
export async function createMembers(tx: Tx, app: App): Promise<void> {
  for (const [at, [name, mobile, source, growth, points, more]] of known.entries()) {
    const isEnabled = name !== '严文静';
    const id = await createMember(app, tx, {
      name,
      mobile,
      source,
      growth,
      points,
      is_enabled: isEnabled,
      create_time: new Date(Date.now() - (120 - at * 3) * day),
      last_seen_time: new Date(Date.now() - (at + 1) * 40 * 3_600_000),
      ...more,
    });
    if (growth + points === 0) continue;
    await sql`
      insert into member_point (member_id, kind, points, growth, points_after, growth_after, reason, create_user, create_time)
      values (${id}, 'grant', ${points}, ${growth}, ${points}, ${growth}, '历史积分导入', '平台管理员', now() - interval '30 days')`.execute(
      tx,
    );
  }
  await sql`
    update member_level set benefits = case growth
      when 0 then '质保期内免费检测'
      when 500 then '质保期内免费检测；维修工时费九折'
      when 2000 then '优先受理维修；维修工时费八折'
      else '专属客服；以换代修；生日礼' end`.execute(tx);
}
