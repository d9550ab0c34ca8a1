import { sql } from 'kysely';
import type { App } from '../app.ts';
import { codeLength, writeCodes } from '../codes/codes.ts';
import { anyKeyOf } from '../codes/keys.ts';
import { readMark } from '../codes/marks.ts';
import { signerOf } from '../codes/signatures.ts';
import { openSnapshot, transact } from '../database/database.ts';
import { actorOf, type CompanySession } from '../access/sessions.ts';
import { linkOf } from './code-texts.ts';
import { permutationOf } from '../codes/space.ts';

type Written = {
  first_seq: number;
  made: number;
  key_id: number | null;
  part_id: number | null;
  level: number;
};
/** The text before the URL of each code, and the URL. */
type Linked = { comma: string; linkTo: (code: string) => string; isSigned: boolean } | null;
type Shape = { format: 'csv' | 'txt'; with_link: boolean };

const atOnce = 4_096;
const patience = 60_000;

/** The codes of a pack in order, line by line, as fast as they are consumed. */
export async function writeLines(
  app: App,
  session: CompanySession,
  pack: Written,
  shape: Shape,
): Promise<AsyncIterable<Buffer>> {
  const comma = shape.format === 'csv' ? ',' : '\t';
  const linked = shape.with_link ? { comma, ...(await linksOf(app, session, pack)) } : null;
  const head = Buffer.from(
    shape.format === 'csv' ? `code${shape.with_link ? ',link' : ''}\r\n` : '',
  );
  if (pack.key_id === null) return ownLines(app, session, pack, head, linked);
  const key = await transact(app.database.main, actorOf(session), (tx) =>
    anyKeyOf(app, tx, session.companyId, pack.key_id!),
  );
  return standardLines(app, pack, key, head, linked);
}

/** The URL form of a pack's codes: a pack has at most one product, so unsigned ones have the same form. */
async function linksOf(app: App, session: CompanySession, { part_id: part, level }: Written) {
  const company = session.companyId;
  const { mark, gtin, sign } = await transact(app.database.main, actorOf(session), async (tx) => {
    const mark = await readMark(tx, company);
    const sign = await signerOf(app, tx, company, mark);
    const gtin =
      part === null
        ? ''
        : ((
            await tx
              .selectFrom('part')
              .select('gtin')
              .where('company_id', '=', company)
              .where('id', '=', part)
              .executeTakeFirst()
          )?.gtin ?? '');
    return { mark, gtin, sign };
  });
  return {
    linkTo: (code: string) => linkOf(app, mark, { code, gtin, level }, sign),
    isSigned: sign !== null,
  };
}

/** Standard codes are computed from their numbers, without the database. */
async function* standardLines(
  app: App,
  { first_seq: first, made }: Written,
  key: Buffer,
  head: Buffer,
  linked: Linked,
): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  if (linked?.isSigned) {
    yield* signedLines(app, { first, made }, key, linked);
    return;
  }
  // All codes have the same length and are ASCII: the text before is the same for all.
  const one = 'A'.repeat(codeLength);
  const before = linked && Buffer.from(linked.comma + linked.linkTo(one).slice(0, -codeLength));
  const permutation = permutationOf(app);
  for (let at = 0; at < made; at += atOnce) {
    const count = Math.min(atOnce, made - at);
    if (before === null) yield writeCodes(permutation, key, first + at, count, '\r\n');
    else yield besideLinks(writeCodes(permutation, key, first + at, count, ''), count, before);
    // Yields to others during a large pack.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Signing takes time: a few codes, then others have their turn. */
const signedAtOnce = 256;

async function* signedLines(
  app: App,
  { first, made }: { first: number; made: number },
  key: Buffer,
  { comma, linkTo }: NonNullable<Linked>,
): AsyncGenerator<Buffer> {
  for (let at = 0; at < made; at += signedAtOnce) {
    const count = Math.min(signedAtOnce, made - at);
    const codes = writeCodes(permutationOf(app), key, first + at, count).toString('latin1');
    const lines = codes
      .trimEnd()
      .split('\n')
      .map((code) => `${code}${comma}${linkTo(code)}\r\n`);
    yield Buffer.from(lines.join(''));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Each code, and again at the end of its URL. */
function besideLinks(codes: Buffer, count: number, before: Buffer): Buffer {
  const width = codeLength + before.length + codeLength + 2;
  const lines = Buffer.allocUnsafe(count * width);
  for (let row = 0; row < count; row += 1) {
    const at = row * width;
    const code = row * codeLength;
    codes.copy(lines, at, code, code + codeLength);
    before.copy(lines, at + codeLength);
    codes.copy(lines, at + codeLength + before.length, code, code + codeLength);
    lines[at + width - 2] = 13;
    lines[at + width - 1] = 10;
  }
  return lines;
}

/** Own codes are read in one snapshot, a batch at a time. */
async function* ownLines(
  app: App,
  session: CompanySession,
  { first_seq: first, made }: Written,
  head: Buffer,
  linked: Linked,
): AsyncGenerator<Buffer> {
  let lost: Error | null = null;
  const snapshot = await openSnapshot(
    app.database.exporting(),
    actorOf(session),
    patience,
    (error) => {
      lost = error;
    },
  );
  try {
    if (head.length > 0) yield head;
    for (let next = first; next < first + made; next += atOnce) {
      if (lost) throw lost as Error;
      const end = Math.min(next + atOnce, first + made);
      const { rows } = await sql<{ code: string }>`
        select code from identifier where company_id = ${session.companyId} and seq >= ${next} and seq < ${end}
          and code is not null order by seq`.execute(snapshot.tx);
      yield Buffer.from(
        rows
          .map(({ code }) => `${code}${linked ? linked.comma + linked.linkTo(code) : ''}\r\n`)
          .join(''),
      );
    }
  } finally {
    snapshot.close();
  }
}
