import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bizSteps, dispositions, eventTypes } from '#contract/epcis/vocabulary.ts';
import type { Permission } from '#contract/permissions.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { Query } from './filters.ts';
import { addQuery, namedQueries, namedQuery, removeQuery } from './named-queries.ts';
import { officialContext } from './read-event.ts';

export const read: Permission = 'trace:query:epcis';
export const write: Permission = 'trace:query:capture';

export type Work<T> = (tx: Tx, session: StaffSession) => Promise<T>;
export type Reading = { config: { allow: Permission } };
export type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  name: string,
  fixed: (tx: Tx, session: StaffSession) => Promise<Query> | Query,
) => Promise<FastifyReply>;

/** The events of one type, step, place or thing. */
export function registerResources(
  server: FastifyInstance,
  prefix: string,
  reading: Reading,
  answer: Answer,
) {
  const resources = {
    eventTypes: 'eventType',
    bizSteps: 'EQ_bizStep',
    dispositions: 'EQ_disposition',
    epcs: 'MATCH_anyEPC',
    readPoints: 'EQ_readPoint',
    bizLocations: 'EQ_bizLocation',
  };
  for (const [name, parameter] of Object.entries(resources))
    server.get<{ Params: { value: string } }>(
      `${prefix}/${name}/:value/events`,
      reading,
      (request, reply) => {
        const { value } = request.params;
        return answer(
          request,
          reply,
          `/${name}/${encodeURIComponent(value)}/events`,
          'SimpleEventQuery',
          () => ({
            [parameter]: [value],
          }),
        );
      },
    );
  const known = { eventTypes, bizSteps, dispositions };
  for (const [name, member] of Object.entries(known))
    server.get(`${prefix}/${name}`, { config: { allow: 'public' } }, () => ({
      '@context': officialContext,
      type: 'Collection',
      member,
    }));
}

type Tools = {
  app: App;
  reading: Reading;
  writing: object;
  act: <T>(request: FastifyRequest, allow: Permission, work: Work<T>) => Promise<T>;
  log: (
    tx: Tx,
    request: FastifyRequest,
    session: StaffSession,
    path: string,
    after: object,
  ) => Promise<void>;
  json: (request: FastifyRequest) => unknown;
  answer: Answer;
};

/** Queries kept under a name. */
export function registerQueries(
  server: FastifyInstance,
  prefix: string,
  { app, reading, writing, act, log, json, answer }: Tools,
): void {
  type Named = { Params: { name: string } };
  const path = `${prefix}/queries`;
  server.get(path, reading, (request) =>
    act(request, read, async (tx, session) => ({
      queries: await namedQueries(tx, session.companyId),
    })),
  );
  server.post(path, { ...writing, config: { allow: write } }, async (request, reply) => {
    const name = await act(request, write, async (tx, session) => {
      const given = json(request);
      const by = { app, tx, companyId: session.companyId, account: session.accountId };
      const added = await addQuery(by, given);
      await log(tx, request, session, 'epcis/queries', { name: added });
      return added;
    });
    return reply.code(201).header('location', `${path}/${name}`).send();
  });
  server.get<Named>(`${path}/:name`, reading, (request) =>
    act(request, read, (tx, session) => namedQuery(tx, session.companyId, request.params.name)),
  );
  server.delete<Named>(`${path}/:name`, { config: { allow: write } }, async (request, reply) => {
    await act(request, write, async (tx, session) => {
      await removeQuery(tx, session.companyId, request.params.name);
      await log(tx, request, session, 'epcis/queries', { removed: request.params.name });
    });
    return reply.code(204).send();
  });
  server.get<Named>(`${path}/:name/events`, reading, (request, reply) => {
    const { name } = request.params;
    return answer(
      request,
      reply,
      `/queries/${name}/events`,
      name,
      async (tx, session) => (await namedQuery(tx, session.companyId, name)).query,
    );
  });
}
