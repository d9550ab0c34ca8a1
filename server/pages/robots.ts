import type { FastifyReply } from 'fastify';

/**
 * Crawlers stay away: to open the address of a code is a scan, which is counted and judged. Only what is the same for
 * everybody may be read.
 */
const rules = ['User-agent: *', 'Allow: /$', 'Allow: /help', 'Allow: /login', 'Disallow: /', ''];

export const sendRobots = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=86400')
    .type('text/plain; charset=utf-8')
    .send(rules.join('\n'));
