import { sql } from 'kysely';
import { isOfLogin } from '../access/throttle.ts';

/** Whether an account is locked after too many failed sign-ins. */
export const isLocked = sql<boolean>`exists (select from throttle t
  where ${isOfLogin(sql`t.subject`, sql`'login:' || login_type || ':' || lower(username)`)} and t.blocked_until > now())`;
