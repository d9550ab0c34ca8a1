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

/** The rules of one company as they apply. */
export type RiskRules = RulesInForce & {
  /** For the parts with rules of their own, all rules as they apply to them. */
  parts: ReadonlyMap<number, RulesInForce>;
};
export type RulesInForce = {
  params: RiskParams;
  isOn: Record<RiskKind, boolean>;
  limits: RiskLimits;
};

type Own = { kind: string; enabled: boolean; params: object };
type OwnOfPart = Own & { part_id: number };

/** The rules that apply to a part. */
export const rulesForPart = (rules: RiskRules, part: number | null): RulesInForce =>
  (part === null ? undefined : rules.parts.get(part)) ?? rules;

/** A company's changes on top of the defaults. */
export function rulesFrom(
  own: readonly Own[],
  begin: RiskParams = defaultRisks,
  ofParts: readonly OwnOfPart[] = [],
): RiskRules {
  const byPart = new Map<number, OwnOfPart[]>();
  for (const one of ofParts) byPart.set(one.part_id, [...(byPart.get(one.part_id) ?? []), one]);
  return {
    ...inForce(own, begin),
    // The rule of a part comes last and replaces the company's.
    parts: new Map([...byPart].map(([part, rules]) => [part, inForce([...own, ...rules], begin)])),
  };
}

function inForce(own: readonly Own[], begin: RiskParams): RulesInForce {
  const byKind = new Map(own.map((one) => [one.kind, one]));
  const params = Object.fromEntries(
    riskKinds.map((kind) => [kind, { ...begin[kind], ...byKind.get(kind)?.params }]),
  ) as RiskParams;
  const isOn = Object.fromEntries(
    riskKinds.map((kind) => [kind, byKind.get(kind)?.enabled ?? true]),
  ) as Record<RiskKind, boolean>;
  return { params, isOn, limits: limitsOf(params, isOn) };
}

/** The parameters of a verdict; null where a rule is switched off. */
export const limitsOf = (params: RiskParams, isOn: Record<RiskKind, boolean>): RiskLimits => ({
  cautionDevices: isOn.cautionDevices ? params.cautionDevices : null,
  cloneDevices: isOn.cloneDevices ? params.cloneDevices : null,
  cloneProvinces: isOn.cloneProvinces ? params.cloneProvinces : null,
  speed: isOn.speed
    ? { kilometresPerHour: params.speed.kilometres_per_hour, beyond: params.speed.beyond }
    : null,
});

/** The defaults, as the platform sets them. */
export const readFirstRisks = async (tx: Tx): Promise<RiskParams> =>
  risksFrom(await readConfiguration(tx, 'risk'));

export async function readRules(tx: Tx, companyId: number): Promise<RiskRules> {
  const own = await tx
    .selectFrom('risk')
    .select(['kind', 'enabled', 'params'])
    .where('company_id', '=', companyId)
    .execute();
  const ofParts = await tx
    .selectFrom('risk_part')
    .select(['kind', 'part_id', 'enabled', 'params'])
    .where('company_id', '=', companyId)
    .execute();
  return rulesFrom(own, await readFirstRisks(tx), ofParts);
}

const rules = cache<App, number, RiskRules, Message>({
  max: 20_000,
  // Null: the defaults.
  forgets: (message) => (message.topic === 'risk' ? (message.company ?? (() => true)) : undefined),
});

/** The rules of a company, cached; read on the given connection if there is one. */
export const rulesOf = (app: App, companyId: number, held?: Tx): Promise<RiskRules> =>
  rules.get(app, companyId, () =>
    held
      ? readRules(held, companyId)
      : transact(app.database.main, systemActor, (tx) => readRules(tx, companyId)),
  );

// Without a company there are no changed rules.
const nobody = 0;

/** The guessing limits for codes that belong to no company. */
export const guessLimits = async (app: App): Promise<RiskParams['guessing']> =>
  (await rulesOf(app, nobody)).params.guessing;
