import * as z from 'zod';
import { stateTexts } from '#contract/codes/states.ts';
import {
  commandAnswer,
  identifierCommand,
  identifierCommands,
  identifierFilter,
  identifierId,
  identifierInfo,
  identifierRow,
  type Identifier,
  type IdentifierCommand,
} from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { runsOfChosen } from '#server/identifiers/chosen.ts';
import { giveCommand } from '#server/identifiers/command.ts';
import { checkReason } from '#server/identifiers/reasons.ts';
import { exportEndpoint } from '#server/records/export.ts';
import { listPage } from '#server/records/list.ts';
import type { ExportColumn, ExportPlan } from '#server/records/plan.ts';
import { readIdentifier } from '#server/scans/identifier-info.ts';
import { identifierList } from './queries.ts';

const { fields, commands, done, levels, risks } = identifierTexts;

const columns: readonly ExportColumn[] = [
  { field: 'code', width: 22 },
  { field: 'link', width: 44 },
  { field: 'level', show: (level: Identifier['level'], language) => levels[level][language] },
  { field: 'pack_code', width: 16 },
  { field: 'part_code', width: 14 },
  { field: 'part_name', width: 24 },
  { field: 'batch_code', width: 18 },
  { field: 'parent_code', width: 22 },
  { field: 'dealer_name', width: 24 },
  { field: 'state', show: (state: Identifier['state'], language) => stateTexts[state][language] },
  { field: 'risk', show: (risk: Identifier['risk'], language) => risks[risk][language] },
  { field: 'scans' },
  { field: 'first_time', width: 20 },
  { field: 'create_time', width: 20 },
];
const plan: ExportPlan<typeof identifierFilter, typeof identifierRow, z.ZodObject> = {
  resource: 'identifier',
  area: 'identity:identifier',
  types: ['web'],
  texts: identifierTexts,
  filter: identifierFilter,
  list: identifierList,
};

const freezes: readonly IdentifierCommand[] = ['freeze', 'unfreeze'];

/** One command over identifiers: all of them, or none. */
const command = (name: IdentifierCommand) =>
  endpoint({
    method: 'POST',
    types: ['web'],
    path: `identifier/${name}`,
    allow: freezes.includes(name) ? 'identity:identifier:freeze' : 'identity:identifier:void',
    input: identifierCommand,
    answer: commandAnswer,
    fields,
    run: async (call) => {
      const { tx, session, input } = call;
      const { reason, remark, ...chosen } = input;
      await checkReason(tx, reason);
      const runs = await runsOfChosen(call, chosen);
      const moving = {
        companyId: session.companyId!,
        move: name,
        called: commands[name],
        reason,
        remark,
        by: { id: session.accountId, name: session.realname },
      };
      return giveCommand(call, moving, runs, { done: done[name] });
    },
  });

export const identifierEndpoints = [
  endpoint({
    method: 'GET',
    types: ['web'],
    path: 'identifier/index',
    allow: 'identity:identifier:view',
    input: identifierFilter,
    rows: identifierRow,
    fields,
    run: (call) => listPage(identifierList, call, call.input),
  }),
  endpoint({
    method: 'GET',
    types: ['web'],
    path: 'identifier/info',
    allow: 'identity:identifier:view',
    input: z.strictObject({ id: identifierId }),
    answer: identifierInfo,
    fields,
    run: (call) => readIdentifier(call, call.input.id),
  }),
  exportEndpoint(plan, columns),
  ...identifierCommands.map(command),
];
