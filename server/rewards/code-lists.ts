import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { CodesInput } from '#contract/features/sale/campaigns/contract.ts';
import type { CampaignState } from '#contract/features/sale/campaigns/moves.ts';
import { campaignTexts } from '#contract/features/sale/campaigns/texts.ts';
import type { Language } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { beginning, checkSize, openLines, type Place } from '../code-imports/read-lines.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { findFiles, freeFiles, useFiles } from '../files/uses.ts';
import type { JobKind } from '../jobs/jobs.ts';
import type { RecordCall } from '../records/plan.ts';
import { notFound, Refusal } from '../refusal.ts';
import { keepCodes } from './keep-codes.ts';

const { errors } = campaignTexts;
const owner = 'campaign_code_list';
/** So many lines that were left out are named. */
const namedFaults = 100;

type Payload = { company: number; id: number; language: Language };

/** Takes a file of red-packet codes for a prize; a job reads it, whatever its size. */
export async function addCodeList(
  call: RecordCall<StaffSession>,
  { id, prize_id: prizeId, file: address }: CodesInput,
): Promise<void> {
  const { app, tx, session, language } = call;
  const company = session.companyId;
  const prize = await readPrize(call, id, prizeId);
  const wrong = (text: Text) => new Refusal(text, { code: codes.invalid, field: 'file' });
  const [file] = await findFiles(tx, company, [address]);
  if (!file) throw wrong(errors.noFile);
  if (!/\.(csv|txt|xlsx)$/i.test(file.name)) throw wrong(errors.wrongFile);
  const { size } = await tx
    .selectFrom('blob')
    .select('size')
    .where('company_id', '=', company)
    .where('hash', '=', file.hash)
    .executeTakeFirstOrThrow();
  checkSize({ name: file.name, size });
  const list = await openList(call, {
    campaign: id,
    prize: prizeId,
    file: address,
    name: file.name,
  });
  await useFiles(tx, { company, owner, id: list.id }, [address]);
  const payload: Payload = { company, id: list.id, language };
  await app.jobs.add(tx, {
    kind: 'campaign.codes',
    payload,
    subject: prize.code,
    companyId: company,
    accountId: session.accountId,
    total: size,
  });
  call.changed('campaign', id, null, { prize: prize.name, file: file.name });
  call.tell(campaignTexts.done.codes);
}

type NewList = { campaign: number; prize: number; file: string; name: string };

/** A list of codes whose lines are still to be kept. */
export const openList = (
  { tx, session, ...call }: RecordCall<StaffSession>,
  { campaign, prize, file, name }: NewList,
): Promise<{ id: number }> =>
  tx
    .insertInto('campaign_code_list')
    .values({
      company_id: session.companyId,
      campaign_id: campaign,
      prize_id: prize,
      file,
      file_name: name,
      create_by: session.accountId,
      ...(call.at ? { create_time: call.at } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

type HeldPrize = { code: string; state: CampaignState; name: string; kind: string };

/** The prize that gets the codes; its campaign is held, so that it does not end meanwhile. */
async function readPrize({ tx, session }: RecordCall<StaffSession>, id: number, prizeId: number) {
  const { rows } = await sql<HeldPrize>`
    select c.code, c.state, p.name, p.kind from campaign c
    left join campaign_prize p on p.company_id = c.company_id and p.campaign_id = c.id and p.id = ${prizeId}
    where c.company_id = ${session.companyId} and c.id = ${id} for no key update of c`.execute(tx);
  const found = rows[0];
  if (!found) throw notFound();
  if (found.name === null)
    throw new Refusal(errors.noPrize, { code: codes.notFound, field: 'prize_id' });
  if (found.state === 'ended') throw new Refusal(errors.ended, { code: codes.conflict });
  if (found.kind !== 'code')
    throw new Refusal(errors.notCode, { code: codes.invalid, field: 'prize_id' });
  return found;
}

type HeldList = { campaign_id: number; prize_id: number; file: string; state: string };

type Target = { company: number; campaign: number; prize: number; id: number };

/** Keeps some lines of a list, and what became of them. */
export async function keepPart(
  app: App,
  tx: Tx,
  { company, id, ...target }: Target,
  lines: Parameters<typeof keepCodes>[3],
  isEnd: boolean,
): Promise<void> {
  const kept = await keepCodes(app, tx, { company, ...target }, lines);
  await sql`
    update campaign_code_list set lines = lines + ${kept.lines}, added = added + ${kept.added},
      repeated = repeated + ${kept.repeated}, wrong = wrong + ${kept.wrong},
      state = ${isEnd ? 'done' : 'reading'}, faults = case when jsonb_array_length(faults) < ${namedFaults}
        then faults || ${JSON.stringify(kept.faults.slice(0, namedFaults))}::jsonb else faults end
    where company_id = ${company} and id = ${id}`.execute(tx);
}

/** Reads a file of codes in steps, each of which counts exactly once. */
export const campaignCodesJob: JobKind<App> = {
  kind: 'campaign.codes',
  lane: 'long',
  run: async (job, app) => {
    const { company, id, language } = job.payload as unknown as Payload;
    const list = await transact(app.database.main, systemActor, async (tx) => {
      const { rows } = await sql<HeldList>`
        select campaign_id, prize_id, file, state from campaign_code_list
        where company_id = ${company} and id = ${id}`.execute(tx);
      return rows[0];
    });
    // Its campaign or prize was deleted.
    if (!list)
      return transact(app.database.main, systemActor, (tx) =>
        freeFiles(tx, { company, owner }, [id]),
      );
    if (list.state !== 'reading') return;
    const target = { company, campaign: list.campaign_id, prize: list.prize_id };
    try {
      const read = await openLines(app, company, list.file);
      let place = (job.cursor as Place | null) ?? beginning;
      for (let isEnd = false; !isEnd;) {
        const part = await read(place);
        await job.step(async (tx) => {
          isEnd = part.isEnd;
          await keepPart(app, tx, { ...target, id }, part.lines, isEnd);
          // The codes are kept encrypted; the file they came in is not needed any more.
          if (isEnd) await freeFiles(tx, { company, owner }, [id]);
          return { cursor: part.next, done: part.next.offset };
        });
        place = part.next;
      }
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === codes.tooMany) throw error;
      // What will be refused again is not tried again.
      const reason = say(error.text, language, error.details.params);
      await transact(app.database.main, systemActor, async (tx) => {
        await sql`
          update campaign_code_list set state = 'failed', reason = ${reason}
          where company_id = ${company} and id = ${id}`.execute(tx);
        await freeFiles(tx, { company, owner }, [id]);
      });
    }
  },
};
