import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { plainAddress } from '../files/addresses.ts';
import { addEvidence } from '../scans/incident-files.ts';
import {
  addIncidentNote,
  assignIncident,
  moveIncidents,
  penaliseIncident,
} from '../scans/incident-work.ts';
import { draw } from './drawings.ts';
import { createStoredFile } from './file-factories.ts';
import { beginStory, hour, type Call } from './story.ts';

type Found = { id: number; last: Date };

/** Incidents that people have worked on already; the others are still open. */
export async function settleIncidents(tx: Tx, app: App, companyId: number): Promise<void> {
  await sql`
    update incident set create_time = last_time, update_time = last_time where company_id = ${companyId}`.execute(
    tx,
  );
  const story = await beginStory(tx, app, companyId);
  const { by, tell } = story;
  const found = async (kind: string, skipped = 0, dealer: number | null = null) => {
    const { rows } = await sql<Found>`
      select id, last_time as last from incident where company_id = ${companyId} and kind = ${kind}
        and (${dealer}::int is null or dealer_id = ${dealer}) order by id offset ${skipped} limit 1`.execute(
      tx,
    );
    return rows[0];
  };
  /** So many hours after it was last seen, or just now. */
  const after = ({ last }: Found, hours: number) =>
    new Date(Math.min(last.getTime() + hours * hour, Date.now() - (60 - hours) * 60_000));
  const move = (one: Found, hours: number, name: 'confirm' | 'dismiss' | 'close', why: string) =>
    tell(after(one, hours), by.sales, (call) => moveIncidents(call, [one.id], name, why));

  const recalled = await found('recalled');
  if (recalled) move(recalled, 2, 'confirm', '召回批次的产品仍在流通');
  if (recalled) move(recalled, 20, 'close', '已联系消费者办理换货');
  const unshipped = await found('unshipped');
  if (unshipped) move(unshipped, 3, 'dismiss', '产线员工用个人手机试扫');
  const voided = await found('voided');
  if (voided) move(voided, 4, 'confirm', '误贴作废标签，仓库追查中');

  const copied = await found('cloneProvinces');
  if (copied) {
    tell(after(copied, 1), by.manager, (call) =>
      assignIncident(call, { id: copied.id, assignee: by.sales.id }),
    );
    tell(after(copied, 5), by.sales, async (call) => {
      await addEvidence(call, copied.id, await photoOf(call, '成都门店购得的样品.png'));
      await addIncidentNote(call, copied.id, '样品标签的油墨偏暗，已寄回厂里比对。');
    });
  }
  const busy = companyId === 1 ? undefined : await found('burst');
  if (busy)
    tell(after(busy, 2), by.manager, async (call) => {
      await assignIncident(call, { id: busy.id, assignee: by.manager.id });
      await addEvidence(call, busy.id, await photoOf(call, '促销现场.png'));
      await addIncidentNote(call, busy.id, '当天有超市促销，和渠道核实中。');
    });
  const diverted = await found('offTerritory', 1, 1);
  if (diverted) {
    tell(after(diverted, 2), by.manager, (call) =>
      assignIncident(call, { id: diverted.id, assignee: by.sales.id }),
    );
    tell(after(diverted, 6), by.sales, async (call) => {
      await addEvidence(call, diverted.id, await photoOf(call, '外省门店货架.png'));
      await moveIncidents(call, [diverted.id], 'confirm', '货架上的产品属于该经销商');
    });
    tell(after(diverted, 20), by.manager, (call) =>
      penaliseIncident(call, {
        id: diverted.id,
        amount: 200_000,
        note: '按经销协议第 8 条，跨区销售首次处罚。',
      }),
    );
  }
  await story.play();
  // A dealer that sold what another one holds has explained itself.
  await sql`
    insert into incident_appeal (company_id, incident_id, dealer_id, text, create_time)
    select company_id, id, dealer_id, '同行调货，昨天已补办手续，单据在店里。', last_time + interval '2 hours'
    from incident where company_id = ${companyId} and dealer_id = 1 and kind = 'wrongSeller' and state = 'open'
    order by id limit 1`.execute(tx);
}

/** A photo as somebody would have uploaded it. */
async function photoOf({ app, tx, session }: Call, name: string) {
  const bytes = await draw('carton', '#e9e2d6');
  const file = { name, bytes, type: 'image/png', kind: 'picture' } as const;
  const { address } = await createStoredFile(app, tx, session.companyId, file);
  const plain = plainAddress(address);
  return { name, format: 'image', address: plain, small: plain } as const;
}
