import * as z from 'zod';
import { riskConfiguration } from './features/risk/rules/defaults.ts';
import { siteConfiguration } from './site.ts';
import { password, rule, typed, webAddress, wholeNumber } from './validation.ts';

const days = (least: number, fallback: number) =>
  wholeNumber((number) => number.min(least).max(3_650)).default(fallback);

const gift = (fallback: number) =>
  wholeNumber((number) => number.min(0).max(100_000)).default(fallback);

/** Stands for a secret that is set: it is told to nobody, and one that comes back like this stays as it is. */
export const keptSecret = '••••••';

/** A password by the rule of passwords, or none; signs of the mask in it are what was left of one. */
const secret = z
  .string()
  .superRefine((value, context) => {
    if (value === '' || value === keptSecret) return;
    const broken = password.safeParse(value).error?.issues[0];
    const message = value.includes('•') ? rule('badCharacters') : broken?.message;
    if (message) context.addIssue({ code: 'custom', message });
  })
  .default('');

/** What the platform can set, by the name its values are kept under; whatever was never set has its default. */
export const configuration = {
  platform: z.strictObject({
    print_control_url: z.union([z.literal(''), webAddress]).default(''),
    home_path_web: typed(200).default(''),
    home_path_admin: typed(200).default(''),
    home_path_dealer: typed(200).default(''),
  }),
  /** What dealers sign in with the first time; left empty, each gets one of its own. */
  dealer: z.strictObject({
    initial_password: secret,
  }),
  /** What consumers get for what they do; each activation and repair gives once. */
  member: z.strictObject({
    activation_growth: gift(100),
    activation_points: gift(10),
    repair_growth: gift(0),
    repair_points: gift(0),
  }),
  /** How many days are kept of what is not needed for ever. */
  retention: z.strictObject({
    operation_log: days(30, 1_095),
    login_log: days(30, 365),
    sms_message: days(1, 30),
    job: days(1, 30),
    notice: days(30, 365),
  }),
  /** What companies begin with where they set no numbers of their own. */
  risk: riskConfiguration,
  /** What the product calls itself and says of itself. */
  site: siteConfiguration,
} as const;
export type ConfigurationName = keyof typeof configuration;

/** The fields nobody is shown: sealed where they are kept, masked in answers and logs. */
export const secretFields = { dealer: ['initial_password'] } as const satisfies {
  [N in ConfigurationName]?: readonly (keyof z.output<(typeof configuration)[N]>)[];
};
export type SecretPart = keyof typeof secretFields;
export const isSecretField = (part: ConfigurationName, field: string): boolean =>
  (secretFields as Partial<Record<ConfigurationName, readonly string[]>>)[part]?.includes(field) ??
  false;

export type Configuration = { [N in ConfigurationName]: z.output<(typeof configuration)[N]> };
