import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

const fault = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return (error as Error).message;
  }
};

describe('a wrong setting stops with one sentence that names it', () => {
  const wrong: [name: string, value: string][] = [
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_URL', 'postgresql://'],
    ['DATABASE_URL', 'postgresql://a b:c@[/x'],
    ['DATABASE_REPLICA_URL', 'x'],
    ['DATABASE_POOL', 'many'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', '5000'],
    ['DATABASE_POOL', '3.5'],
    ['STORAGE_URL', 'ftp://x'],
    ['STORAGE_URL', 'file:somewhere'],
    ['STORAGE_URL', 's3://'],
    ['STORAGE_URL', 's3://bucket/folder'],
    ['STORAGE_URL', 's3://bucket?endpoint=minio:9000'],
    ['STORAGE_URL', 's3://bucket?bucket=other'],
    ['STORAGE_URL', 's3://key@bucket'],
    ['STORAGE_URL_10', 'x'],
    ['STORAGE_URL_50', 's3://B'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'https://'],
    ['DEMO', 'yes'],
    ['DEMO_PASSWORD', 'short'],
    ['DEMO_PASSWORD', 'x'.repeat(17)],
    ['SMS_DRIVER', 'pigeon'],
    ['SMS_HTTP_URL', 'x'],
    ['SMS_HTTP_HEADERS', 'authorization: x'],
    ['SMS_HTTP_HEADERS', '["x"]'],
    ['SMS_HTTP_HEADERS', '{"a b":"c"}'],
    ['SMS_HTTP_HEADERS', '{"authorization":"a\\nb: c"}'],
    ['SMS_HTTP_SECRET', 'short'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://mail.example.com/?tls=no'],
    ['SMTP_URL', 'smtp://mail.example.com:many'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Suyuan <nobody>'],
    ['SECRET_KEY', 'short'],
    ['METRICS_PORT', 'x'],
    ['LOG_LEVEL', 'loud'],
    ['STOP_GRACE', '61'],
    ['STOP_GRACE', 'soon'],
    ['TRUST_PROXY', 'somebody'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
  ];
  test.each(wrong)('%s=%j', (name, value) => {
    const message = fault({ [name]: value });
    expect(message).toMatch(new RegExp(`^The setting ${name} (must|is) [^\\n]*\\.$`));
    expect(message).not.toContain('Invalid input');
  });

  test('what belongs together is asked for together', () => {
    expect(fault({ SMS_DRIVER: 'http' })).toBe(
      'The setting SMS_HTTP_URL is needed when SMS_DRIVER is http.',
    );
    expect(fault({ SMTP_URL: 'smtps://mail.example.com' })).toBe(
      'The setting MAIL_FROM is needed when SMTP_URL is set.',
    );
    expect(fault({ NODE_ENV: 'production', DEMO: '1' })).toBe(
      'The setting DEMO must not be 1 in production.',
    );
    expect(fault({ NODE_ENV: 'production', DATABASE_URL: 'postgresql://u@h/d' })).toBe(
      'The setting SECRET_KEY is needed in production when DATABASE_URL is set.',
    );
  });
});

describe('settings that are not given', () => {
  test('are those of the contract', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 8080,
      DATA_DIR: path.resolve('./data'),
      STORAGE_URL: 'file:',
      SMS_DRIVER: 'outbox',
      DEMO: true,
      LOG_LEVEL: 'info',
      isProduction: false,
    });
  });

  test('count as not given when they are empty', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readSettings({}));
  });

  test('mean no demo in production', () => {
    expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({
      DEMO: false,
      isProduction: true,
      HOST: '0.0.0.0',
    });
  });
});

test.each([
  ['smtp://localhost:2525', 'no-reply@example.com'],
  ['smtp://user%40example.com:p%2Fw@mail.example.com:587', 'Suyuan 溯源 <no-reply@example.com>'],
  ['smtps://mail.example.com/', '<no-reply@example.com>'],
])('SMTP_URL may be %s, and MAIL_FROM %s', (SMTP_URL, MAIL_FROM) => {
  expect(readSettings({ SMTP_URL, MAIL_FROM })).toMatchObject({ SMTP_URL, MAIL_FROM });
});

test.each([
  ['loopback', 'loopback'],
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
])('TRUST_PROXY may be %s', (value, kept) => {
  expect(readSettings({ TRUST_PROXY: value }).TRUST_PROXY).toBe(kept);
});
