import type { Say } from '#admin/app/language.ts';
import {
  riskParams,
  severities,
  type RiskKind,
  type RiskRule,
} from '#contract/features/risk/rules/contract.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';

export type Params = RiskRule['params'];

/** A rule as a sentence with its numbers. */
export const ruleWords = (kind: RiskKind, params: Params, say: Say): string =>
  say(riskTexts.sentences[kind], params) + (params.apart ? say(riskTexts.apart, params) : '');

/** What a rule is called; that of a part with the part. */
export const nameOfRule = ({ kind, part_name: part }: RiskRule, say: Say): string =>
  [say(riskTexts.kinds[kind]), part].filter(Boolean).join(' · ');

/** Rules without parameters can only be switched. */
export const hasNumbers = (kind: RiskKind): boolean =>
  Object.keys(riskParams[kind].shape).length > 0;

/** Guessing cannot be back-tested, and sales are no scans. */
export const canTest = (kind: RiskKind): boolean => kind !== 'guessing' && kind !== 'wrongSeller';

export const severityOf = (kind: RiskKind): 1 | 2 | 3 => severities[kind];

/** The groups of rules. */
export const groups = {
  code: ['cautionDevices', 'cloneDevices', 'cloneProvinces', 'speed'],
  state: ['unshipped', 'voided', 'recalled', 'offTerritory', 'wrongSeller'],
  crowd: ['burst', 'guessing'],
} as const satisfies Record<string, readonly RiskKind[]>;

export const sameParams = (one: Params, other: Params): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);
