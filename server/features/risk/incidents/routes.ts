import * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  incidentCommand,
  incidentFilter,
  incidentInfo,
  incidentMoves,
  incidentRow,
  type IncidentMove,
  type IncidentState,
} from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import type { RiskKind } from '#contract/features/risk/rules/contract.ts';
import { languages, type Language } from '#contract/language.ts';
import { provinceOf } from '#contract/places.ts';
import { say, type Text } from '#contract/text.ts';
import { rowId } from '#contract/validation.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { exportEndpoint } from '#server/records/export.ts';
import { listPage } from '#server/records/list.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { lockRecords } from '#server/records/write.ts';
import { incidentList, readIncident } from './queries.ts';

const { fields } = incidentTexts;
const common = { types: ['web'], fields } as const;
const table = { name: 'incident', fields };

type Held = {
  id: number;
  code: string;
  kind: string;
  subject: string;
  state: IncidentState;
  reason: string;
};

const inAll = (write: (language: Language) => string) =>
  Object.fromEntries(languages.map((one) => [one, write(one)])) as Text;

function checkState(move: IncidentMove, { code, state }: Held): void {
  const from: readonly IncidentState[] = incidentMoves[move].from;
  if (from.includes(state)) return;
  const said = inAll((language) =>
    say(incidentTexts.errors.wrongState, language, {
      code,
      state: say(incidentTexts.states[state], language),
      move: say(incidentTexts.moves[move], language),
    }),
  );
  throw new Refusal(said, { code: codes.conflict });
}

/** One command over incidents: all of them, or none. */
const command = (move: IncidentMove) =>
  endpoint({
    ...common,
    method: 'POST',
    path: `incident/${move}`,
    allow: 'sale:incident:handle',
    input: incidentCommand,
    answer: z.null(),
    run: async (call) => {
      const { tx, session, input } = call;
      const { to } = incidentMoves[move];
      const incidents = await lockRecords<Held>(tx, table, session, input.ids);
      for (const incident of incidents) checkState(move, incident);
      await tx
        .updateTable('incident')
        .set((row) => ({
          state: to,
          reason: input.reason,
          version: row('version', '+', 1),
          update_by: session.accountId,
          update_time: new Date(),
        }))
        .where('company_id', '=', session.companyId!)
        .where('id', 'in', input.ids)
        .execute()
        .catch((error: { constraint?: string }) => {
          // A new one about the same was opened meanwhile.
          if (error.constraint !== 'incident_open') throw error;
          const code = incidents[0]!.code;
          const said = inAll((one) => say(incidentTexts.errors.openAgain, one, { code }));
          throw new Refusal(said, { code: codes.conflict });
        });
      for (const { id, state, reason } of incidents)
        call.changed('incident', id, { state, reason }, { state: to, reason: input.reason });
      call.tell(incidentTexts.done[move], { n: incidents.length });
      return null;
    },
  });

const columns: ExportColumn[] = [
  { field: 'code', width: 20 },
  { field: 'kind', width: 22, show: (kind: RiskKind, one) => say(riskTexts.kinds[kind], one) },
  {
    field: 'severity',
    width: 10,
    show: (severity: 1 | 2 | 3, one) => say(incidentTexts.severities[severity], one),
  },
  { field: 'identifier_code', width: 24 },
  { field: 'part_name', width: 24 },
  { field: 'batch_code', width: 18 },
  { field: 'dealer_name', width: 20 },
  {
    field: 'province',
    width: 12,
    show: (code: number, one) => (provinceOf(code) ? say(provinceOf(code)!.name, one) : ''),
  },
  { field: 'hits', width: 8 },
  { field: 'first_time', width: 20 },
  { field: 'last_time', width: 20 },
  {
    field: 'state',
    width: 12,
    show: (state: IncidentState, one) => say(incidentTexts.states[state], one),
  },
  { field: 'reason', width: 30 },
];

export const incidentEndpoints = [
  endpoint({
    ...common,
    method: 'GET',
    path: 'incident/index',
    allow: 'sale:incident:view',
    input: incidentFilter,
    rows: incidentRow,
    run: (call) => listPage(incidentList, call, call.input),
  }),
  endpoint({
    ...common,
    method: 'GET',
    path: 'incident/info',
    allow: 'sale:incident:view',
    input: z.strictObject({ id: rowId }),
    answer: incidentInfo,
    run: (call) => readIncident(call, call.input.id),
  }),
  ...(Object.keys(incidentMoves) as IncidentMove[]).map(command),
  exportEndpoint(
    {
      resource: 'incident',
      area: 'sale:incident',
      types: ['web'],
      texts: incidentTexts,
      filter: incidentFilter,
      list: incidentList,
    },
    columns,
  ),
];
