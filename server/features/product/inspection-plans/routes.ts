import { codes } from '#contract/envelope.ts';
import {
  planCalls,
  type InspectionPlan,
  type PlanStep,
} from '#contract/features/product/inspection-plans/contract.ts';
import { planMoves } from '#contract/features/product/inspection-plans/moves.ts';
import { planTexts } from '#contract/features/product/inspection-plans/texts.ts';
import type { Language } from '#contract/language.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { unwaive, waive } from '#server/quality/waive.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, oneOf, within } from '#server/records/filters.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { Refusal } from '#server/refusal.ts';
import {
  nextRevision,
  readPlans,
  readSteps,
  refuseInForce,
  supersede,
  writeSteps,
} from './queries.ts';

const { errors, done, kinds, states } = planTexts;

const stepWords = (steps: InspectionPlan['steps'], language: Language) =>
  steps.map(({ kind, name }) => `${kinds[kind][language]} ${name}`).join('; ');

const plan: RecordPlan<typeof planCalls> = {
  texts: planTexts,
  list: {
    table: 'inspection_plan',
    filters: {
      part_id: equals('part_id'),
      state: oneOf('state'),
      create_time: within('create_time'),
    },
    rows: readPlans,
  },
  reads: ['state', 'revision'],
  related: {
    fields: ['steps'],
    read: async (reader, id) => ({ steps: await readSteps(reader, id) }),
  },
  toColumns: async (input, call, before) => {
    if (before && before.state !== 'draft')
      throw new Refusal(errors.notDraft, { code: codes.conflict });
    if (before?.part_id === input.part_id) return input;
    return { ...input, revision: await nextRevision(call, input.part_id) };
  },
  afterWrite: (call, id, _before, { steps }) => writeSteps(call, id, steps as PlanStep[]),
  beforeDelete: refuseInForce,
  export: [
    { field: 'part_code', width: 18 },
    { field: 'part_name', width: 28 },
    { field: 'revision', width: 8 },
    { field: 'state', width: 10, show: (state, language) => states[state][language] },
    { field: 'steps', width: 60, show: stepWords },
    { field: 'required', width: 10 },
    { field: 'remark', width: 28 },
    { field: 'publish_time' },
    { field: 'create_time' },
    { field: 'update_time' },
  ],
};
const { table, target, read, add } = recordWork(planCalls, plan);
type Held = { id: number; part_id: number };

export const planEndpoints = [
  ...serveRecords(planCalls, plan),
  ...serveMoves<'web', typeof planMoves, Held>(
    planCalls,
    { ...table, target, moves: planMoves, nameOf: ({ revision }) => `#${String(revision)}` },
    {
      // The one in force gives way before the next one takes its place.
      check: async ({ id, part_id: part }, move, call) => {
        if (move === 'publish') await supersede(call, part, id, call.input.ids);
      },
      set: (move) => (move === 'publish' ? { publish_time: new Date() } : {}),
    },
  ),
  serve(
    planCalls.copy,
    async (call) => {
      const { id, part_id: part } = call.input;
      const from = await read(call, id);
      const copy = await add(call, {
        part_id: part ?? from.part_id,
        steps: from.steps,
        is_emp_public: from.is_emp_public,
        remark: from.remark,
      });
      return read(call, copy);
    },
    { done: done.copied },
  ),
  serve(
    planCalls.waive,
    async (call) => {
      await waive(call, call.input);
      return null;
    },
    { done: qualityTexts.done.waived },
  ),
  serve(
    planCalls.unwaive,
    async (call) => {
      await unwaive(call, call.input);
      return null;
    },
    { done: qualityTexts.done.unwaived },
  ),
];
