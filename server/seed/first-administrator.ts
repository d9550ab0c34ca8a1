import { sql } from 'kysely';
import { password as passwordRule } from '#contract/validation.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { createAccount } from '../people/accounts.ts';
import { SettingError } from '../settings.ts';

/** Without the demo, an installation that nobody can enter yet gets its first administrator from the environment. */
export async function createFirstAdministrator(app: App): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = app.settings;
  await transact(app.database.main, systemActor, async (tx) => {
    // Two nodes that start at the same moment make one.
    await sql`select pg_advisory_xact_lock(7305003)`.execute(tx);
    const known = await tx
      .selectFrom('account')
      .select('id')
      .where('login_type', '=', 'admin')
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    if (!username || !password)
      throw new SettingError(
        `The setting ${username ? 'ADMIN_PASSWORD' : 'ADMIN_USERNAME'} is needed: this database has no administrator yet.`,
      );
    if (!passwordRule.safeParse(password).success)
      throw new SettingError(
        'The setting ADMIN_PASSWORD must have 6 to 16 characters of at least two kinds.',
      );
    await createAccount(tx, app.secrets, {
      login_type: 'admin',
      username,
      realname: username,
      password_hash: await app.passwords.hash(password),
      roles: ['platform'],
    });
  });
}
