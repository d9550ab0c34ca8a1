import type { FastifyRequest } from 'fastify';

/** The token of a request, if it has one. */
export const tokenOf = ({ headers }: FastifyRequest): string | null =>
  headers.authorization ? headers.authorization.replace(/^Bearer\s+/i, '') : null;
