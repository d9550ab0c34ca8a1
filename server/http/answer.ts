import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codes, type Failure } from '#contract/envelope.ts';
import { defaultLanguage, readLanguage, type Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { isRetryable } from '../database/database.ts';
import { isAway } from '../database/line.ts';
import { notFound, Refusal } from '../refusal.ts';

/** The language of a request: the `lang` header first, then what the browser prefers. */
export function languageOf(request: FastifyRequest): Language {
  const own = request.headers.lang;
  return readLanguage(typeof own === 'string' ? own : request.headers['accept-language']);
}

// Values PostgreSQL cannot take: a bad byte sequence, a number or date out of its range.
const unstorable = new Set(['22021', '22P05', '22003', '22007', '22008', '22P02']);

/** No room: for PostgreSQL, or for a file of ours. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** PostgreSQL is short of something else: connections, memory. */
const isShort = (code = '') => /^53\w{3}$/.test(code);

/** Turns any error of a call into a refusal with a text; only internal errors stay unexplained. */
function explain(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refusal(errorTexts.tooLarge, { code: codes.tooLarge });
  if (statusCode === 429) return new Refusal(errorTexts.tooMany, { code: codes.tooMany });
  if (code && full.has(code))
    return new Refusal(errorTexts.storageFull, { code: codes.unavailable });
  // So many wanted the same rows that giving way several times did not help.
  if (isShort(code) || isRetryable(error))
    return new Refusal(errorTexts.busy, { code: codes.unavailable });
  if (statusCode === 503 || isAway(error))
    return new Refusal(errorTexts.unavailable, { code: codes.unavailable });
  // A file that must not be named: whether it is there is nobody's business.
  if (statusCode === 403) return notFound();
  if (statusCode === 400 || statusCode === 415)
    return new Refusal(errorTexts.badJson, { code: codes.invalid });
  if (code && unstorable.has(code)) return new Refusal(errorTexts.invalid, { code: codes.invalid });
  return null;
}

export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(request);
  const refusal = explain(error);
  if (!refusal) {
    request.log.error({ err: error }, 'call failed');
    const body: Failure = {
      code: codes.internal,
      msg: say(errorTexts.internal, language, { id: request.id }),
      request_id: request.id,
    };
    return reply.code(500).send(body);
  }
  const { params, field, data, errors } = refusal.details;
  const msg = say(refusal.text, language, params);
  const body: Failure = { code: refusal.code, msg };
  if (data !== undefined) body.data = data;
  if (errors) body.errors = typeof errors === 'function' ? errors(language) : errors;
  else if (field) body.errors = [{ field, msg }];
  return reply.code(refusal.code).send(body);
}

const headFaults: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The answer to malformed requests, in the same shape. */
export function refuseConnection(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = headFaults[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ code, msg: say(errorTexts.invalid, defaultLanguage) });
  socket.end(
    `HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
