import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { primaryKeys } from '#contract/gs1/application-identifiers.ts';
import { parseDigitalLink } from '#contract/gs1/digital-link.ts';
import { say, t, type Text } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { prefersPage } from '../http/accept.ts';
import { languageOf } from '../http/answer.ts';
import { refusedPage, type RefusedLink } from '../pages/refused.ts';
import { languageIn, sendPage } from '../pages/send.ts';
import { publicAddress } from '../identifiers/code-texts.ts';
import { findItem } from '../identifiers/find-item.ts';
import { countGuess, standingOf } from '../scans/brute-force.ts';
import { guessLimits } from '../scans/risk-rules.ts';
import { originOf } from '../scans/visitor.ts';
import { linkHeader, linksetOf, linksOf, typeName, vocabulary } from './links.ts';

const badSyntax = t(
  '这不是有效的 GS1 数字链接',
  'This is not a valid GS1 Digital Link',
  '這不是有效的 GS1 數位連結',
);
const linksetType = 'application/linkset+json';

/** Without `PUBLIC_URL` links are relative: who asks chooses the Host header, and answers may be kept for others. */
const baseOf = ({ settings }: App) => settings.PUBLIC_URL ?? '';

/** Label URLs: our short ones and GS1 Digital Links. They redirect to the page, which scans and counts. */
export function registerResolver(server: FastifyInstance, app: App): void {
  server.get<{ Params: { code: string }; Querystring: { language?: unknown } }>(
    '/c/:code',
    ({ params: { code }, query: { language } }, reply) => {
      const asked = new URLSearchParams({ code });
      if (typeof language === 'string') asked.set('language', language);
      return lead(reply, `/template?${asked}`);
    },
  );
  server.get('/.well-known/gs1resolver', (_request, reply) =>
    open(reply).send({
      name: 'Suyuan 溯源',
      resolverRoot: publicAddress(app),
      supportedPrimaryKeys: [...primaryKeys.keys()],
      supportedLinkType: [{ namespace: vocabulary, prefix: 'gs1', profile: vocabulary }],
      linkTypeDefaultCanBeLinkset: false,
      supportedContextValuesEnumerated: [],
    }),
  );
  for (const key of primaryKeys.keys())
    server.get(`/${key}/*`, (request, reply) => resolve(app, request, reply));
}

// Browsers on other sites may read these.
const open = (reply: FastifyReply) => reply.header('access-control-allow-origin', '*');
const lead = (reply: FastifyReply, to: string) =>
  reply.header('cache-control', 'no-store').redirect(to, 307);

const refusals: Record<RefusedLink, { code: 400 | 404 | 429; text: Text }> = {
  syntax: { code: 400, text: badSyntax },
  unknown: { code: 404, text: errorTexts.notFound },
  linkType: { code: 404, text: errorTexts.notFound },
  throttled: { code: 429, text: errorTexts.tooMany },
};

/** People get a page, programs get data; both with the same status. */
function refuse(reply: FastifyReply, why: RefusedLink, product?: string) {
  const { request } = reply;
  const { code, text } = refusals[why];
  open(reply).code(code).header('vary', 'accept, accept-language');
  if (prefersPage(request.headers.accept)) {
    const language = languageIn(request);
    const title = say(publicPageTexts.refused[why], language);
    return sendPage(reply, language, title, refusedPage(why, language, product));
  }
  const msg = say(text, languageOf(request));
  return reply.header('cache-control', 'no-store').send({ code, msg });
}

/** Whether an invalid URL was meant as a Digital Link. */
export const isMeantForResolver = (url: string): boolean =>
  primaryKeys.has(url.split('/', 2)[1] ?? '');

export const refuseSyntax = (reply: FastifyReply) => refuse(reply, 'syntax');

async function resolve(app: App, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request);
  const [path = '', query = ''] = request.url.split(/\?(.*)/s);
  const link = parseDigitalLink(path, query);
  // A resolver may be below any path; this one is at the root.
  if (!link || !path.startsWith(`/${link.key.ai}/`)) return refuseSyntax(reply);
  const origin = originOf(app, request.ip);
  if (standingOf(app, origin) === 'blocked') return refuse(reply, 'throttled');
  const item = await findItem(app, link);
  if (!item) {
    await countGuess(app, { origin, limits: await guessLimits(app), line: null });
    return refuse(reply, 'unknown');
  }
  const links = linksOf(baseOf(app), link, item, language);
  open(reply)
    .header('access-control-expose-headers', 'link')
    .header('vary', 'accept, accept-language')
    .header('link', linkHeader(links));
  const given = new URLSearchParams(query).get('linkType');
  const asked = given === null ? null : typeName(given);
  const wantsAll =
    asked === 'linkset' ||
    asked === 'all' ||
    (asked === null && (request.headers.accept ?? '').includes(linksetType));
  if (wantsAll)
    return reply.type(`${linksetType}; charset=utf-8`).send(JSON.stringify(linksetOf(links)));
  const target =
    asked === null || asked === 'defaultLink' ? links.isDefault : links.byType.get(asked)?.[0];
  if (!target) return refuse(reply, 'linkType', links.isDefault.href);
  return lead(reply, target.href);
}
