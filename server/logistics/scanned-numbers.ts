import { codes as answers } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { actorOf, type CompanySession } from '../access/sessions.ts';
import { charge } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { asSystem, type Tx } from '../database/database.ts';
import { findNumbers } from '../identifiers/find.ts';
import { Refusal } from '../refusal.ts';

type Asker = { app: App; tx: Tx; session: CompanySession };

/** Codes that nobody has, sent by one account of a dealer: other brands' codes are scanned by mistake, but not so often. */
const wrongCodes = { hits: 1_000, windowSeconds: 3_600, blockSeconds: 3_600 };

/**
 * The numbers of scanned codes. The keys of codes are closed to dealers, who read them as the system; which rows they see
 * is decided later. Codes that nobody has are counted for them: a call takes thousands of codes, and would tell an
 * invented one from a genuine one as often as one likes.
 */
export async function findScanned(
  { app, tx, session }: Asker,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const find = () => findNumbers(app, tx, session.companyId, codes);
  if (session.type !== 'dealer') return find();
  const found = await asSystem(tx, actorOf(session), find);
  await countUnknown({ app, session }, new Set(codes.filter((code) => !found.has(code))).size);
  return found;
}

/** On a connection of its own: the call may be refused. */
export async function countUnknown(
  { app, session }: Omit<Asker, 'tx'>,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const subject = `unknown codes:${session.accountId}`;
  const { hits, blockedSeconds } = await charge(app.database.sidePool, subject, wrongCodes, count);
  if (hits > wrongCodes.hits || blockedSeconds > 0)
    throw new Refusal(errorTexts.tooMany, { code: answers.tooMany });
}
