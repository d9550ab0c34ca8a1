import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/answer.ts';
import { Refusal } from '../refusal.ts';
import { BadQuery } from './filters.ts';
import { TooLarge } from './query.ts';

/** A refusal by the standard's own name. */
export class EpcisProblem extends Error {
  readonly type: string;
  readonly status: number;
  constructor(type: string, status: number, detail: string) {
    super(detail);
    this.type = type;
    this.status = status;
  }
}

export const noSuchName = (detail: string) => new EpcisProblem('NoSuchNameException', 404, detail);

function asProblem(error: unknown): EpcisProblem | null {
  if (error instanceof EpcisProblem) return error;
  if (error instanceof BadQuery)
    return new EpcisProblem('QueryParameterException', 400, error.message);
  if (error instanceof TooLarge)
    return new EpcisProblem('QueryTooLargeException', 413, error.message);
  if (error instanceof Refusal && [401, 402, 403, 423].includes(error.code))
    return new EpcisProblem('SecurityException', error.code === 401 ? 401 : 403, error.text.en);
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413)
    return new EpcisProblem('CaptureLimitExceededException', 413, 'The document is too large');
  if (statusCode === 400)
    return new EpcisProblem('ValidationException', 400, 'The document is no JSON');
  if (statusCode === 415)
    return new EpcisProblem('UnsupportedMediaTypeException', 415, 'Only JSON is understood');
  return null;
}

/** Errors as the standard tells them (RFC 7807). */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = asProblem(error);
  if (!problem) return sendFailure(error, request, reply);
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .send({
      type: `epcisException:${problem.type}`,
      title: problem.type,
      status: problem.status,
      detail: problem.message,
      instance: request.id,
    });
}
