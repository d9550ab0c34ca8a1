import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { WebSocket } from 'ws';
import { socketEnds, type SocketMessage } from '#contract/features/message/notices/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { incidentKindTexts, type IncidentKind } from '#contract/features/risk/incidents/kinds.ts';
import { readLanguage, type Language } from '#contract/language.ts';
import { codes } from '#contract/envelope.ts';
import type { Permission } from '#contract/permissions.ts';
import { say } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { noticeText } from '../messages/notices.ts';
import { networkOf, type Network } from '../access/network.ts';
import { concerns, rightTo, type Session } from '../access/sessions.ts';
import { Refusal, unauthenticated } from '../refusal.ts';
import { keepPresence } from './presence.ts';

// A client pings every 5 s; silent for this long, it is gone. Monotonic, independent of the wall clock.
const silenceLimit = 30_000;
// The limit of unsent data; a client that does not read is disconnected.
const unreadLimit = 1_048_576;
const remembered = 2_000;
// A person has a few tabs on a few devices, an office shares its address. The oldest give way.
const mostOfAccount = 30;
const mostOfAddress = 500;

type Open = {
  socket: WebSocket;
  network: Network;
  session: Session;
  token: string;
  language: Language;
  heardAt: number;
};
type SocketQuery = { user_id?: string; app?: string; language?: string };

const tokenOf = (request: FastifyRequest) =>
  (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim())[1] ?? '';

