import { keptSecret } from '#contract/configuration.ts';
import type { LoginType } from '#contract/login-types.ts';
import { maskMobile, mobile } from '#contract/validation.ts';
import type { Tx } from '../database/database.ts';
import type { Session } from '../access/sessions.ts';

export type Change = {
  target: string;
  /** Null: it concerns no single record. */
  id: number | string | null;
  before: object | null;
  after: object | null;
};

type Operation = {
  /** Somebody who is not signed in has no account. */
  session: (Pick<Session, 'companyId' | 'username'> & { accountId: number | null }) | null;
  type: LoginType;
  requestInfo: { ip: string; userAgent: string; requestId: string };
  endpoint: { path: string; allow: string };
  changes: Change[];
  duration: number;
};

const isSecret = (name: string) => /password|passphrase|secret|token/i.test(name);

/**
 * Logs are read by many and kept for long: phone numbers and secrets are masked, encrypted or hashed values left out.
 */
export const hideValues = (name: string, value: unknown) => {
  if (/_(sealed|index)$/.test(name)) return undefined;
  if (typeof value !== 'string' || value === '') return value;
  if (isSecret(name)) return value.startsWith(keptSecret) ? value : keptSecret;
  return name === 'mobile' || mobile.safeParse(value).success ? maskMobile(value) : value;
};

/** One row per changed record, in the same transaction; a write that names none still leaves one. */
export async function writeOperation(tx: Tx, operation: Operation): Promise<void> {
  const { session, type, requestInfo, endpoint, changes, duration } = operation;
  const common = {
    company_id: session?.companyId ?? null,
    login_type: type,
    account_id: session?.accountId ?? null,
    username: session?.username ?? '',
    path: endpoint.path,
    permission: endpoint.allow,
    ip: requestInfo.ip,
    user_agent: requestInfo.userAgent,
    request_id: requestInfo.requestId,
    duration,
  };
  const rows =
    changes.length > 0 ? changes : [{ target: null, id: null, before: null, after: null }];
  // An import is one line of the list, and its rows stand below it.
  const counts = new Map<string | null, number>();
  const nths = rows.map(({ target }) => {
    const nth = counts.get(target) ?? 0;
    counts.set(target, nth + 1);
    return nth;
  });
  await tx
    .insertInto('operation_log')
    .values(
      rows.map(({ target, id, before, after }, at) => ({
        ...common,
        nth: nths[at]!,
        together: counts.get(target)!,
        target,
        target_id: id === null ? null : String(id),
        before: JSON.stringify(before, hideValues),
        after: JSON.stringify(after, hideValues),
      })),
    )
    .execute();
}
