import { randomBytes, timingSafeEqual } from 'node:crypto';
import { codes } from '#contract/envelope.ts';
import { isFileName, type FileKind } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { Refusal } from '../refusal.ts';
import type { Secrets } from '../secrets.ts';
import type { Session } from '../access/sessions.ts';

/** What a token allows: one account, one prefix, one kind, for a limited time. */
export type Claims = {
  company: number;
  account: number;
  prefix: string;
  kind: FileKind;
  region: number;
  expires: number;
};

/** The company that owns the files; 0 for the platform. */
export const companyOf = (session: Session) => session.companyId ?? 0;

const sign = (secrets: Secrets, body: string) =>
  secrets.index('upload token', body).toString('base64url');

export function makeToken(
  secrets: Secrets,
  session: Session,
  { kind, region }: Pick<Claims, 'kind' | 'region'>,
  now = Date.now(),
): { token: string; prefix: string } {
  const prefix = `incoming/${randomBytes(16).toString('base64url')}/`;
  const claims: Claims = {
    company: companyOf(session),
    account: session.accountId,
    prefix,
    kind,
    region,
    expires: now + limits.uploadTokenMinutes * 60_000,
  };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { token: `${body}.${sign(secrets, body)}`, prefix };
}

/** The content of a token, if it is valid and used by the account it was issued to. */
export function readToken(
  secrets: Secrets,
  session: Session,
  token: string,
  now = Date.now(),
): Claims {
  const [body = '', signature = ''] = token.split('.');
  const right = Buffer.from(sign(secrets, body));
  const told = Buffer.from(signature);
  const refusal = new Refusal(fileTexts.errors.token, { code: codes.forbidden });
  if (right.length !== told.length || !timingSafeEqual(right, told)) throw refusal;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  const isOwn = claims.company === companyOf(session) && claims.account === session.accountId;
  if (!isOwn || claims.expires <= now) throw refusal;
  return claims;
}

/** The key is the token's prefix followed by a name; anything else is refused. */
export function checkKey({ prefix }: Claims, key: string): string {
  const name = key.slice(prefix.length);
  if (!key.startsWith(prefix)) throw new Refusal(fileTexts.errors.key, { code: codes.invalid });
  if (!isFileName(name))
    throw new Refusal(fileTexts.problems.badName, {
      code: codes.invalid,
      params: { file: name.slice(0, 40).toWellFormed().replaceAll('\0', '') },
    });
  return name;
}
