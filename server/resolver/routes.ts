import type { FastifyInstance, FastifyReply } from 'fastify';
import { primaryKeys } from '#contract/gs1/application-identifiers.ts';
import { decompress } from '#contract/gs1/compressed-link.ts';
import { digitalLinkUrl, parseDigitalLink, type DigitalLink } from '#contract/gs1/digital-link.ts';
import { say, t, type Text } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { names, prefersPage } from '../http/accept.ts';
import { languageOf } from '../http/answer.ts';
import { refusedPage, type RefusedLink } from '../pages/refused.ts';
import { languageIn, sendPage } from '../pages/send.ts';
import { publicAddress } from '../identifiers/code-texts.ts';
import { findItem, foundKeys } from '../identifiers/find-item.ts';
import { countGuess, standingOf } from '../scans/brute-force.ts';
import { guessLimits } from '../scans/risk-rules.ts';
import { originOf } from '../scans/visitor.ts';
import { registerCodeKeys } from './code-keys.ts';
import { linkHeader, linksetOf, linksOf, targetsOf, typeName, vocabulary, whole } from './links.ts';

const badSyntax = t(
  '这不是有效的 GS1 数字链接',
  'This is not a valid GS1 Digital Link',
  '這不是有效的 GS1 數位連結',
);
const linksetType = 'application/linkset+json';

/** Without `PUBLIC_URL` redirects are relative: who asks chooses the Host header, and answers may be kept for others. */
const baseOf = ({ settings }: App) => settings.PUBLIC_URL ?? '';

/** Whoever asks may want to pass on something, for example where the code was printed. What the page needs stays. */
function withQuery(href: string, query: string): string {
  const [before = '', hash] = href.split(/(#.*)/s);
  const own = new URLSearchParams(before.split(/\?(.*)/s)[1]);
  const more = [...new URLSearchParams(query)].filter(([name]) => !own.has(name));
  if (more.length === 0) return href;
  const sign = before.includes('?') ? '&' : '?';
  return `${before}${sign}${new URLSearchParams(more)}${hash ?? ''}`;
}

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
      supportedPrimaryKeys: foundKeys,
      supportedLinkType: [{ namespace: vocabulary, prefix: 'gs1:' }],
      linkTypeDefaultCanBeLinkset: false,
    }),
  );
  registerCodeKeys(server, app);
  server.get('/:compressed(^[\\w-]{10,}$)', (request, reply) => {
    const [path = '', query = ''] = request.url.split(/\?(.*)/s);
    const long = lengthened(path.replace(/\/$/, ''), query);
    return long ? resolve(app, reply, long) : reply.callNotFound();
  });
  for (const key of primaryKeys.keys()) {
    server.get(`/${key}/*`, (request, reply) => {
      const [path = '', query = ''] = request.url.split(/\?(.*)/s);
      // People end addresses with a slash, though links never do.
      const bare = path.replace(/\/$/, '');
      const link = parseDigitalLink(bare, query);
      // A resolver may be below any path; this one is at the root.
      if (link && path.startsWith(`/${link.key.ai}/`)) return resolve(app, reply, { link, query });
      const long = lengthened(bare, query);
      return long ? resolve(app, reply, long) : refuseSyntax(reply);
    });
    server.options(`/${key}/*`, (_request, reply) =>
      open(reply)
        .header('allow', methods)
        .header('access-control-allow-headers', 'accept, accept-language')
        .header('access-control-max-age', '86400')
        .code(204)
        .send(),
    );
  }
}

/** A link, what its URL asks beside it, and its long form if it came compressed. */
type Asked = { link: DigitalLink; query: string; sameAs?: string };

/** A link that is compressed, wholly or behind its key. */
function lengthened(path: string, query: string): Asked | null {
  const parts = path.slice(1).split('/');
  const found = decompress(parts.pop()!);
  if (!found || (parts.length !== 0 && parts.length !== 2)) return null;
  const [ai, value] = parts;
  const key = ai === undefined ? [] : [{ ai, value: value! }];
  const url = digitalLinkUrl('', [...key, ...found.elements]);
  if (url === null) return null;
  const [before = '', attributes = ''] = url.split('?');
  const more = new URLSearchParams([...new URLSearchParams(query), ...found.others]).toString();
  const all = [attributes, more].filter((one) => one !== '').join('&');
  const link = parseDigitalLink(before, all);
  return link && { link, query: all, sameAs: before + (all === '' ? '' : `?${all}`) };
}

const methods = 'GET, HEAD, OPTIONS';
// Browsers on other sites may read these.
const open = (reply: FastifyReply) =>
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-allow-methods', methods)
    .header('access-control-expose-headers', 'link');
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

async function resolve(app: App, reply: FastifyReply, { link, query, sameAs }: Asked) {
  const { request } = reply;
  const language = languageOf(request);
  const origin = originOf(app, request.ip);
  if (standingOf(app, origin) === 'blocked') return refuse(reply, 'throttled');
  const item = await findItem(app, link);
  if (!item) {
    await countGuess(app, { origin, limits: await guessLimits(app), line: null });
    return refuse(reply, 'unknown');
  }
  const links = linksOf(link, item, language);
  const root = publicAddress(app);
  open(reply)
    .header('vary', 'accept, accept-language')
    .header('link', linkHeader(root, links, language, sameAs));
  const given = new URLSearchParams(query).get('linkType');
  const asked = given === null ? null : typeName(given);
  const wantsAll =
    asked === 'linkset' ||
    asked === 'all' ||
    (asked === null && names(request.headers.accept ?? '', linksetType));
  if (wantsAll)
    return reply.type(`${linksetType}; charset=utf-8`).send(JSON.stringify(linksetOf(root, links)));
  const [{ isDefault }] = links;
  const [target] =
    asked === null || asked === 'defaultLink' ? [isDefault] : targetsOf(links, asked);
  if (!target) return refuse(reply, 'linkType', isDefault.href);
  return lead(reply, withQuery(whole(baseOf(app), target.href), query));
}
