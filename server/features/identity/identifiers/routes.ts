import { stateTexts } from '#contract/codes/states.ts';
import {
  identifierCalls,
  identifierCommands,
  type Identifier,
  type IdentifierCommand,
} from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { runsOfSelection } from '#server/identifiers/selection.ts';
import { giveCommand } from '#server/identifiers/command.ts';
import { checkReason } from '#server/identifiers/reasons.ts';
import { serveExport } from '#server/records/export.ts';
import { serveList } from '#server/records/serve-list.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { readIdentifier } from '#server/scans/identifier-info.ts';
import { identifierList } from './queries.ts';
import { recallIdentifiers } from './recall.ts';

const { commands, done, levels, risks } = identifierTexts;

const columns: readonly ExportColumn<Identifier>[] = [
  { field: 'code', width: 22 },
  { field: 'link', width: 44 },
  { field: 'level', show: (level, language) => levels[level][language] },
  { field: 'pack_code', width: 16 },
  { field: 'part_code', width: 14 },
  { field: 'part_name', width: 24 },
  { field: 'batch_code', width: 18 },
  { field: 'parent_code', width: 22 },
  { field: 'holder_name', width: 24 },
  { field: 'held_since', as: 'time', width: 20 },
  { field: 'state', show: (state, language) => stateTexts[state][language] },
  { field: 'risk', show: (risk, language) => risks[risk][language] },
  { field: 'scans' },
  { field: 'first_time', width: 20 },
  { field: 'create_time', width: 20 },
];
/** One command on identifiers: all of them or none. */
const command = (name: IdentifierCommand) =>
  serve(identifierCalls[name], async (call) => {
    const { tx, session, input } = call;
    const { reason, remark, ...chosen } = input;
    await checkReason(tx, reason);
    const runs = await runsOfSelection(call, chosen);
    const moving = {
      companyId: session.companyId,
      move: name,
      called: commands[name],
      reason,
      remark,
      by: { id: session.accountId, name: session.realname },
    };
    return giveCommand(call, moving, runs, { done: done[name] });
  });

export const identifierEndpoints = [
  serveList(identifierCalls.index, identifierList),
  serve(identifierCalls.info, (call) => readIdentifier(call, call.input.id)),
  serveExport(identifierCalls.export, identifierTexts, identifierList, columns),
  ...identifierCommands.map(command),
  serve(identifierCalls.recall, recallIdentifiers),
];
