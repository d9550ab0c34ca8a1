import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { codes, type SuccessCode } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import { permissions } from '#contract/permissions.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { fieldErrors } from '#contract/validation.ts';
import type { App } from '../app.ts';
import { readAnywhere, systemActor, transact, type Tx } from '../database/database.ts';
import { queueEvent } from '../logs/webhook-queue.ts';
import { writeOperation, type Change } from '../logs/operation-log.ts';
import { registerFields } from '../logs/operation-fields.ts';
import { findKey, isKey } from '../access/api-keys.ts';
import { plainAddress } from '../access/network.ts';
import { actorOf, rightTo, type Session } from '../access/sessions.ts';
import { languageOf } from './answer.ts';
import type { CallContext, RequestInfo, Endpoint, FileAnswer, Page } from './endpoint.ts';
import { sendFile } from './file-answer.ts';
import {
  holdBody,
  isLarge,
  lengthOf,
  mostOfAnyone,
  sharesOf,
  sharesOfAddress,
} from './held-bodies.ts';
import { claim, keepAnswer, readRepeat } from './idempotency.ts';
import { Refusal, unauthenticated } from '../refusal.ts';
import { readingOf } from './own-writes.ts';
import { tokenOf } from './token.ts';
import { readUpload } from './upload.ts';

/** The paths of an endpoint: one per login type, and web's also without prefix. */
export function pathsOf(endpoint: Endpoint): { type: LoginType; url: string }[] {
  return endpoint.types.flatMap((type) => [
    { type, url: `/api/${type}/${endpoint.path}` },
    ...(type === 'web' ? [{ type, url: `/api/${endpoint.path}` }] : []),
  ]);
}

/** Registers every declared call; an unknown permission stops the start. */
export function registerEndpoints(server: FastifyInstance, app: App, endpoints: Endpoint[]): void {
  for (const endpoint of endpoints) {
    checkDeclaration(endpoint);
    registerFields(endpoint);
    for (const { type, url } of pathsOf(endpoint))
      server.route({
        method: endpoint.method,
        url,
        exposeHeadRoute: false,
        config: { allow: endpoint.allow, writes: endpoint.writes ?? endpoint.method === 'POST' },
        // Rights and menus are long lists too, and needed at every sign-in.
        ...(endpoint.kind === 'list' || endpoint.isLong ? { compress: {} } : {}),
        bodyLimit: bodyLimitOf(endpoint),
        ...(endpoint.method === 'POST'
          ? { onRequest: (request, reply) => admitBody(app, endpoint, type, request, reply) }
          : {}),
        handler: (request, reply) => serve(app, endpoint, type, request, reply),
      });
  }
}

const usualBytes = 1_048_576;
/** Tens of thousands of codes, each of them a link as a scanner reads it, are more than a megabyte. */
const codesBytes = 4 * 1_048_576;
// The fields of a multipart body besides its file.
const uploadMargin = 65_536;
function bodyLimitOf({ allow, bodyBytes, uploadBytes, input }: Endpoint): number {
  if (uploadBytes) return uploadBytes + uploadMargin;
  if (bodyBytes) return bodyBytes;
  if (allow === 'public') return mostOfAnyone;
  return input instanceof z.ZodObject && 'codes' in input.shape ? codesBytes : usualBytes;
}

/** Large bodies are taken only from those who may make the call, and only so many at once. */
async function admitBody(
  app: App,
  endpoint: Endpoint,
  type: LoginType,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const bytes = lengthOf(request, bodyLimitOf(endpoint));
  if (!isLarge(bytes)) return;
  const shares =
    endpoint.allow === 'public'
      ? sharesOfAddress(request.ip)
      : sharesOf(await admit(app, endpoint, type, requestInfoOf(request)));
  holdBody(app, reply, shares, bytes);
}

export function checkDeclaration({ allow, method, path, types }: Endpoint): void {
  const isKnown =
    allow === 'public' || allow === 'signedIn' || Object.hasOwn(permissions, allow ?? '');
  if (!isKnown) throw new Error(`The call ${method} ${path} declares no known permission.`);
  if (types.length === 0) throw new Error(`The call ${method} ${path} serves no login type.`);
}

