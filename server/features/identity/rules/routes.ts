import { ruleCalls, type EncodingRule } from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { refuseInvalidPrefix } from '#server/codes/prefixes.ts';
import { nextRuleId } from '#server/codes/rules.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { taken } from '#server/records/write.ts';
import { ruleCommands } from './commands.ts';
import { isNamed, ruleList, usedRules } from './queries.ts';
import { prefixOf, refuseCollision } from './rules.ts';
import { ruleColumns } from './spreadsheet.ts';
import { serveExport } from '#server/records/export.ts';

const { errors } = ruleTexts;

const plan: RecordPlan<typeof ruleCalls> = {
  texts: ruleTexts,
  list: ruleList,
  unique: { encoding_rule_by_name: 'name' },
  reads: ['state', 'series_id'],
  toColumns: async (input, { tx, session }, before) => {
    const earlier = before as Pick<EncodingRule, 'state' | 'series_id'> | null;
    if (earlier && earlier.state !== 'draft') throw new Refusal(errors.fixed);
    const company = session.companyId;
    const seriesId = earlier?.series_id ?? null;
    if (await isNamed(tx, company, input.name, seriesId)) throw taken(table, 'name', input.name);
    refuseCollision(input, seriesId, await usedRules(tx, company));
    await refuseInvalidPrefix(tx, company, prefixOf(input), 'segments');
    const columns =
      input.kind === 'standard' ? { ...input, segments: [], separator: '' as const } : input;
    if (earlier) return columns;
    const id = await nextRuleId(tx);
    return { ...columns, id, series_id: id };
  },
  beforeDelete: async (_call, rows) => {
    if (rows.some(({ state }) => state !== 'draft')) throw new Refusal(errors.notDeleted);
  },
};
const { table } = recordWork(ruleCalls, plan);

export const ruleEndpoints = [
  ...serveRecords(ruleCalls, plan),
  ...ruleCommands(table),
  serveExport(ruleCalls.export, ruleTexts, ruleList, ruleColumns),
];
