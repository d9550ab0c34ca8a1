import { incidentCalls, type Incident } from '#contract/features/risk/incidents/contract.ts';
import { incidentKindTexts } from '#contract/features/risk/incidents/kinds.ts';
import { incidentMoves } from '#contract/features/risk/incidents/moves.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { yuanOf } from '#contract/money.ts';
import { moveNames } from '#contract/moves.ts';
import { provinceOf } from '#contract/places.ts';
import { say } from '#contract/text.ts';
import { serve } from '#server/http/endpoint.ts';
import { readHandlers } from '#server/people/handlers.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { answerAppeal } from '#server/scans/answer-appeal.ts';
import {
  addEvidence,
  removeEvidence,
  takesEvidence,
  type KeptFile,
} from '#server/scans/incident-files.ts';
import {
  addIncidentNote,
  assignIncident,
  moveIncidents,
  nameDealer,
  penaliseIncident,
} from '#server/scans/incident-work.ts';
import { incidentList, readIncident } from './queries.ts';

const columns: readonly ExportColumn<Incident>[] = [
  { field: 'code', width: 20 },
  { field: 'kind', width: 22, show: (kind, one) => say(incidentKindTexts[kind], one) },
  {
    field: 'severity',
    width: 10,
    show: (severity, one) => say(incidentTexts.severities[severity as 1 | 2 | 3], one),
  },
  { field: 'identifier_code', width: 24 },
  { field: 'part_name', width: 24 },
  { field: 'batch_code', width: 18 },
  { field: 'dealer_name', width: 20 },
  {
    field: 'province',
    width: 12,
    show: (code, one) => (provinceOf(code) ? say(provinceOf(code)!.name, one) : ''),
  },
  { field: 'hits', width: 8 },
  { field: 'first_time', width: 20 },
  { field: 'last_time', width: 20 },
  {
    field: 'state',
    width: 12,
    show: (state, one) => say(incidentTexts.states[state], one),
  },
  { field: 'assignee_name', width: 14 },
  {
    field: 'penalty',
    width: 14,
    show: (cents) => (cents === null ? '' : yuanOf(cents)),
  },
  { field: 'penalty_note', width: 30 },
  { field: 'reason', width: 30 },
];

const { index, info, export: exported, ...commands } = incidentCalls;
const plainMoves = moveNames(incidentMoves).filter((move) => move !== 'penalise');

export const incidentEndpoints = [
  ...serveRecords(
    { index, info, export: exported },
    { texts: incidentTexts, list: incidentList, readInfo: readIncident, export: columns },
  ),
  ...plainMoves.map((move) =>
    serve(commands[move], async (call) => {
      await moveIncidents(call, call.input.ids, move, call.input.reason);
      return null;
    }),
  ),
  serve(commands.penalise, async (call) => {
    await penaliseIncident(call, call.input);
    return null;
  }),
  serve(commands.assign, async (call) => {
    await assignIncident(call, call.input);
    return null;
  }),
  serve(commands.setDealer, async (call) => {
    await nameDealer(call, call.input);
    return null;
  }),
  serve(commands.addNote, async (call) => {
    await addIncidentNote(call, call.input.id, call.input.text);
    return null;
  }),
  serve(
    commands.addFile,
    async (call) => {
      await addEvidence(call, call.input.id, call.file?.content as KeptFile | undefined);
      return null;
    },
    takesEvidence,
  ),
  serve(commands.removeFile, async (call) => {
    await removeEvidence(call, call.input.id, call.input.file);
    return null;
  }),
  serve(commands.assignees, async (call) => {
    const rows = await readHandlers(call, 'sale:incident:handle', call.input);
    return { rows, count: rows.length };
  }),
  serve(commands.answerAppeal, async (call) => {
    await answerAppeal(call, call.input);
    return null;
  }),
];
