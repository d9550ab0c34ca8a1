import * as z from 'zod';
import { defaultRisks, riskKinds, riskParams, type RiskParams } from './contract.ts';

/** `cloneDevices_days`: one parameter of one rule. */
const nameOf = (kind: string, param: string) => `${kind}_${param}`;

/** Every parameter of every rule, in order. */
export const riskNumbers = riskKinds.flatMap((kind) =>
  Object.keys(riskParams[kind].shape).map((param) => ({ kind, param, name: nameOf(kind, param) })),
);

const shape = Object.fromEntries(
  riskNumbers.map(({ kind, param, name }) => {
    const rules: Record<string, z.ZodType> = riskParams[kind].shape;
    const numbers: Record<string, number> = defaultRisks[kind];
    return [name, (rules[param] as z.ZodType<number>).default(numbers[param]!)];
  }),
);
/** The default parameters, as the platform sets them. */
export const riskConfiguration = z.strictObject(shape);

/** The same, by rule. */
export const risksFrom = (numbers: Readonly<Record<string, number>>): RiskParams =>
  Object.fromEntries(
    riskKinds.map((kind) => [
      kind,
      Object.fromEntries(
        Object.keys(riskParams[kind].shape).map((param) => [param, numbers[nameOf(kind, param)]]),
      ),
    ]),
  ) as RiskParams;