function isOwnOrigin(request: FastifyRequest, app: App): boolean {
  const origin = request.headers.origin;
  if (!origin) return true;
  if (app.settings.PUBLIC_URL && origin === new URL(app.settings.PUBLIC_URL).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

/** `/api/socket`: notices in real time, for the owner of a valid token, on every node. */
export async function registerSockets(server: FastifyInstance, app: App): Promise<void> {
  const openByAccount = new Map<number, Set<Open>>();
  const openByAddress = new Map<Network, Set<Open>>();
  /** Scan batches that this node has handled, with or without readers. */
  const heard = new Set<string>();
  let count = 0;
  const presence = keepPresence<Open>(app, send);

  await server.register(websocket, {
    options: {
      maxPayload: 16_384,
      handleProtocols: (offered: Set<string>) => (offered.has('suyuan') ? 'suyuan' : false),
    },
  });
  const admitted = new WeakMap<FastifyRequest, { session: Session; token: string }>();

  server.route({
    method: 'GET',
    url: '/api/socket',
    exposeHeadRoute: false,
    config: { allow: 'signedIn' },
    preValidation: async (request) => {
      if (!isOwnOrigin(request, app))
        throw new Refusal(errorTexts.forbidden, { code: codes.forbidden });
      const query = request.query as SocketQuery;
      const token = tokenOf(request);
      const session = token ? await app.sessions.find(token) : null;
      if (!session || String(session.accountId) !== query.user_id || session.type !== query.app)
        throw unauthenticated();
      admitted.set(request, { session, token });
    },
    handler: () => {
      throw new Refusal(errorTexts.notFound, { code: codes.notFound });
    },
    wsHandler: (socket, request) => {
      const entry = admitted.get(request);
      if (!entry) {
        socket.close(1008);
        return;
      }
      welcome({
        ...entry,
        socket,
        network: networkOf(request.ip),
        language: readLanguage((request.query as SocketQuery).language),
        heardAt: performance.now(),
      });
    },
  });

  function welcome(open: Open): void {
    const { socket, session } = open;
    const leave = [
      enter(openByAccount, session.accountId, open, mostOfAccount),
      enter(openByAddress, open.network, open, mostOfAddress),
    ];
    app.metrics.sockets.set((count += 1));
    // The session may have ended since the handshake.
    quietly(renew(open));
    socket.on('message', (data: Buffer) => {
      open.heardAt = performance.now();
      const said = read(data);
      if (said?.type === 'ping') send(open, { type: 'pong', content: 'pong' });
      else presence.hear(open, said);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      app.metrics.sockets.set((count -= 1));
      for (const one of leave) one();
      presence.leave(open);
    });
  }

  async function push(where: { batch: string } | { since: Date }): Promise<void> {
    if (openByAccount.size === 0) return;
    const rows = await transact(app.database.main, systemActor, (tx) => {
      const found = tx
        .selectFrom('notice')
        .select(['id', 'account_id', 'batch', 'sentence', 'params'])
        .where('account_id', '=', sql<number>`any(${[...openByAccount.keys()]}::int[])`);
      return 'batch' in where
        ? found.where('batch', '=', where.batch).execute()
        : found
            .where('create_time', '>', where.since)
            .where('is_read', '=', 0)
            .orderBy('id')
            .execute();
    });
    for (const row of rows) {
      if ('since' in where && heard.has(row.batch)) continue;
      for (const open of openByAccount.get(row.account_id) ?? [])
        send(open, {
          type: 'notice',
          content: noticeText(row.sentence, row.params, open.language).title,
          id: row.id,
        });
    }
    for (const row of rows) remember(row.batch);
  }

  function remember(batch: string): void {
    heard.add(batch);
    if (heard.size > remembered)
      for (const old of [...heard].slice(0, remembered / 2)) heard.delete(old);
  }

  /** The sockets of these companies with this permission. */
  const watchers = (companies: readonly number[], right: Permission): Open[] =>
    [...openByAccount.values()].flatMap((opens) =>
      [...opens].filter(
        ({ session }) =>
          session.companyId !== null &&
          companies.includes(session.companyId) &&
          rightTo(session, right) === 'ok',
      ),
    );

  /** An incident was opened: alert the users who handle them. */
  async function warn(company: number, id: number): Promise<void> {
    const opens = watchers([company], 'sale:incident:view');
    if (opens.length === 0) return;
    const incident = await transact(app.database.main, systemActor, (tx) =>
      tx
        .selectFrom('incident')
        .select(['code', 'kind'])
        .where('company_id', '=', company)
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    if (!incident) return;
    const kind = incidentKindTexts[incident.kind as IncidentKind];
    for (const open of opens)
      send(open, {
        type: 'warning',
        content: say(incidentTexts.warning, open.language, {
          code: incident.code,
          kind: say(kind, open.language),
        }),
        record_id: id,
      });
  }

  /** Closes the sockets of an expired session; one used meanwhile has a later expiry. */
  async function renew(open: Open): Promise<void> {
    const session = await app.sessions.find(open.token);
    if (session) open.session = session;
    else open.socket.close(socketEnds.signedOut, 'signed out');
  }

  /** After a change of rights: close sockets that are signed out, tell the others to reload. */
  async function recheck(opens: readonly Open[]): Promise<void> {
    for (const open of opens) {
      await renew(open);
      send(open, { type: 'refresh', content: 'access' });
    }
  }
  const everyOpen = () => [...openByAccount.values()].flatMap((opens) => [...opens]);

  const quietly = (work: Promise<void>) =>
    void work.catch((error: unknown) => app.log.warn({ err: error }, 'socket work failed'));
  const started = Date.now();
  let gapFrom = started;
  app.cluster.subscribe((message) => {
    if (message.topic === 'notice') {
      remember(message.batch);
      // What could not be read now is read again after the next reconnect.
      const sent = push({ batch: message.batch }).catch((error: unknown) => {
        heard.delete(message.batch);
        throw error;
      });
      quietly(sent);
    }
    if (message.topic === 'scans')
      for (const open of watchers(message.companies, 'dashboard:monitor:view'))
        send(open, { type: 'scans', content: 'scans' });
    if (message.topic === 'note')
      for (const open of watchers([message.company], message.right))
        send(open, { type: 'note', content: message.about });
    if (message.topic === 'incident') quietly(warn(message.company, message.id));
    if (message.topic !== 'access') return;
    quietly(recheck(everyOpen().filter(({ session }) => concerns(message, session))));
  });
  app.cluster.onGap(() => {
    quietly(push({ since: new Date(Math.max(started, gapFrom - 10_000)) }));
    quietly(recheck(everyOpen()));
  });

  const sweep = setInterval(() => {
    if (app.cluster.isListening()) gapFrom = Date.now();
    const limit = performance.now() - silenceLimit;
    for (const opens of openByAccount.values())
      for (const open of opens)
        if (open.heardAt < limit) open.socket.terminate();
        else if (open.session.expires < Date.now()) quietly(renew(open));
    presence.sweep();
  }, 5_000);
  sweep.unref();
  server.addHook('onClose', () => clearInterval(sweep));
}

/** Adds a socket to those of its account or address, and closes the oldest beyond `most`. Returns what removes it. */
function enter<Key>(all: Map<Key, Set<Open>>, key: Key, open: Open, most: number): () => void {
  const mine = all.get(key) ?? new Set<Open>();
  all.set(key, mine.add(open));
  const [oldest] = mine;
  if (mine.size > most && oldest) {
    mine.delete(oldest);
    oldest.socket.close(socketEnds.tooMany, 'too many');
  }
  return () => {
    mine.delete(open);
    if (mine.size === 0 && all.get(key) === mine) all.delete(key);
  };
}

function send(open: Open, message: SocketMessage): void {
  if (open.socket.readyState !== open.socket.OPEN) return;
  if (open.socket.bufferedAmount > unreadLimit) open.socket.terminate();
  else open.socket.send(JSON.stringify(message));
}

function read(data: Buffer): { type?: unknown } | null {
  try {
    return JSON.parse(data.toString()) as { type?: unknown } | null;
  } catch {
    return null;
  }
}
