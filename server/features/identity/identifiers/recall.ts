import type * as z from 'zod';
import { moves } from '#contract/codes/states.ts';
import type { recallInput } from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { CallContext } from '#server/http/endpoint.ts';
import { runsOfSelection } from '#server/identifiers/selection.ts';
import { giveCommand } from '#server/identifiers/command.ts';
import { among } from '#server/identifiers/pack-pieces.ts';
import { readGoods } from '#server/logistics/goods.ts';
import { tellDealers } from '#server/logistics/recall.ts';
import { noteCodeRecalls } from '#server/nonconformances/steps.ts';
import { refuseItems, wrongState } from '#server/logistics/refuse.ts';

/** Recalls single products; a box stands for all that is in it. The dealers that hold or sold them are told. */
export async function recallIdentifiers(
  call: CallContext<z.output<typeof recallInput>, StaffSession>,
) {
  const { session, input } = call;
  const { reason, codes, ids, ...others } = input;
  const units = codes.length > 0 ? (await readGoods(call, codes)).units : [];
  await refuseItems(call, wrongState(units, [...moves.recall.from, 'recalled']));
  const all = [...ids, ...units.map(({ seq }) => seq)];
  const runs = await runsOfSelection(call, { ...others, codes: [], ids: all });
  const moving = {
    companyId: session.companyId,
    move: 'recall' as const,
    called: identifierTexts.recall.label,
    remark: reason,
    by: { id: session.accountId, name: session.realname },
  };
  const answer = await giveCommand(call, moving, runs, { done: identifierTexts.recall.done });
  if (answer.moved > 0 || answer.job_id !== null) {
    await noteCodeRecalls(call, runs, reason);
    await tellDealers(call, among(runs), 'codesRecalled', { reason });
  }
  return answer;
}