async function serve(
  app: App,
  endpoint: Endpoint,
  type: LoginType,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const began = performance.now();
  const language = languageOf(request);
  const requestInfo = requestInfoOf(request);
  const session =
    endpoint.allow === 'public' ? null : await admit(app, endpoint, type, requestInfo);
  const isPost = endpoint.method === 'POST';
  const upload = endpoint.uploadBytes ? await readUpload(request, endpoint.uploadBytes) : null;
  const body = upload ? upload.body : request.body;
  const input = read(
    endpoint,
    upload ? upload.fields : isPost ? bodyOf(endpoint, request) : request.query,
    language,
  );
  if (upload?.file && endpoint.readUpload)
    upload.file.content = await endpoint.readUpload(upload.file, { app, session, input });
  const prepared = await endpoint.prepare?.({ app, session, input });
  const writes = endpoint.writes ?? isPost;
  const scope = session ? scopeOf(session) : `public:${type}`;
  const repeat =
    writes && isPost && endpoint.keepAnswer !== false
      ? readRepeat(app.secrets, request.headers['idempotency-key'], scope, endpoint.path, body)
      : null;

  let after: (() => Promise<unknown> | void)[] = [];
  const attempt = async (tx: Tx | null): Promise<object> => {
    after = [];
    if (tx && repeat) {
      const earlier = await claim(tx, repeat);
      if (earlier) {
        reply.header('idempotent-replay', 'true');
        return earlier;
      }
    }
    const changes: Change[] = [];
    let isRead = false;
    let code: SuccessCode = endpoint.successCodes?.[0] ?? codes.ok;
    let told: { text: Text; params?: TextParams } = { text: endpoint.done ?? errorTexts.ok };
    const call: CallContext<unknown, Session | null> = {
      input,
      session,
      type,
      language,
      app,
      // A handler without a transaction never touches it.
      tx: tx as Tx,
      requestInfo,
      prepared,
      file: upload?.file ?? null,
      changed: (target, id, before, now) => void changes.push({ target, id, before, after: now }),
      onlyRead: () => void (isRead = true),
      tell: (text, params) => void (told = params ? { text, params } : { text }),
      succeedWith: (other) => void (code = other),
      setHeader: (name, value) => void reply.header(name, value),
      afterCommit: (work) => void after.push(work),
    };
    const result = await endpoint.run(call as CallContext<never, never>);
    if (endpoint.kind === 'file') return result as FileAnswer;
    const answer = envelope(endpoint, code, say(told.text, language, told.params), result);
    if (tx && writes && !isRead) {
      const duration = Math.round(performance.now() - began);
      await writeOperation(tx, { session, type, requestInfo, endpoint, changes, duration });
      if (session) await queueEvent(app, tx, { path: endpoint.path, type, session, changes });
    }
    if (tx && repeat) await keepAnswer(tx, repeat, answer);
    return answer;
  };

  const actor = session ? actorOf(session) : systemActor;
  const answer =
    endpoint.transaction === false
      ? await attempt(null)
      : writes || endpoint.isFresh
        ? await transact(app.database.main, actor, attempt)
        : await readAnywhere(app.database, readingOf(requestInfo, session), actor, attempt);
  for (const work of after) await work();
  // Only once it is on record that somebody has the file.
  return endpoint.kind === 'file' ? sendFile(reply, answer as FileAnswer) : answer;
}

/** Whose repeats are recognised: those of an account, or of a key. */
const scopeOf = ({ type, accountId, key }: Session) =>
  key ? `${type}:key:${key.id}` : `${type}:${accountId}`;

/** The input of a POST; with `readsQuery` the query comes first. */
function bodyOf({ readsQuery }: Endpoint, { body, query }: FastifyRequest): unknown {
  const isForm = body == null || (typeof body === 'object' && !Array.isArray(body));
  return readsQuery && isForm ? { ...body, ...(query as object) } : body;
}

export function requestInfoOf(request: FastifyRequest): RequestInfo {
  return {
    ip: plainAddress(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    token: tokenOf(request),
    cookies: request.headers.cookie ?? '',
  };
}

/** Checks that the caller is signed in with this login type and has the permission. */
export async function admit(
  app: App,
  endpoint: Pick<Endpoint, 'allow'>,
  type: LoginType,
  requestInfo: RequestInfo,
): Promise<Session> {
  const session = await findCaller(app, requestInfo);
  if (!session || session.type !== type) throw unauthenticated();
  if (endpoint.allow === 'signedIn' || endpoint.allow === 'public') {
    // What everybody may do with their own account is nothing for a key, which has none.
    if (session.key) throw new Refusal(errorTexts.forbidden, { code: codes.forbidden });
    return session;
  }
  if (session.mustChangePassword)
    throw new Refusal(errorTexts.mustChangePassword, { code: codes.locked });
  const right = rightTo(session, endpoint.allow);
  if (right === 'version' || right === 'versionExpired')
    throw new Refusal(errorTexts[right], { code: codes.version });
  if (right !== 'ok') throw new Refusal(errorTexts[right], { code: codes.forbidden });
  return session;
}

/** Who calls: a person who is signed in, or a program with a key. */
async function findCaller(app: App, { token, ip }: RequestInfo): Promise<Session | null> {
  if (!token) return null;
  if (!isKey(token)) return app.sessions.find(token);
  const session = await findKey(app, token);
  if (session && !session.key.isAllowedFrom(ip))
    throw new Refusal(errorTexts.keyAddress, { code: codes.forbidden });
  return session;
}

function read(endpoint: Endpoint, given: unknown, language: Language): unknown {
  if (!endpoint.input) return {};
  const parsed = endpoint.input.safeParse(given ?? {}, { reportInput: true });
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error, language, endpoint.fields);
  const said = errors[0]?.msg ?? say(errorTexts.invalid, language);
  throw new Refusal({ zh_CN: said, en: said, zh_TW: said }, { code: codes.invalid, errors });
}

function envelope(endpoint: Endpoint, code: SuccessCode, msg: string, result: unknown): object {
  if (endpoint.kind !== 'list') return { code, msg, data: result ?? null };
  const { rows, count, approximate, foot } = result as Page<unknown>;
  return {
    code,
    msg,
    data: rows,
    count,
    ...(approximate ? { approximate } : {}),
    ...(foot ? { foot } : {}),
  };
}
