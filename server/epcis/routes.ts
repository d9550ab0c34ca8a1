import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Permission } from '#contract/permissions.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { transact, type Tx } from '../database/database.ts';
import { exportedEvent } from '../events/seal.ts';
import { findNumbers } from '../identifiers/find.ts';
import { holdBody, isLarge, lengthOf, sharesOf } from '../http/held-bodies.ts';
import { admit, requestInfoOf } from '../http/register.ts';
import { writeOperation } from '../logs/operation-log.ts';
import { captureLimits, checkDocument } from './capture-job.ts';
import { addCapture, captureAnswer, captures } from './captures.ts';
import type { Query } from './filters.ts';
import { EpcisProblem, noSuchName, sendProblem } from './problems.ts';
import { findEvents, queryDocument } from './query.ts';
import { read, registerQueries, registerResources, write, type Work } from './resource-routes.ts';
import { keepEvents } from './store.ts';

/** The standard's own path, and the paths of the other calls. */
const prefixes = ['/epcis', '/api/web/epcis', '/api/epcis'];

/** What is asked for in the address; several values stand in several parameters, or with | between them. */
function queryOf(request: FastifyRequest): Query {
  const given = Object.entries(request.query as Record<string, string | string[]>);
  return Object.fromEntries(
    given.map(([name, values]) => [name, [values].flat().flatMap((one) => one.split('|'))]),
  );
}

/** EPCIS 2.0 over HTTP: https://ref.gs1.org/standards/epcis/ chapter 12. */
export async function registerEpcis(server: FastifyInstance, app: App): Promise<void> {
  for (const prefix of prefixes)
    await server.register((room, _options, done) => {
      registerUnder(room, app, prefix);
      done();
    });
}

