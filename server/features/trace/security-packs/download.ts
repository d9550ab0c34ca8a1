import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import {
  covertDigits,
  securityPackCalls,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { say } from '#contract/text.ts';
import { anyKeyOf, keyOf } from '#server/codes/keys.ts';
import { writeCodes } from '#server/codes/codes.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { encryptedZip } from '#server/files/encrypted-zip.ts';
import type { CallContext, FileAnswer } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { permutationOf } from '#server/codes/space.ts';
import { lockRecords } from '#server/records/write.ts';
import { writeDigits } from '#server/security/covert-codes.mjs';
import { openSeed } from '#server/security/make.ts';
import { writeOperation, type Change } from '#server/logs/operation-log.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import { table } from './commands.ts';
import { checkRequester, refuseMove, type HeldPack } from './rules.ts';
import { securityMoves } from '#contract/features/trace/security-packs/moves.ts';
import { canMove } from '#contract/moves.ts';

const atOnce = 20_000;
type Download = CallContext<{ id: number; passphrase: string }, StaffSession>;
type Held = HeldPack & {
  key_id: number;
  pack_id: number | null;
  seed_sealed: Buffer | null;
  skipped: (number | string)[];
  version: number;
};

/**
 * The plain codes of a pack, once. Their seed is destroyed when all have been sent; a transfer that broke off before
 * may be repeated.
 */
export async function download(call: Download): Promise<FileAnswer> {
  const { app, session, input, language } = call;
  const { pack, seed, serials } = await begin(call);
  const head = say(
    pack.kind === 'bound' ? securityTexts.columns.serial : securityTexts.columns.code,
    language,
  );
  const title =
    pack.kind === 'bound' ? `${head},${say(securityTexts.columns.code, language)}` : head;
  const width = covertDigits[pack.kind];
  // The driver returns large numbers in arrays as text.
  const skipped = new Set(pack.skipped.map(Number));
  const drawn = pack.quantity + skipped.size;
  async function* content() {
    yield Buffer.from(`\ufeff${title}\r\n`);
    for (let first = 0; first < drawn; first += atOnce) {
      const count = Math.min(atOnce, drawn - first);
      const digits = writeDigits(seed, pack.kind, first, count).toString('latin1');
      const serial = serials ? await serials(first, count) : null;
      let lines = '';
      for (let at = 0; at < count; at += 1) {
        if (skipped.has(first + at)) continue;
        const code = digits.slice(at * width, (at + 1) * width);
        lines += serial ? `${serial[at]},${code}\r\n` : `${code}\r\n`;
      }
      yield Buffer.from(lines);
    }
  }
  const entry = { name: `${pack.code}.csv`, content: content() };
  return {
    name: `${pack.code}.zip`,
    type: 'application/zip',
    body: encryptedZip(entry, input.passphrase),
    sent: () => transact(app.database.main, actorOf(session), (tx) => end(tx, call, pack)),
  };
}

/** Before the first byte: checks permission and logs the download. */
async function begin(call: Download) {
  const { app, session, input } = call;
  return transact(app.database.main, actorOf(session), async (tx) => {
    const [pack] = await lockRecords<Held>(tx, table, session, [input.id]);
    if (!canMove(securityMoves, 'download', pack!.state))
      // Unlike other moves this one is not repeatable.
      throw refuseMove('download', {
        code: pack!.code,
        state: pack!.state === 'downloaded' ? 'voided' : pack!.state,
      });
    checkRequester(pack!, session.accountId);
    const company = session.companyId;
    if (!pack!.seed_sealed || !(await keyOf(app, tx, company, pack!.key_id)))
      throw new Refusal(securityTexts.errors.keyRevoked, { code: codes.conflict });
    await log(tx, call, {
      target: 'security_pack',
      id: pack!.id,
      before: null,
      after: { file: `${pack!.code}.zip` },
    });
    const seed = openSeed(app, company, pack!.seed_sealed);
    const serials = pack!.pack_id ? await serialsOf(tx, call, pack!.pack_id) : null;
    return { pack: pack!, seed, serials };
  });
}

/** The serial numbers of a pack in order: computed from their numbers, or read if they are the company's own. */
async function serialsOf(tx: Tx, { app, session }: Download, packId: number) {
  const company = session.companyId;
  const { first_seq: start, key_id: keyId } = await tx
    .selectFrom('identifier_pack')
    .select(['first_seq', 'key_id'])
    .where('company_id', '=', company)
    .where('id', '=', packId)
    .executeTakeFirstOrThrow();
  if (keyId) {
    const key = await anyKeyOf(app, tx, company, keyId);
    return async (first: number, count: number) =>
      writeCodes(permutationOf(app), key, start + first, count)
        .toString('latin1')
        .split('\n');
  }
  return async (first: number, count: number) => {
    const rows = await transact(app.database.main, systemActor, (own) =>
      own
        .selectFrom('identifier')
        .select(['seq', 'code'])
        .where('company_id', '=', company)
        .where('seq', '>=', start + first)
        .where('seq', '<', start + first + count)
        .execute(),
    );
    const texts = new Map(rows.map(({ seq, code }) => [seq, code]));
    return Array.from({ length: count }, (_one, at) => texts.get(start + first + at) ?? '');
  };
}

async function end(tx: Tx, call: Download, pack: Held): Promise<void> {
  const { rows } = await sql`
    update security_pack set state = 'downloaded', seed_sealed = null, download_time = now(),
      version = version + 1, update_time = now(), update_by = ${call.session.accountId}
    where company_id = ${call.session.companyId} and id = ${pack.id} and state = 'approved' and version = ${pack.version}
    returning id`.execute(tx);
  if (rows.length === 0) throw new Error('the pack was moved while its codes were sent');
  await log(tx, call, {
    target: 'security_pack',
    id: pack.id,
    before: { state: 'approved' },
    after: { state: 'downloaded' },
  });
}

const log = (tx: Tx, { session, type, requestInfo }: Download, change: Change) =>
  writeOperation(tx, {
    session,
    type,
    requestInfo,
    endpoint: securityPackCalls.download,
    changes: [change],
    duration: 0,
  });
