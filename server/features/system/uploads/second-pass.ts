import type * as z from 'zod';
import type {
  secondPassAnswer,
  secondPassInput,
} from '#contract/features/system/uploads/contract.ts';
import { transact, type Tx } from '#server/database/database.ts';
import { answerFor, nameUpload } from '#server/files/accept.ts';
import { readStoredContent } from '#server/files/content.ts';
import { refusalOf } from '#server/files/problems.ts';
import { companyOf, readToken } from '#server/files/tokens.ts';
import { checkWish } from '#server/files/uploads.ts';
import type { CallContext } from '#server/http/endpoint.ts';
import { writeOperation } from '#server/logs/operation-log.ts';
import { actorOf, type PlatformSession, type StaffSession } from '#server/access/sessions.ts';
import { Missing } from '#server/storage/storage.ts';

type Input = z.output<typeof secondPassInput>;
type Answer = z.input<typeof secondPassAnswer>;

/** A file that the company already stores; locked until the transaction ends, so that no sweep removes it. */
const findContent = (tx: Tx, company: number, { hash, size }: Input) =>
  tx
    .selectFrom('blob')
    .select(['region', 'place', 'size'])
    .where('company_id', '=', company)
    .where('hash', '=', hash)
    .where('size', '=', size)
    .forKeyShare()
    .executeTakeFirst();

/** An upload of existing content: it gets another name, and nothing is transferred. */
export async function secondPass(
  call: CallContext<Input, StaffSession | PlatformSession>,
): Promise<Answer> {
  const { input, app, session, requestInfo, type } = call;
  const began = Date.now();
  const company = companyOf(session);
  const claims = readToken(app.secrets, session, input.token);
  const name = checkWish(claims, input);
  // Pictures are re-encoded, so the original bytes are not stored.
  if (claims.kind === 'picture') return null;
  const { main } = app.database;
  const blob = await transact(main, actorOf(session), (tx) => findContent(tx, company, input));
  if (!blob) return null;
  const { store } = app.storage.at(blob.region);
  const content = await readStoredContent(store, { ...blob, name }).catch((error: unknown) => {
    if (error instanceof Missing) return null;
    throw error;
  });
  if (!content) return null;
  // Under another name the same bytes may be another kind of file.
  if ('problem' in content) throw refusalOf(content.problem, name);
  return transact(main, actorOf(session), async (tx) => {
    if (!(await findContent(tx, company, input))) return null;
    const { key, hash } = input;
    const { kind } = claims;
    await nameUpload(tx, { company, account: session.accountId, key, name, kind, hash });
    await writeOperation(tx, {
      session,
      type,
      requestInfo,
      endpoint: { path: 'WipFile/secondPass', allow: 'signedIn' },
      changes: [{ target: 'file', id: key, before: null, after: { kind, name, size: blob.size } }],
      duration: Date.now() - began,
    });
    const { url } = (await answerFor(tx, app.secrets, company, key))!;
    return { url, key };
  });
}
