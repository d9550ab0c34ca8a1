import {
  defaultRisks,
  riskKinds,
  type RiskKind,
  type RiskParams,
} from '#contract/features/risk/rules/contract.ts';
import { risksFrom } from '#contract/features/risk/rules/defaults.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import type { Message } from '../cluster/cluster.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import type { RiskLimits } from './verdict.ts';

/** The rules of one company as they are in force. */
export type RiskRules = { params: RiskParams; isOn: Record<RiskKind, boolean>; limits: RiskLimits };

type Own = { kind: string; enabled: boolean; params: object };

/** What a company changed, upon what everyone begins with. */
export function rulesFrom(own: readonly Own[], begin: RiskParams = defaultRisks): RiskRules {
  const byKind = new Map(own.map((one) => [one.kind, one]));
  const params = Object.fromEntries(
    riskKinds.map((kind) => [kind, { ...begin[kind], ...byKind.get(kind)?.params }]),
  ) as RiskParams;
  const isOn = Object.fromEntries(
    riskKinds.map((kind) => [kind, byKind.get(kind)?.enabled ?? true]),
  ) as Record<RiskKind, boolean>;
  return { params, isOn, limits: limitsOf(params, isOn) };
}

/** The numbers a verdict is found with; null where a rule is switched off. */
export const limitsOf = (params: RiskParams, isOn: Record<RiskKind, boolean>): RiskLimits => ({
  cautionDevices: isOn.cautionDevices ? params.cautionDevices : null,
  cloneDevices: isOn.cloneDevices ? params.cloneDevices : null,
  cloneProvinces: isOn.cloneProvinces ? params.cloneProvinces : null,
  speed: isOn.speed
    ? { kilometresPerHour: params.speed.kilometres_per_hour, beyond: params.speed.beyond }
    : null,
});

/** What everyone begins with, as the platform sets it. */
export const readFirstRisks = async (tx: Tx): Promise<RiskParams> =>
  risksFrom(await readConfiguration(tx, 'risk'));

export async function readRules(tx: Tx, companyId: number): Promise<RiskRules> {
  const own = await tx
    .selectFrom('risk')
    .select(['kind', 'enabled', 'params'])
    .where('company_id', '=', companyId)
    .execute();
  return rulesFrom(own, await readFirstRisks(tx));
}

const rules = cache<App, number, RiskRules, Message>({
  max: 20_000,
  // Null: what everyone begins with.
  forgets: (message) => (message.topic === 'risk' ? (message.company ?? (() => true)) : undefined),
});

/** The rules of a company, cached; read on the given connection if there is one. */
export const rulesOf = (app: App, companyId: number, held?: Tx): Promise<RiskRules> =>
  rules.get(app, companyId, () =>
    held
      ? readRules(held, companyId)
      : transact(app.database.main, systemActor, (tx) => readRules(tx, companyId)),
  );

// No company has it, and so none has changed its rules.
const nobody = 0;

/** How much guessing is too much where it is nobody's code that is guessed. */
export const guessLimits = async (app: App): Promise<RiskParams['guessing']> =>
  (await rulesOf(app, nobody)).params.guessing;
