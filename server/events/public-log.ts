import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { publicLog } from '#contract/public-log.ts';
import { toBase64 } from '#proof/bytes.ts';
import type { SignedHead } from '#proof/formats.ts';
import { dayEntry, dayLeaf, type DayOfAll } from '#proof/leaves.ts';
import { consistencyPath } from '#proof/merkle.ts';
import { writeKey } from '#proof/note.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { systemActor, transact } from '../database/database.ts';
import { loggedDays, signedHead } from './day-log.ts';
import { originOf, publicWitnessKey, readLogKeys } from './log-key.ts';
import { sizeOf } from './prove.ts';

const usual = fileURLToPath(new URL('../../dist/proof', import.meta.url));
const entriesAtOnce = 1_000;
const size = z.coerce.number().int().min(0).max(1_000_000);

type Known = {
  head: SignedHead | null;
  /** The keys of the log, the present one first, and how each of them handed over to the next. */
  keys: string[];
  handovers: string[];
  days: DayOfAll[];
  hashes: Uint8Array[];
};
/** What everybody may read of the log grows once a day and is the same for all. */
const known = cache<App, 'log', Known>({ max: 1, maxAge: 10_000, isShared: true });
const read = (app: App) =>
  known.get(app, 'log', () =>
    transact(app.database.main, systemActor, async (tx) => {
      const head = await signedHead(app, tx);
      const days = head ? await loggedDays(tx, sizeOf(head)) : [];
      const keys = await readLogKeys(app, tx);
      return {
        head,
        keys: keys.map(({ key }) => writeKey(key)).toReversed(),
        handovers: keys.flatMap(({ handover }) => handover ?? []),
        days,
        hashes: days.map((day) => dayLeaf(day)),
      };
    }),
  );

const open = (reply: FastifyReply, seconds = 10) =>
  reply
    .header('access-control-allow-origin', '*')
    .header('cache-control', `public, max-age=${seconds}`);
const config = { allow: 'public' as const };

/** The log of the installation: its key, its signed heads, its entries, and what proves that it only grows. */
export function registerLog(server: FastifyInstance, app: App, built = usual): void {
  server.get(publicLog.about, { config }, async (_request, reply) => {
    const { head, keys, handovers } = await read(app);
    return open(reply).send({
      origin: originOf(app),
      keys,
      handovers,
      witness: publicWitnessKey(app),
      size: head ? sizeOf(head) : 0,
      ...publicLog,
    });
  });
  server.get(publicLog.checkpoint, { config }, async (request, reply) => {
    const asked = z.object({ size: size.optional() }).safeParse(request.query);
    if (!asked.success) return reply.code(400).send();
    const head =
      asked.data.size === undefined
        ? (await read(app)).head
        : await transact(app.database.main, systemActor, (tx) =>
            signedHead(app, tx, asked.data.size),
          );
    if (!head) return reply.callNotFound();
    return open(reply).type('text/plain; charset=utf-8').send(head.checkpoint);
  });
  server.get(publicLog.entries, { config }, async (request, reply) => {
    const asked = z.object({ from: size.default(0) }).safeParse(request.query);
    if (!asked.success) return reply.code(400).send();
    const { from } = asked.data;
    const { days } = await read(app);
    const entries = days.slice(from, from + entriesAtOnce);
    return open(reply)
      .type('text/plain; charset=utf-8')
      .send(entries.map((day) => `${toBase64(dayEntry(day))}\n`).join(''));
  });
  server.get(publicLog.consistency, { config }, async (request, reply) => {
    const asked = z.object({ from: size, to: size.optional() }).safeParse(request.query);
    const { hashes } = await read(app);
    const { from = 0, to = hashes.length } = asked.data ?? {};
    if (!asked.success || from > to || to > hashes.length) return reply.code(400).send();
    const path = consistencyPath(hashes.slice(0, to), from);
    return open(reply)
      .type('text/plain; charset=utf-8')
      .send(path.map((hash) => `${toBase64(hash)}\n`).join(''));
  });
  if (existsSync(built)) registerVerifier(server, built);
}

/** The verifier as a page, to be handed over with a proof; null where it was not built. */
export const verifierPage = (built = usual): string | null =>
  existsSync(built) ? readFileSync(`${built}/suyuan-verify.html`, 'utf8') : null;

/** The verifier, for Node.js and as a page that works without a network. */
function registerVerifier(server: FastifyInstance, built: string): void {
  const page = verifierPage(built)!;
  const program = readFileSync(`${built}/suyuan-verify.mjs`, 'utf8');
  const [, inline = ''] = /<script type="module">(.*)<\/script>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(inline).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'`;
  server.get(publicLog.page, { config }, (_request, reply) =>
    open(reply, 3_600)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page),
  );
  server.get(publicLog.program, { config }, (_request, reply) =>
    open(reply, 3_600)
      .header('content-disposition', 'attachment; filename="suyuan-verify.mjs"')
      .type('text/javascript; charset=utf-8')
      .send(program),
  );
}
