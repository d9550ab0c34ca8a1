import { bindingCalls } from '#contract/features/trace/bindings/contract.ts';
import { bindingTexts } from '#contract/features/trace/bindings/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { bindRuns } from '#server/identifiers/bind.ts';
import { runsOfSelection } from '#server/identifiers/selection.ts';
import { giveCommand } from '#server/identifiers/command.ts';
import { checkBinding } from './check.ts';
import { listBindings, readBinding } from './queries.ts';

const { commands, done, errors } = bindingTexts;

export const bindingEndpoints = [
  serve(bindingCalls.index, (call) => listBindings(call, call.input)),
  serve(bindingCalls.check, checkBinding, { writes: false }),
  serve(bindingCalls.add, async (call) => {
    const { part_id, batch_id, remark, ...chosen } = call.input;
    const runs = await runsOfSelection(call, chosen);
    return bindRuns(call, { part_id, batch_id, remark }, runs);
  }),
  serve(bindingCalls.undo, async (call) => {
    const { session, input } = call;
    const { event_id: event, reason, ...chosen } = input;
    const moving = {
      companyId: session.companyId,
      move: 'unbind' as const,
      called: commands.unbind,
      remark: reason,
      by: { id: session.accountId, name: session.realname },
    };
    if (event === null || event === undefined)
      return giveCommand(call, moving, await runsOfSelection(call, chosen), {
        done: done.unbind,
        misfits: errors.recalled,
      });
    const { runs, batch } = await readBinding(call, event);
    const told = { done: done.unbind, leavesOthers: true } as const;
    return giveCommand(call, { ...moving, batch }, runs, told);
  }),
];
