import { codes } from '#contract/envelope.ts';
import { repairWorkTexts } from '#contract/features/sale/repairs/work.ts';
import type { App } from '../app.ts';
import { systemActor, type Tx } from '../database/database.ts';
import { notify } from '../messages/notices.ts';
import { Refusal } from '../refusal.ts';

const { errors } = repairWorkTexts;

type Answered = { code: string; before: string; after: 'accepted' | 'declined' };

/** The customer accepts or declines what the repair costs, as it was seen; the same answer again changes nothing. */
export async function answerQuote(
  app: App,
  tx: Tx,
  { company, id }: { company: number; id: number },
  { accept, total }: { accept: boolean; total: number },
): Promise<Answered> {
  const held = await tx
    .selectFrom('repair')
    .select(['code', 'state', 'quote', 'total', 'assignee'])
    .where('company_id', '=', company)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new Refusal(errors.noLink, { code: codes.notFound });
  const after = accept ? 'accepted' : 'declined';
  const { code, quote: before } = held;
  if (before === after && held.total === total) return { code, before, after };
  if (before !== 'asked') throw new Refusal(errors.notAsked, { code: codes.conflict });
  if (held.total !== total) throw new Refusal(errors.quoteChanged, { code: codes.conflict });
  await tx
    .updateTable('repair')
    .set((from) => ({ quote: after, version: from('version', '+', 1), update_time: new Date() }))
    .where('company_id', '=', company)
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('repair_step')
    .values({ company_id: company, repair_id: id, state: held.state, kind: after })
    .execute();
  await notify(tx, app.cluster, systemActor, {
    to:
      held.assignee === null
        ? { company, holding: 'sale:repair:handle' }
        : { account: held.assignee },
    type: 5,
    sentence: accept ? 'repairQuoteAccepted' : 'repairQuoteDeclined',
    params: { id, code },
  });
  return { code, before, after };
}
