import sharp from 'sharp';
import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import { statusOf, type RepairState } from '#contract/features/sale/repairs/states.ts';
import { periodOf, writeNumber } from '#contract/number-rule.ts';
import { numberRules } from '#contract/number-rules.ts';
import type { App } from '../app.ts';
import { codeOf } from '../codes/codes.ts';
import { anyKeyOf } from '../codes/keys.ts';
import type { Tx } from '../database/database.ts';
import { createStoredFile } from './file-factories.ts';
import { plainAddress } from '../files/addresses.ts';
import { useFiles } from '../files/uses.ts';
import { permutationOf } from '../codes/space.ts';
import { codeOf as numberOf } from '../numbers/numbers.ts';
import { draw, type Shape } from './drawings.ts';
import { qian, wanted, type Step, type Wanted } from './repair-stories.ts';

const day = 86_400_000;

type Item = { seq: number; part_id: number | null };

/** Products in the hands of people, one of each part first. */
async function brokenItems(
  tx: Tx,
  company: number,
  batches: readonly number[] | null = null,
): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select seq, part_id from (
      select seq, part_id, row_number() over (partition by part_id order by state desc, seq) as place from identifier
      where company_id = ${company} and state between ${identifierStates.shipped} and ${identifierStates.activated}
        and level = 0 and code is null and (${batches}::int[] is null or batch_id = any(${batches}::int[]))) as i
    order by place, seq limit 20`.execute(tx);
  return rows;
}

/** What consumers asked to have repaired, with how it went. */
export async function createRepairs(tx: Tx, app: App): Promise<void> {
  const items = new Map<number, Item[]>();
  for (const company of [1, 38]) items.set(company, await brokenItems(tx, company));
  const counts = new Map<string, number>();
  for (const plan of wanted.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const item = items.get(plan.company)?.shift();
    const period = periodOf(numberRules.repair, askedOf(plan));
    const count = (counts.get(`${plan.company}:${period}`) ?? 0) + 1;
    if (!item) continue;
    counts.set(`${plan.company}:${period}`, count);
    const code = writeNumber(numberRules.repair, askedOf(plan), count);
    await createRepair(app, tx, plan, item, code);
  }
  for (const [name, last] of counts) {
    const [company, period] = name.split(':');
    await sql`insert into number_counter (company_id, kind, period, last)
      values (${Number(company)}, 'repair', ${period}, ${last})`.execute(tx);
  }
}

/** Repairs of what was made in these batches, as many as there are stories for; gives how many. */
export async function fileRepairs(
  app: App,
  tx: Tx,
  company: number,
  batches: readonly number[],
  most: number,
): Promise<number> {
  const items = await brokenItems(tx, company, batches);
  const plans = wanted.filter((plan) => plan.company === 1).slice(0, Math.min(most, items.length));
  for (const [at, plan] of plans.entries()) {
    const code = await numberOf({ tx }, company, 'repair', '', null);
    const { dealer: _dealer, ...rest } = plan;
    await createRepair(app, tx, { ...rest, company }, items[at]!, code);
  }
  return plans.length;
}

const askedOf = ({ daysAgo }: Wanted) => new Date(Date.now() - daysAgo * day - 3_600_000);

async function createRepair(
  app: App,
  tx: Tx,
  plan: Wanted,
  item: Item,
  code: string,
): Promise<void> {
  const { company, mobile } = plan;
  const asked = askedOf(plan);
  const serial = await serialOf(app, tx, company, item.seq);
  const steps: (Step & { 0: RepairState })[] = [['submitted'], ...plan.steps];
  const timeOf = (at: number) =>
    new Date(Math.min(asked.getTime() + at * day, Date.now() - 60_000));
  const done = steps.findIndex(([state]) => statusOf[state] === 'completed');
  const photos = await createPhotos(app, tx, company, plan.photos);
  const { id } = await tx
    .insertInto('repair')
    .values({
      company_id: company,
      code,
      seq: item.seq,
      serial_number: serial,
      part_id: item.part_id,
      fault_type: plan.fault,
      content: plan.content,
      name_sealed: app.secrets.seal('repair.name', company, plan.name),
      mobile_sealed: app.secrets.seal('repair.mobile', company, mobile),
      mobile_index: app.secrets.index('mobile', mobile),
      photos: JSON.stringify(photos),
      request_key: `demo-${code}`,
      dealer_id: plan.dealer ?? null,
      state: steps.at(-1)![0],
      ...(await workOf(tx, plan, asked)),
      complete_time: done < 0 ? null : timeOf(done),
      version: steps.length,
      create_time: asked,
      update_time: timeOf(steps.length - 1),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const addresses = photos.flatMap(({ photo, small }) => [photo, small]);
  await useFiles(tx, { company, owner: 'repair', id }, addresses);
  if (plan.work?.partPrice)
    await sql`
      insert into repair_part (company_id, repair_id, line_no, part_id, quantity, price)
      select ${company}, ${id}, 1, p.id, 1, ${plan.work.partPrice} from part p
      where p.company_id = ${company} and p.kind <> 'product' order by p.id limit 1`.execute(tx);
  for (const [at, [state, note = '', reply = '']] of steps.entries())
    await tx
      .insertInto('repair_step')
      .values({
        company_id: company,
        repair_id: id,
        state,
        note,
        reply,
        create_user: at === 0 ? '' : company === 1 ? qian : '李远航',
        create_time: timeOf(at),
      })
      .execute();
}

/** What the repair costs, and who does it until when. */
async function workOf(tx: Tx, { company, work }: Wanted, asked: Date) {
  if (!work) return {};
  const { price, payer, quote = '', partPrice = 0, dueIn } = work;
  const colleague = await tx
    .selectFrom('account')
    .select('id')
    .where('company_id', '=', company)
    .where('realname', '=', qian)
    .executeTakeFirst();
  return {
    price,
    payer,
    quote,
    quote_time: quote === '' ? null : asked,
    total: price + partPrice,
    assignee: colleague?.id ?? null,
    due_time: new Date(Date.now() + dueIn * day),
  };
}

/** The code of a number whose pack nobody but this transaction knows yet. */
export async function serialOf(app: App, tx: Tx, company: number, seq: number): Promise<string> {
  const { rows } = await sql<{ key_id: number }>`
    select key_id from identifier_pack where company_id = ${company} and ${seq} between first_seq and last_seq`.execute(
    tx,
  );
  return codeOf(permutationOf(app), await anyKeyOf(app, tx, company, rows[0]!.key_id), seq);
}

/** Drawings stand for what people photograph. */
async function createPhotos(app: App, tx: Tx, company: number, shapes: readonly Shape[]) {
  const photos: { photo: string; small: string }[] = [];
  for (const [at, shape] of shapes.entries()) {
    const drawn = sharp(await draw(shape, '#e6e9ec'));
    const put = async (name: string, edge: number) =>
      plainAddress(
        (
          await createStoredFile(app, tx, company, {
            name,
            bytes: await drawn.clone().resize(edge, edge).webp({ quality: 78 }).toBuffer(),
            type: 'image/webp',
            kind: 'picture',
          })
        ).address,
      );
    photos.push({
      photo: await put(`${at + 1}.webp`, 640),
      small: await put(`${at + 1}-small.webp`, 240),
    });
  }
  return photos;
}
