import * as z from 'zod';
import { riskConfiguration } from './features/risk/rules/defaults.ts';
import { siteConfiguration } from './site.ts';
import { password, rule, typed, webAddress, wholeNumber } from './validation.ts';

const days = (least: number, fallback: number) =>
  wholeNumber((number) => number.min(least).max(3_650)).default(fallback);

const gift = (fallback: number) =>
  wholeNumber((number) => number.min(0).max(100_000)).default(fallback);

const messages = (fallback: number) =>
  wholeNumber((number) => number.min(1).max(10_000_000)).default(fallback);

/**
 * Placeholder for a stored secret. Secrets are never sent out; the placeholder sent back leaves the secret unchanged.
 */
export const keptSecret = '••••••';

/** A password by the password rules, or empty; asterisks are remains of the placeholder. */
const secret = z
  .string()
  .superRefine((value, context) => {
    if (value === '' || value === keptSecret) return;
    const broken = password.safeParse(value).error?.issues[0];
    const message = value.includes('•') ? rule('badCharacters') : broken?.message;
    if (message) context.addIssue({ code: 'custom', message });
  })
  .default('');

/** What the platform can set, by the key it is stored under; values never set have their default. */
export const configuration = {
  platform: z.strictObject({
    print_control_url: z.union([z.literal(''), webAddress]).default(''),
    home_path_web: typed(200).default(''),
    home_path_admin: typed(200).default(''),
    home_path_dealer: typed(200).default(''),
  }),
  /** The initial password of dealers; if empty, each gets its own. */
  dealer: z.strictObject({
    initial_password: secret,
  }),
  /** Points for consumers; each activation, repair, first genuine scan and survey counts once. */
  member: z.strictObject({
    activation_growth: gift(100),
    activation_points: gift(10),
    repair_growth: gift(0),
    repair_points: gift(0),
    scan_growth: gift(0),
    scan_points: gift(0),
    survey_growth: gift(0),
    survey_points: gift(0),
  }),
  /** Codes sent by SMS within a day: to one phone number, for one address, for one company, and in all. */
  sms: z.strictObject({
    sms_per_phone: messages(20),
    sms_per_address: messages(200),
    sms_per_company: messages(2_000),
    sms_in_all: messages(10_000),
  }),
  /** Mail sent within a day: to one address, for one network address, for one company, and in all. */
  mail: z.strictObject({
    mail_per_recipient: messages(20),
    mail_per_address: messages(500),
    mail_per_company: messages(2_000),
    mail_in_all: messages(10_000),
  }),
  /** How many background jobs run at once: short and long ones on each node, long ones of one company on all nodes. */
  jobs: z.strictObject({
    short_at_once: wholeNumber((number) => number.min(1).max(20)).default(4),
    calls_at_once: wholeNumber((number) => number.min(1).max(64)).default(16),
    long_at_once: wholeNumber((number) => number.min(1).max(10)).default(2),
    long_per_company: wholeNumber((number) => number.min(1).max(10)).default(2),
  }),
  /** What consumers may do: genuine codes of one address in an hour, activations with one phone number. */
  consumer: z.strictObject({
    lookups_per_hour: wholeNumber((number) => number.min(20).max(10_000_000)).default(300),
    activations_per_day: wholeNumber((number) => number.min(1).max(100_000)).default(20),
    activations_in_all: wholeNumber((number) => number.min(1).max(1_000_000)).default(200),
  }),
  /** The authority that stamps the heads of the history log with the time (RFC 3161), and the certificate it must have. */
  timestamps: z.strictObject({
    tsa_address: z.union([z.literal(''), webAddress]).default(''),
    tsa_fingerprint: z
      .union([
        z.literal(''),
        z
          .string()
          .trim()
          .regex(/^[0-9A-Fa-f]{2}(?::?[0-9A-Fa-f]{2}){31}$/, { error: rule('fingerprint') }),
      ])
      .default(''),
  }),
  /** Days to keep data with limited retention. */
  retention: z.strictObject({
    operation_log: days(30, 1_095),
    login_log: days(30, 365),
    sms_message: days(1, 30),
    mail_message: days(1, 30),
    job: days(1, 30),
    notice: days(30, 365),
    incident_scan: days(90, 730),
    page_version: days(30, 1_095),
    part_revision: days(90, 1_825),
    /** Whole months of these leave the database; events always into an archive, which proves them. */
    scan_log: days(90, 730),
    archive_scans: z.boolean().default(true),
    trace_event: days(365, 3_650),
  }),
  /** The defaults for companies that set no numbers of their own. */
  risk: riskConfiguration,
  /** Name and descriptions of the product. */
  site: siteConfiguration,
} as const;
export type ConfigurationName = keyof typeof configuration;

/** Secret fields: encrypted in the database, masked in answers and logs. */
export const secretFields = { dealer: ['initial_password'] } as const satisfies {
  [N in ConfigurationName]?: readonly (keyof z.output<(typeof configuration)[N]>)[];
};
export type SecretPart = keyof typeof secretFields;
export const isSecretField = (part: ConfigurationName, field: string): boolean =>
  (secretFields as Partial<Record<ConfigurationName, readonly string[]>>)[part]?.includes(field) ??
  false;

export type Configuration = { [N in ConfigurationName]: z.output<(typeof configuration)[N]> };
