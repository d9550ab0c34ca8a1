import { codes } from '#contract/envelope.ts';
import { takesCodes } from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { bindingTexts } from '#contract/features/trace/bindings/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import type { Run } from '../events/new-event.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';
import { giveCommand } from './command.ts';

const { commands, done, errors } = bindingTexts;

/** The batch that identifiers are bound to; `hold` locks it. */
export async function checkBatch(
  { tx, session }: { tx: Tx; session: StaffSession },
  input: { batch_id: number; part_id?: number },
  hold: boolean,
): Promise<{ part: number; batch: number }> {
  const found = tx
    .selectFrom('batch')
    .select(['id', 'part_id', 'state'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', input.batch_id);
  const batch = await (hold ? found.forShare() : found).executeTakeFirst();
  const wrong = (text: Text) => new Refusal(text, { code: codes.invalid, field: 'batch_id' });
  if (!batch) throw wrong(errors.noBatch);
  if (input.part_id !== undefined && batch.part_id !== input.part_id) throw wrong(errors.otherPart);
  const { state } = batch;
  if (!takesCodes.includes(state))
    throw wrong(
      inEveryLanguage((language) =>
        say(errors.batchState, language, { state: batchTexts.states[state][language] }),
      ),
    );
  return { part: batch.part_id, batch: batch.id };
}

/** Identifiers become products of a batch: all of them or none. */
export async function bindRuns(
  call: RecordCall<StaffSession>,
  { remark = '', ...target }: { part_id?: number; batch_id: number; remark?: string },
  runs: readonly Run[],
) {
  const { session } = call;
  const goods = await checkBatch(call, target, true);
  const moving = {
    ...goods,
    companyId: session.companyId,
    move: 'bind' as const,
    called: commands.bind,
    remark,
    by: { id: session.accountId, name: session.realname },
  };
  return giveCommand(call, moving, runs, { done: done.bind, misfits: errors.otherwiseMeant });
}
