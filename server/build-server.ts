import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { codes } from '#contract/envelope.ts';
import type { App } from './app.ts';
import { noteUntrustedProxy } from './cluster/untrusted-proxy.ts';
import { endpoints } from './features/list.ts';
import { registerDirectUploads } from './files/direct-route.ts';
import { registerDownloads } from './files/download-route.ts';
import { registerTus } from './files/tus-route.ts';
import { registerPublicPages } from './pages/routes.ts';
import { isMeantForResolver, refuseSyntax, registerResolver } from './resolver/routes.ts';
import { registerReward } from './rewards/page.ts';
import { registerSurvey } from './surveys/page.ts';
import { refuseConnection, sendFailure } from './http/answer.ts';
import type { Endpoint } from './http/endpoint.ts';
import { registerHealth } from './http/health.ts';
import { logOptions } from './http/log.ts';
import { describeApi } from './http/openapi.ts';
import { callHeaders, headersOfPages } from './http/protective-headers.ts';
import { registerPages } from './http/pages.ts';
import { registerEpcis } from './epcis/routes.ts';
import { registerLog } from './events/public-log.ts';
import { registerWitness } from './events/witnesses/route.ts';
import { registerPrintControl } from './http/print-control.ts';
import { registerScanApp } from './http/scan-app.ts';
import { registerPictures } from './files/picture-route.ts';
import { readQuery } from './http/query.ts';
import { notFound } from './refusal.ts';
import { rememberWrites } from './http/own-writes.ts';
import { registerEndpoints } from './http/register.ts';
import { endSlowBodies } from './http/slow-bodies.ts';
import { registerSockets } from './http/sockets.ts';
import { takeUploads } from './http/upload.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    allow?: string;
    /** Whether it changes anything; by default everything but GET does. */
    writes?: boolean;
  }
}

/** The bare server: its logger is needed to build the rest. */
export function makeServer(settings: App['settings']): FastifyInstance {
  const server = Fastify({
    logger: logOptions(settings),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.TRUST_PROXY
      ? settings.TRUST_PROXY.split(',').map((one) => one.trim())
      : false,
    // Idle connections and endless requests are closed.
    connectionTimeout: 120_000,
    requestTimeout: 1_000_000,
    bodyLimit: 1_048_576,
    routerOptions: { querystringParser: readQuery, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Ours tell when to come back.
    return503OnClosing: false,
    // A malformed URL never reaches the routes, and a malformed header not even the server.
    frameworkErrors: (_error, request, reply) => {
      // Nor do they pass the hooks that set headers.
      void reply.headers({ 'x-request-id': request.id, ...Object.fromEntries(headersOfPages([])) });
      void (isMeantForResolver(request.url)
        ? refuseSyntax(reply)
        : sendFailure(notFound(), request, reply));
    },
    clientErrorHandler: refuseConnection,
    // One line per call, written after the response.
    logController: new LogController({ disableRequestLogging: true }),
  });
  endSlowBodies(server);
  server.setErrorHandler(sendFailure);
  // A call without a declared permission must not go live.
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api') && !route.config?.allow)
      throw new Error(`The route ${String(route.method)} ${route.url} declares no permission.`);
  });
  return server;
}

/** Seconds after which a refusal for lack of something (the database, room, a node that stops) may have passed. */
const comeBackAfter = '5';

/** Label URLs contain codes, and links to orders are secrets: only their kind is logged. */
const pathOf = (path: string, route: string) =>
  /^\/(c|draft|po|\d{2,4})\//.test(path)
    ? route === 'none'
      ? path.split('/', 2).join('/')
      : route
    : path;

/** Registers calls, sockets and pages; `extra` lets tests and benches add calls of their own. */
export async function registerRoutes(
  server: FastifyInstance,
  app: App,
  extra: Endpoint[] = [],
): Promise<void> {
  // Enabled per route: its hooks cost a small response more than they save.
  await server.register(compress, {
    global: false,
    threshold: 2_048,
    encodings: ['gzip', 'deflate'],
  });
  const all = [...endpoints, ...extra];
  const pageHeaders = headersOfPages(app.storage.origins, app.settings.PUBLIC_URL);
  server.addHook('onRequest', ({ headers, ip, socket }, _reply, done) => {
    // From a trusted proxy the address is the one that it tells.
    if (headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress)
      noteUntrustedProxy(app, ip);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    app.metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1_000);
    // Flat and through the server's own logger: serializers and a logger per request cost a fifth of a call.
    server.log.info(
      {
        reqId: request.id,
        method: request.method,
        path: pathOf(request.url.split('?', 1)[0]!, route),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.raw.setHeader('x-request-id', request.id);
    const isCall = request.url.startsWith('/api');
    // The policy applies to documents; on each of a page's sixty scripts it would outweigh some of them.
    const isDocument = !isCall && !/^\/(assets|page|scan)\//.test(request.url);
    for (const [name, value] of isDocument ? pageHeaders : callHeaders)
      reply.raw.setHeader(name, value);
    if (isCall && !reply.hasHeader('cache-control'))
      reply.raw.setHeader('cache-control', 'no-store');
    if (reply.statusCode === codes.unavailable && !reply.hasHeader('retry-after'))
      reply.raw.setHeader('retry-after', comeBackAfter);
    done();
  });
  registerHealth(server, app);
  rememberWrites(server, app);
  // Encapsulated: the plugin wraps every route of its context.
  await server.register((room) => registerSockets(room, app));
  registerEndpoints(
    server,
    app,
    all.filter((one) => !one.uploadBytes),
  );
  await server.register(async (room) => {
    await takeUploads(room);
    registerEndpoints(
      room,
      app,
      all.filter((one) => one.uploadBytes),
    );
  });
  // Each encapsulated: they parse bodies in their own way.
  await server.register((room) => registerDirectUploads(room, app));
  await server.register(async (room) => registerTus(room, app));
  await registerEpcis(server, app);
  registerPictures(server, app);
  registerDownloads(server, app);
  registerResolver(server, app);
  await registerSurvey(server, app);
  await registerReward(server, app);
  await registerPublicPages(server, app);
  // Built on first request: it takes longer than the rest of the start.
  let description: string | null = null;
  server.get(
    '/api/openapi.json',
    { config: { allow: 'public' }, compress: {} },
    (_request, reply) =>
      reply.type('application/json').send((description ??= JSON.stringify(describeApi(all)))),
  );
  registerPrintControl(server);
  registerLog(server, app);
  await registerWitness(server, app);
  await registerScanApp(server);
  const showPage = await registerPages(server, app);
  server.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|assets\/|page\/|scan\/)/.test(request.url);
    if (isPage && showPage) return showPage(reply);
    return sendFailure(notFound(), request, reply.code(codes.notFound));
  });
}