function registerUnder(server: FastifyInstance, app: App, prefix: string): void {
  server.setErrorHandler(sendProblem);
  server.removeContentTypeParser('application/json');
  // Kept as it came: a job reads it.
  server.addContentTypeParser(
    ['application/json', 'application/ld+json'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'gs1-epcis-version': '2.0.0',
      'gs1-cbv-version': '2.0.0',
      'cache-control': 'no-store',
    });
    done();
  });
  const sessionFor = async (request: FastifyRequest, allow: Permission) =>
    (await admit(app, { allow }, 'web', requestInfoOf(request))) as StaffSession;
  const admitBody = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await sessionFor(request, write);
    const bytes = lengthOf(request, captureLimits.bytes);
    if (isLarge(bytes)) holdBody(app, reply, sharesOf(session), bytes);
  };
  const act = async <T>(request: FastifyRequest, allow: Permission, work: Work<T>): Promise<T> => {
    const session = await sessionFor(request, allow);
    return transact(app.database.main, actorOf(session), (tx) => work(tx, session));
  };
  const log = (
    tx: Tx,
    request: FastifyRequest,
    session: StaffSession,
    path: string,
    after: object,
  ) =>
    writeOperation(tx, {
      session,
      type: 'web',
      requestInfo: requestInfoOf(request),
      endpoint: { path, allow: write },
      changes: [{ target: 'trace_event', id: null, before: null, after }],
      duration: 0,
    });
  const json = (request: FastifyRequest): unknown => {
    try {
      return JSON.parse((request.body as Buffer | undefined)?.toString() ?? '');
    } catch {
      throw new EpcisProblem('ValidationException', 400, 'The document is no JSON');
    }
  };
  const linkTo = (path: string, query: Query, next: string) => {
    const search = new URLSearchParams(
      Object.entries({ ...query, nextPageToken: [next] }).map(([name, all]) => [
        name,
        all.join('|'),
      ]),
    );
    return `<${prefix}${path}?${search.toString()}>; rel="next"`;
  };
  /** One page of events, and where the next one is. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    name: string,
    fixed: (tx: Tx, session: StaffSession) => Promise<Query> | Query,
  ) => {
    const query = queryOf(request);
    const { events, next } = await act(request, read, async (tx, session) =>
      findEvents(app, tx, session.companyId, { ...query, ...(await fixed(tx, session)) }),
    );
    if (next !== null) reply.header('link', linkTo(path, query, next));
    return reply
      .type('application/ld+json; charset=utf-8')
      .send(JSON.stringify(queryDocument(events, name)));
  };

  const reading = { config: { allow: read } };
  const writing = {
    config: { allow: write, writes: true },
    bodyLimit: captureLimits.bytes,
    onRequest: admitBody,
  };
  for (const path of ['/capture', '/events', '/queries'])
    server.options(prefix + path, { config: { allow: 'public' } }, (_request, reply) =>
      reply
        .headers({
          allow: 'GET, POST, OPTIONS',
          'gs1-epcis-min': '2.0.0',
          'gs1-epcis-max': '2.0.0',
          'gs1-cbv-min': '2.0.0',
          'gs1-cbv-max': '2.0.0',
          'gs1-epc-format': 'Never_Translates',
          'gs1-cbv-xml-format': 'Never_Translates',
          'gs1-epcis-capture-limit': captureLimits.events,
          'gs1-epcis-capture-file-size-limit': captureLimits.bytes,
        })
        .code(204)
        .send(),
    );

  server.post(`${prefix}/capture`, writing, async (request, reply) => {
    const behaviour = request.headers['gs1-capture-error-behaviour'] ?? 'rollback';
    if (behaviour !== 'rollback' && behaviour !== 'proceed')
      throw new EpcisProblem(
        'ValidationException',
        400,
        'GS1-Capture-Error-Behaviour: rollback or proceed',
      );
    const id = await act(request, write, async (tx, session) => {
      const made = await addCapture(app, tx, session, {
        document: request.body as Buffer,
        behaviour,
      });
      await log(tx, request, session, 'epcis/capture', { capture: made });
      return made;
    });
    return reply.code(202).header('location', `${prefix}/capture/${id}`).send();
  });
  server.get(`${prefix}/capture`, reading, (request) =>
    act(request, read, (tx, session) => captures(tx, session.companyId)),
  );
  server.get<{ Params: { id: string } }>(`${prefix}/capture/:id`, reading, (request) =>
    act(request, read, (tx, session) => captureAnswer(tx, session.companyId, request.params.id)),
  );

  server.get(`${prefix}/events`, reading, (request, reply) =>
    answer(request, reply, '/events', 'SimpleEventQuery', () => ({})),
  );
  server.post(`${prefix}/events`, writing, async (request, reply) => {
    const checked = await checkDocument((request.body as Buffer | undefined)?.toString() ?? '');
    const [problem] = checked.problems;
    if (problem) throw new EpcisProblem('ValidationException', 400, problem.detail);
    if (checked.total !== 1)
      throw new EpcisProblem('ValidationException', 400, 'One event is taken; more by /capture');
    const { event } = checked.good[0]!;
    await act(request, write, async (tx, session) => {
      const by = { companyId: session.companyId, id: session.accountId, name: session.username };
      const { conflicts } = await keepEvents(app, tx, { ...by, sender: checked.sender }, [event]);
      if (conflicts.length > 0)
        throw new EpcisProblem(
          'ValidationException',
          409,
          `${event.key} was captured before with other content`,
        );
      await log(tx, request, session, 'epcis/capture', { event: event.key });
    });
    const id = event.key.replace(/#[\da-f]{64}$/, '');
    return reply
      .code(201)
      .header('location', `${prefix}/events/${encodeURIComponent(id)}`)
      .send();
  });
  // By its id; or, as long as there is none, all events of a serial number.
  server.get<{ Params: { id: string } }>(
    `${prefix}/events/:id`,
    reading,
    async (request, reply) => {
      const { id } = request.params;
      const found = await act(request, read, (tx, { companyId }) =>
        findEvents(app, tx, companyId, {
          EQ_eventID: [id],
          orderDirection: ['ASC'],
          perPage: ['10'],
        }),
      );
      const [event] = found.events;
      if (event)
        return reply
          .type('application/ld+json; charset=utf-8')
          .send(JSON.stringify(exportedEvent(event)));
      return answer(
        request,
        reply,
        `/events/${encodeURIComponent(id)}`,
        'SimpleEventQuery',
        (tx, session) => serialQuery(app, tx, session.companyId, id),
      );
    },
  );

  registerResources(server, prefix, reading, answer);
  registerQueries(server, prefix, { app, reading, writing, act, log, json, answer });
}

async function serialQuery(app: App, tx: Tx, companyId: number, text: string): Promise<Query> {
  const seq = (await findNumbers(app, tx, companyId, [text])).get(text);
  if (seq !== undefined) return { MATCH_anyEPC: [`urn:suyuan:id:${seq}`] };
  if (!text.includes(':')) throw noSuchName('There is no such event or serial number');
  return { MATCH_anyEPC: [text] };
}
