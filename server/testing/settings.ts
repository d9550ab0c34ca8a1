import { readSettings, type Settings } from '../settings.ts';

export const demoPassword = 'Demo-2026';
export const template = 'suyuan_template';

/** Settings of a node in a test: any free port on loopback, one key for all. */
export function testSettings(given: Record<string, string>): Settings {
  return readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATABASE_POOL: '8',
    SECRET_KEY: 'a key for tests, long enough to be accepted',
    ...given,
  });
}
