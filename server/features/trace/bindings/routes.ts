import { commandAnswer } from '#contract/features/identity/identifiers/contract.ts';
import {
  bindCheck,
  bindChecked,
  bindingFilter,
  bindingRow,
  bindInput,
  unbindInput,
} from '#contract/features/trace/bindings/contract.ts';
import { bindingTexts } from '#contract/features/trace/bindings/texts.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { runsOfChosen } from '#server/identifiers/chosen.ts';
import { giveCommand } from '#server/identifiers/command.ts';
import { checkBinding } from './check.ts';
import { checkBatch, listBindings, readBinding } from './queries.ts';

const { fields, commands, done, errors } = bindingTexts;

export const bindingEndpoints = [
  endpoint({
    method: 'GET',
    types: ['web'],
    path: 'binding/index',
    allow: 'trace:binding:view',
    input: bindingFilter,
    rows: bindingRow,
    fields,
    run: (call) => listBindings(call, call.input),
  }),
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'binding/check',
    allow: 'trace:binding:add',
    input: bindCheck,
    answer: bindChecked,
    writes: false,
    fields,
    run: checkBinding,
  }),
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'binding/add',
    allow: 'trace:binding:add',
    input: bindInput,
    answer: commandAnswer,
    fields,
    run: async (call) => {
      const { session, input } = call;
      const { part_id, batch_id, remark, ...chosen } = input;
      const goods = await checkBatch(call, { part_id, batch_id }, true);
      const moving = {
        ...goods,
        companyId: session.companyId!,
        move: 'bind' as const,
        called: commands.bind,
        remark,
        by: { id: session.accountId, name: session.realname },
      };
      const runs = await runsOfChosen(call, chosen);
      return giveCommand(call, moving, runs, { done: done.bind, misfits: errors.otherwiseMeant });
    },
  }),
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'binding/undo',
    allow: 'trace:binding:undo',
    input: unbindInput,
    answer: commandAnswer,
    fields,
    run: async (call) => {
      const { session, input } = call;
      const { event_id: event, reason, ...chosen } = input;
      const moving = {
        companyId: session.companyId!,
        move: 'unbind' as const,
        called: commands.unbind,
        remark: reason,
        by: { id: session.accountId, name: session.realname },
      };
      if (event === null || event === undefined)
        return giveCommand(call, moving, await runsOfChosen(call, chosen), {
          done: done.unbind,
          misfits: errors.recalled,
        });
      const { runs, batch } = await readBinding(call, event);
      const told = { done: done.unbind, leavesOthers: true } as const;
      return giveCommand(call, { ...moving, batch }, runs, told);
    },
  }),
];
