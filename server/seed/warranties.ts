import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { PolicyInput } from '#contract/features/sale/warranty-policies/contract.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { madeAt } from '../http/moment.ts';
import { activate } from '../logistics/activation.ts';
import { assignParts, keepVersion } from '../logistics/warranty-policies.ts';
import { inheritWarranty } from '../logistics/warranties.ts';
import { extendWarranty, transferWarranty, voidWarranty } from '../logistics/warranty-changes.ts';
import { insertRecord } from '../records/write.ts';
import { beginStory, daysAgo, type Call, type Story } from './story.ts';

type Plan = Omit<PolicyInput, 'parts'> & { ofMonths: number | null };

const plans: Record<number, readonly Plan[]> = {
  1: [
    {
      name: '厨房小家电两年质保',
      months: 24,
      starts_at: 'activation',
      grace_days: 0,
      terms: `一、自激活之日起两年内，在正常使用下出现的性能故障，免费维修或更换零件。
二、杯体、刀组、密封圈等易损件，自激活之日起六个月内免费更换。
三、以下情况不在质保范围：人为损坏、自行拆机、使用非原装配件、商用。
四、报修时请出示电子质保卡，或扫描机身上的码提交维修申请。`,
      ofMonths: 24,
    },
    {
      name: '一年质保（售出起算）',
      months: 12,
      starts_at: 'sale',
      grace_days: 0,
      terms: '自售出之日起一年内，非人为故障免费维修。报修请扫描产品上的码。',
      ofMonths: 12,
    },
    {
      name: '商用机型质保',
      months: 6,
      starts_at: 'shipment',
      grace_days: 30,
      terms: '自发货满 30 天起六个月，只保电机和主控板。',
      ofMonths: null,
    },
  ],
  38: [
    {
      name: '冷链保温箱质保',
      months: 3,
      starts_at: 'sale',
      grace_days: 0,
      terms: '自售出之日起三个月内，箱体开裂免费更换。',
      ofMonths: 0,
    },
  ],
};

/** Policies of the demo's companies, and the products that use them; some products keep terms of their own. */
export async function createPolicies(tx: Tx, app: App): Promise<void> {
  for (const [company, list] of Object.entries(plans)) {
    const story = await beginStory(tx, app, Number(company));
    for (const { ofMonths, ...policy } of list) {
      const { rows } = await sql<{ id: number }>`
        select id from part where company_id = ${Number(company)} and kind = 'product'
          and warranty_months = ${ofMonths} and warranty_policy_id is null order by id desc limit 5`.execute(
        tx,
      );
      const parts = rows.map(({ id }) => id);
      story.tell(daysAgo(200), story.by.sales, async (call) => {
        const table = { name: 'warranty_policy', fields: {} } as const;
        const id = await insertRecord(tx, table, call.session, { ...policy, ...madeAt(call) });
        await keepVersion(call, id, null, policy);
        await assignParts(call, id, parts);
      });
    }
    await story.play();
  }
}

const regret = { months: 6, reason: '维修停用较久，补偿六个月' };
const buyers: [name: string, phone: string][] = [
  ['林晓晨', '13911110001'],
  ['何思远', '13911110002'],
  ['沈佳宁', '13911110003'],
  ['罗子轩', '13911110004'],
];

/** What became of warranties in the last hours: extended, given to somebody else, void, replaced. */
export function tellWarranties({ companyId: company, tell, by }: Story): void {
  // Nobody has activated anything of the second company yet.
  if (company !== 1)
    for (const [at, [name, phone]] of buyers.entries())
      tell(daysAgo(0.5 - at * 0.02), by.sales, async (call) => {
        const [seq] = await soldUnits(call);
        const place = { province: 15, city: '呼和浩特市' };
        if (seq) await activate(call, { company, seq, name, phone, place });
      });
  tell(daysAgo(0.3), by.sales, async (call) => {
    const [id] = await untouched(call);
    if (id) await extendWarranty(call, { id, ...regret });
  });
  tell(daysAgo(0.25), by.sales, async (call) => {
    const [id] = await untouched(call);
    if (id) await transferWarranty(call, { id, name: '彭立人', phone: '13922220002' });
  });
  tell(daysAgo(0.2), by.manager, async (call) => {
    const [id] = await untouched(call);
    if (id) await voidWarranty(call, { id, reason: '自行拆机改装，不符合质保条款' });
  });
  tell(daysAgo(0.1), by.sales, async (call) => {
    const [[old], [next]] = [await untouched(call), await soldUnits(call)];
    if (old && next) await inheritWarranty(call, old, next);
  });
}

const notReturned = sql`coalesce(b.state not in ('recalled', 'held'), true)
  and not exists (select from goods_return_code r where r.company_id = i.company_id and r.seq = i.seq)`;

/** A unit in the hands of somebody who has not activated it. */
async function soldUnits({ tx, session }: Call): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select i.seq from identifier i left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where i.company_id = ${session.companyId} and i.level = 0 and i.state = ${identifierStates.sold} and i.code is null
      and ${notReturned}
    order by i.seq desc limit 1`.execute(tx);
  return rows.map(({ seq }) => seq);
}

/** A warranty that runs, and that nothing was done with. */
async function untouched({ tx, session }: Call): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select w.seq from warranty w join identifier i on i.company_id = w.company_id and i.seq = w.seq
    left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where w.company_id = ${session.companyId} and i.state = ${identifierStates.activated} and w.dealer_id is null
      and w.version = 1 and w.replaces_seq is null and ${notReturned}
    order by w.policy_id nulls last, w.active_time, w.seq limit 1`.execute(tx);
  return rows.map(({ seq }) => seq);
}
