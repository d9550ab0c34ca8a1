import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { addressRule, readStorageAddress } from './storage-address.ts';

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be ${least} to ${most}`);
const port = whole(0, 65_535);
const postgresUrl = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:\/\/[^/]/.test(value) && URL.canParse(value),
    'must be an address like postgresql://user:password@host:5432/database',
  );
/** How a trusted proxy may be given: an address, a network, or one of three words. */
function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', prefix = '1', ...more] = value.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  // Not everybody: then each visitor could name an address of their own.
  return more.length === 0 && /^[1-9]\d*$/.test(prefix) && Number(prefix) <= most;
}
const proxies = z
  .string()
  .refine(
    (value) => value.split(',').every((one) => isProxy(one.trim())),
    'must be addresses or networks of proxies, such as 10.0.0.0/8 or loopback',
  );
const webUrl = z
  .string()
  .regex(/^https?:\/\/[^/]+/, 'must be an address like https://example.com')
  .transform((value) => value.replace(/\/+$/, ''));
const smtpUrl = z
  .string()
  .refine(
    (value) => /^smtps?:\/\/[^/?#]+\/?$/.test(value) && URL.canParse(value),
    'must be an address like smtp://user:password@host:587 or smtps://user:password@host',
  );
const sender = z
  .string()
  .refine(
    (value) => z.email().safeParse(/^[^<>"\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
    'must be an address like no-reply@example.com or Suyuan <no-reply@example.com>',
  );
const switchValue = z
  .enum(['0', '1'], { error: 'must be 0 or 1' })
  .transform((value) => value === '1');
const headersRule =
  'must be JSON such as {"authorization":"Bearer …"}, with names and values that a header may have';
const headers = z.string().transform((value, context) => {
  try {
    const given = z.record(z.string(), z.string()).parse(JSON.parse(value));
    void new Headers(given);
    return given;
  } catch {
    context.addIssue(headersRule);
    return z.NEVER;
  }
});
const storageUrl = z.string().refine((value) => readStorageAddress(value), addressRule);
const secret = z.string().min(32, 'must have at least 32 characters');

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(8080),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_POOL: whole(2, 500).default(20),
  STORAGE_URL: storageUrl.default('file:'),
  STORAGE_URL_10: storageUrl.optional(),
  STORAGE_URL_20: storageUrl.optional(),
  STORAGE_URL_30: storageUrl.optional(),
  STORAGE_URL_40: storageUrl.optional(),
  STORAGE_URL_50: storageUrl.optional(),
  PUBLIC_URL: webUrl.optional(),
  // Hosts whose 3D models may be framed on public pages; none by default.
  MODEL_HOSTS: z
    .string()
    .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/, 'must be names of hosts, separated by commas')
    .optional(),
  // Hosts in a private network that the server may call for companies, such as their resolver nodes; none by default.
  OUTGOING_HOSTS: z
    .string()
    .regex(/^[\w.:-]+(\s*,\s*[\w.:-]+)*$/, 'must be names of hosts, separated by commas')
    .optional(),
  DEMO: switchValue.optional(),
  DEMO_PASSWORD: z
    .string()
    .regex(/^.{6,16}$/, 'must have 6 to 16 characters')
    .optional(),
  SMS_DRIVER: z.enum(['outbox', 'http'], { error: 'must be outbox or http' }).default('outbox'),
  SMS_HTTP_URL: webUrl.optional(),
  SMS_HTTP_TEMPLATE: z.string().default('{"mobile":"{mobile}","text":"{text}"}'),
  SMS_HTTP_HEADERS: headers.optional(),
  SMS_HTTP_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  // Without it mail is written to the outbox.
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  ADMIN_USERNAME: z.string().trim().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  SECRET_KEY: secret.optional(),
  METRICS_PORT: port.optional(),
  // Seconds between 'not ready' and closing the port.
  STOP_GRACE: whole(0, 60).optional(),
  TRUST_PROXY: proxies.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('info'),
});

export type Settings = ReturnType<typeof readSettings>;

/** An invalid setting; its message is one sentence that names it. */
export class SettingError extends Error {}

/** Reads the environment; an empty variable counts as unset. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new SettingError(`The setting ${String(issue.path[0])} ${issue.message}.`);
  }
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  if (settings.SMS_DRIVER === 'http' && !settings.SMS_HTTP_URL)
    throw new SettingError('The setting SMS_HTTP_URL is needed when SMS_DRIVER is http.');
  if (settings.SMTP_URL && !settings.MAIL_FROM)
    throw new SettingError('The setting MAIL_FROM is needed when SMTP_URL is set.');
  if (!settings.DATABASE_URL && settings.DATABASE_POOL > 90)
    throw new SettingError(
      'The setting DATABASE_POOL must be at most 90 with the embedded database.',
    );
  if (isProduction && settings.DEMO)
    throw new SettingError('The setting DEMO must not be 1 in production.');
  if (isProduction && settings.DATABASE_URL && !settings.SECRET_KEY)
    throw new SettingError(
      'The setting SECRET_KEY is needed in production when DATABASE_URL is set.',
    );
  return {
    ...settings,
    DATA_DIR: path.resolve(settings.DATA_DIR),
    DEMO: settings.DEMO ?? !isProduction,
    // A demo with a printed password is for this machine; production listens to the outside.
    HOST: settings.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    STOP_GRACE: settings.STOP_GRACE ?? (isProduction ? 3 : 0),
    isProduction,
  };
}
