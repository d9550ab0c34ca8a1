import { codes } from '#contract/envelope.ts';
import {
  riskCalls,
  riskKinds,
  riskParams,
  type RiskKind,
  type RiskParams,
  type RiskRule,
} from '#contract/features/risk/rules/contract.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import type { Language } from '#contract/language.ts';
import { fieldErrors } from '#contract/validation.ts';
import type { Tx } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { holdRow } from '#server/records/references.ts';
import { readFirstRisks } from '#server/scans/risk-rules.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { testRule } from './back-test.ts';

const { fields } = riskTexts;

/** The rules of the company, then those of its parts. */
async function readRisks(tx: Tx, companyId: number): Promise<RiskRule[]> {
  const first = await readFirstRisks(tx);
  const rows = await tx
    .selectFrom('risk')
    .select(['kind', 'enabled', 'params', 'version', 'update_time'])
    .where('company_id', '=', companyId)
    .execute();
  const own = new Map(rows.map((row) => [row.kind, row]));
  const rules = riskKinds.map((kind, at): RiskRule => {
    const mine = own.get(kind);
    return {
      id: at + 1,
      kind,
      part_id: null,
      part_name: '',
      enabled: mine?.enabled ?? true,
      params: { ...first[kind], ...mine?.params },
      first: first[kind],
      is_default: mine === undefined,
      version: mine?.version ?? 0,
      update_time: mine?.update_time.toISOString() ?? null,
    };
  });
  return [...rules, ...(await readPartRisks(tx, companyId, rules))];
}

async function readPartRisks(
  tx: Tx,
  companyId: number,
  rules: readonly RiskRule[],
): Promise<RiskRule[]> {
  const rows = await tx
    .selectFrom('risk_part as r')
    .innerJoin('part as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.id', '=', 'r.part_id'),
    )
    .select(['r.id', 'r.kind', 'r.part_id', 'r.enabled', 'r.params', 'r.version', 'r.update_time'])
    .select(['p.code', 'p.name'])
    .where('r.company_id', '=', companyId)
    .orderBy('p.code')
    .orderBy('r.id')
    .execute();
  return rows.map(({ id, kind, part_id, enabled, params, version, update_time, code, name }) => {
    const general = rules.find((one) => one.kind === kind)!;
    return {
      ...general,
      ...{ id, part_id, part_name: `${code} ${name}`, enabled, version },
      params: { ...general.params, ...params },
      first: general.params,
      is_default: false,
      update_time: update_time.toISOString(),
    };
  });
}

/** The parameters of a rule, checked by its own schema; errors name the field. */
function readParams<K extends RiskKind>(kind: K, given: object, language: Language): RiskParams[K] {
  const parsed = riskParams[kind].safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data as RiskParams[K];
  const errors = fieldErrors(parsed.error, language, fields);
  const said = errors[0]!.msg;
  throw new Refusal({ zh_CN: said, en: said, zh_TW: said }, { code: codes.invalid, errors });
}

/** Locks the row of a rule, creating it if the company never changed it. */
async function holdRisk({ tx, session }: CallContext<unknown, StaffSession>, kind: RiskKind) {
  const companyId = session.companyId;
  await tx
    .insertInto('risk')
    .values({
      company_id: companyId,
      kind,
      enabled: true,
      params: JSON.stringify((await readFirstRisks(tx))[kind]),
      version: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('risk')
    .select(['enabled', 'params', 'version'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Every node uses the new parameters before the change is answered. */
async function tellNodes({
  app,
  tx,
  session,
  afterCommit,
}: CallContext<unknown, StaffSession>): Promise<void> {
  afterCommit(await app.cluster.tellAndWait(tx, { topic: 'risk', company: session.companyId }));
}

/** Locks the rule of a part. */
async function holdPartRisk(
  { tx, session }: CallContext<unknown, StaffSession>,
  kind: RiskKind,
  part: number,
) {
  const row = await tx
    .selectFrom('risk_part')
    .select(['enabled', 'params', 'version'])
    .where('company_id', '=', session.companyId)
    .where('part_id', '=', part)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const riskEndpoints = [
  serve(riskCalls.index, async ({ tx, session }) => {
    const rows = await readRisks(tx, session.companyId);
    return { rows, count: rows.length };
  }),
  serve(
    riskCalls.edit,
    async (call) => {
      const { tx, session, input, language } = call;
      const { kind, enabled, version } = input;
      const params = readParams(kind, input.params, language);
      const part = input.part_id;
      const before = await (part === null ? holdRisk(call, kind) : holdPartRisk(call, kind, part));
      editLocked(before, version, { enabled, params });
      const next = {
        enabled,
        params: JSON.stringify(params),
        version: before.version + 1,
        update_by: session.accountId,
        update_time: new Date(),
      };
      if (part === null)
        await tx
          .updateTable('risk')
          .set(next)
          .where('company_id', '=', session.companyId)
          .where('kind', '=', kind)
          .execute();
      else
        await tx
          .updateTable('risk_part')
          .set(next)
          .where('company_id', '=', session.companyId)
          .where('part_id', '=', part)
          .where('kind', '=', kind)
          .execute();
      call.changed('risk', part === null ? kind : `${kind}:${part}`, before, { enabled, params });
      await tellNodes(call);
      return readRisks(tx, session.companyId);
    },
    { done: riskTexts.done.saved },
  ),
  serve(
    riskCalls.reset,
    async (call) => {
      const { tx, session, input } = call;
      const gone = await tx
        .deleteFrom('risk')
        .where('company_id', '=', session.companyId)
        .where('kind', '=', input.kind)
        .returning(['enabled', 'params'])
        .executeTakeFirst();
      const now = { enabled: true, params: (await readFirstRisks(tx))[input.kind] };
      if (gone) call.changed('risk', input.kind, gone, now);
      await tellNodes(call);
      return readRisks(tx, session.companyId);
    },
    { done: riskTexts.done.reset },
  ),
  serve(
    riskCalls.add,
    async (call) => {
      const { tx, session, input, language } = call;
      const { kind, part_id: part, enabled } = input;
      const params = readParams(kind, input.params, language);
      if (!(await holdRow(call, 'part', part))) throw notFound();
      const made = await tx
        .insertInto('risk_part')
        .values({
          company_id: session.companyId,
          part_id: part,
          kind,
          enabled,
          params: JSON.stringify(params),
          update_by: session.accountId,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) throw new Refusal(riskTexts.errors.taken, { field: 'part_id' });
      call.changed('risk', `${kind}:${part}`, null, { kind, part_id: part, enabled, params });
      await tellNodes(call);
      return readRisks(tx, session.companyId);
    },
    { done: riskTexts.done.added },
  ),
  serve(
    riskCalls.remove,
    async (call) => {
      const { tx, session, input } = call;
      const { kind, part_id: part } = input;
      const { version: _version, ...gone } = await holdPartRisk(call, kind, part);
      await tx
        .deleteFrom('risk_part')
        .where('company_id', '=', session.companyId)
        .where('part_id', '=', part)
        .where('kind', '=', kind)
        .execute();
      call.changed('risk', `${kind}:${part}`, { kind, part_id: part, ...gone }, null);
      await tellNodes(call);
      return readRisks(tx, session.companyId);
    },
    { done: riskTexts.done.removed },
  ),
  // Read-only, and may take a while.
  serve(
    riskCalls.test,
    ({ app, tx, session, input, language }) =>
      testRule(
        app,
        tx,
        session.companyId,
        input.kind,
        readParams(input.kind, input.params, language),
        input.days,
      ),
    { writes: false, keepAnswer: false },
  ),
];
