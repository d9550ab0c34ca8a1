import { codes } from '#contract/envelope.ts';
import {
  incidentCalls,
  type Incident,
  type IncidentMove,
} from '#contract/features/risk/incidents/contract.ts';
import { appealTexts } from '#contract/features/risk/incidents/appeals.ts';
import { incidentMoves } from '#contract/features/risk/incidents/moves.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import { moveNames } from '#contract/moves.ts';
import { provinceOf } from '#contract/places.ts';
import { say } from '#contract/text.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { transition, type MovingTable } from '#server/records/transition.ts';
import { findAppealed } from '#server/scans/appeals.ts';
import { answerAppeal } from './answer-appeal.ts';
import { incidentList, readIncident } from './queries.ts';

const table: MovingTable<typeof incidentMoves> = {
  name: 'incident',
  fields: incidentTexts.fields,
  moves: incidentMoves,
  target: 'incident',
  refused: incidentTexts.errors.wrongState,
};

const settles: readonly IncidentMove[] = ['dismiss', 'close'];

/** One command on incidents: all of them or none. */
const command = (move: IncidentMove) =>
  serve(incidentCalls[move], async (call) => {
    const { ids, reason } = call.input;
    const appealed = settles.includes(move) ? await findAppealed(call, ids) : new Set<number>();
    let first = '';
    const check = ({ id, code }: { id: number; code?: unknown }) => {
      first ||= String(code);
      // Otherwise a dealer would wait for an answer that never comes.
      if (appealed.has(id))
        throw new Refusal(appealTexts.errors.first, {
          code: codes.conflict,
          params: { code: String(code) },
        });
    };
    await transition(call, table, ids, move, { reason, check }).catch(
      (error: { constraint?: string }) => {
        // A new incident about the same was opened meanwhile.
        if (error.constraint !== 'incident_open') throw error;
        throw new Refusal(incidentTexts.errors.openAgain, {
          code: codes.conflict,
          params: { code: first },
        });
      },
    );
    return null;
  });

const columns: readonly ExportColumn<Incident>[] = [
  { field: 'code', width: 20 },
  { field: 'kind', width: 22, show: (kind, one) => say(riskTexts.kinds[kind], one) },
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
  { field: 'reason', width: 30 },
];

const { index, info, export: exported } = incidentCalls;

export const incidentEndpoints = [
  ...serveRecords(
    { index, info, export: exported },
    { texts: incidentTexts, list: incidentList, readInfo: readIncident, export: columns },
  ),
  ...moveNames(incidentMoves).map(command),
  serve(incidentCalls.answerAppeal, async (call) => {
    await answerAppeal(call, table, call.input);
    return null;
  }),
];
