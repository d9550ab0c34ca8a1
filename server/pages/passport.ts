import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileAddress } from '#contract/files.ts';
import { viewLevels, type ViewLevel } from '#contract/passports/facts.ts';
import { passportPage as texts } from '#contract/passports/texts.ts';
import { say, type Text } from '#contract/text.ts';
import { charge } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { signedAddress } from '../files/addresses.ts';
import { names } from '../http/accept.ts';
import { publicAddress } from '../identifiers/code-texts.ts';
import { draftOf, readPreview } from '../passports/draft.ts';
import { findUnit, itemFactsOf, readUnitAddress } from '../passports/item.ts';
import { passportJsonLd } from '../passports/json-ld.ts';
import { findLink, noteVisit, type OpenedLink } from '../passports/links.ts';
import { publishedAt, publishedBy, type Published } from '../passports/published.ts';
import { shownTo } from '../passports/shown.ts';
import { countGuess, standingOf } from '../scans/brute-force.ts';
import { guessLimits } from '../scans/risk-rules.ts';
import { originOf } from '../scans/visitor.ts';
import { html } from './html.ts';
import { passportMessage, passportView, type PassportView } from './passport-page.ts';
import { inWords } from './passport-facts.ts';
import { textIn, type FormRequest } from './query.ts';
import { languageIn, sendPage } from './send.ts';
import { serviceHead, serviceOf } from './service-head.ts';

type Request = FastifyRequest<FormRequest & { Params: { id: string; '*': string } }>;
type Shape = FormRequest & { Params: { id: string; '*': string } };

/** What one link may be used: far more than people do, far less than programs that copy everything. */
const perLink = { hits: 600, windowSeconds: 900 };
const longestSerial = 512;
const jsonLd = 'application/ld+json';

/** `/dpp/…`: the product passport, as a page and as linked data. */
export function registerPassports(room: FastifyInstance, app: App): void {
  const quiet = { exposeHeadRoute: false, compress: {} } as const;
  room.get<Shape>('/dpp/:id', quiet, (request, reply) => openPublic(app, request, reply));
  // Tokens are longer than a parameter may be.
  room.get<Shape>('/dpp/unit/*', quiet, (request, reply) => openUnit(app, request, reply));
  room.get<Shape>('/dpp/preview/*', quiet, (request, reply) => openPreview(app, request, reply));
  room.get<Shape>('/dpp/access/*', quiet, (request, reply) => openAccess(app, request, reply));
}

const wantsData = ({ query, headers }: Request): boolean =>
  textIn(query, 'format') === 'jsonld' ||
  names(headers.accept ?? '', jsonLd) ||
  names(headers.accept ?? '', 'application/json');

/** Whoever has the address sees more than the public: it must not travel on, nor be kept or found. */
const secret = (reply: FastifyReply): FastifyReply =>
  reply
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'no-store');

function refuse(request: Request, reply: FastifyReply, code: 404 | 429): FastifyReply {
  const language = languageIn(request);
  const isMany = code === 429;
  const text: Text = isMany ? texts.refused.throttled : texts.refused.unknown;
  reply.code(code).header('vary', 'accept, accept-language');
  if (wantsData(request))
    return reply.header('cache-control', 'no-store').send({ code, msg: say(text, language) });
  const more = isMany ? null : texts.refused.unknownLine;
  return sendPage(reply, language, say(text, language), passportMessage(language, text, more));
}

const isResting = (app: App, request: Request) =>
  standingOf(app, originOf(app, request.ip)) === 'blocked';

/** What leads nowhere is counted like a guessed code, whatever it was. */
async function refuseUnknown(app: App, request: Request, reply: FastifyReply) {
  const origin = originOf(app, request.ip);
  await countGuess(app, { origin, limits: await guessLimits(app), line: null });
  return refuse(request, reply, 404);
}

const reading = <T>(app: App, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transact(app.database.main, systemActor, work);

type Shown = {
  passport: Published;
  level: ViewLevel;
  unit?: { seq: number; serial: string } | null;
  more?: Pick<PassportView, 'lookUp' | 'scan' | 'preview'>;
};

/** The passport as a page or as data, both of the same value. */
async function send(app: App, request: Request, reply: FastifyReply, asked: Shown) {
  const { passport, level, unit, more = {} } = asked;
  const language = languageIn(request);
  const facts = unit && (await reading(app, (tx) => itemFactsOf(tx, passport, unit.seq)));
  const shown = shownTo(passport, level, facts ? { serial: unit.serial, ...facts } : null);
  const files = (url: string) =>
    level !== 'public' && fileAddress.test(url)
      ? signedAddress(app.secrets, url.slice(url.lastIndexOf('/') + 1))
      : url;
  reply.header('vary', 'accept, accept-language, authorization');
  const root = publicAddress(app);
  if (wantsData(request)) {
    const address = `${root}/dpp/${passport.publicId}`;
    if (level === 'public' && !more.preview) reply.header('access-control-allow-origin', '*');
    return reply
      .header('cache-control', 'no-store')
      .type(`${jsonLd}; charset=utf-8`)
      .send(JSON.stringify(passportJsonLd(shown, { address, root, files })));
  }
  const here = new URL(request.url, 'http://page');
  here.searchParams.set('format', 'jsonld');
  const data = here.pathname + here.search;
  const title = `${inWords(shown.identity.name, language)} · ${say(texts.title, language)}`;
  const head = serviceHead(await serviceOf(app, passport.company, language), language);
  const body = html`${head}${passportView({ shown, language, files, data, ...more })}`;
  return sendPage(reply, language, title, body);
}

const bearerIn = ({ headers }: Request): string | null =>
  /^Bearer ([\w-]{20,64})$/.exec(headers.authorization ?? '')?.[1] ?? null;

/**
 * What anyone may see of a passport. A serial number beside it is neither confirmed nor denied: it is not looked for, and
 * leads to the page of a scan, which counts guesses.
 */
async function openPublic(app: App, request: Request, reply: FastifyReply) {
  const token = bearerIn(request);
  if (token !== null) return openLink(app, request, reply, token);
  if (isResting(app, request)) return refuse(request, reply, 429);
  const passport = await reading(app, (tx) => publishedAt(tx, request.params.id));
  if (!passport) return refuseUnknown(app, request, reply);
  const serial = textIn(request.query, 'serial').slice(0, longestSerial);
  const { granularity } = passport.content.identity;
  const asked = new URLSearchParams({ code: serial, language: languageIn(request) });
  const scan = serial !== '' && granularity !== 'model' ? `/template?${asked}` : undefined;
  return send(app, request, reply, {
    passport,
    level: 'public',
    ...(scan && { more: { scan } }),
  });
}

/** What would be public if it were published now, as each of the three would see it. */
async function openPreview(app: App, request: Request, reply: FastifyReply) {
  secret(reply);
  if (isResting(app, request)) return refuse(request, reply, 429);
  const asked = readPreview(app, request.params['*']);
  const passport = asked && (await reading(app, (tx) => draftOf(tx, asked)));
  if (!passport) return refuseUnknown(app, request, reply);
  const wanted = textIn(request.query, 'level');
  const level = viewLevels.find((one) => one === wanted) ?? 'public';
  const here = new URL(request.url, 'http://page').pathname;
  return send(app, request, reply, { passport, level, more: { preview: here } });
}

/** The unit that somebody has just scanned. */
async function openUnit(app: App, request: Request, reply: FastifyReply) {
  secret(reply);
  if (isResting(app, request)) return refuse(request, reply, 429);
  const seen = readUnitAddress(app, request.params['*']);
  const passport =
    seen && (await reading(app, (tx) => publishedBy(tx, seen.company, seen.passport)));
  if (!seen || !passport) return refuseUnknown(app, request, reply);
  const unit = { seq: seen.seq, serial: seen.code };
  return send(app, request, reply, { passport, level: 'public', unit });
}

const openAccess = (app: App, request: Request, reply: FastifyReply) =>
  openLink(app, request, reply, request.params['*']);

/** A partner or an authority: by its link, or by the same token in a header. */
async function openLink(app: App, request: Request, reply: FastifyReply, token: string) {
  secret(reply);
  if (isResting(app, request)) return refuse(request, reply, 429);
  const link = await reading(app, (tx) => findLink(app, tx, token));
  // The token in a header opens the passport of the address only.
  const { id } = request.params;
  if (!link || (id !== undefined && id !== link.passport.publicId))
    return refuseUnknown(app, request, reply);
  const { passport } = link;
  const { blockedSeconds } = await charge(
    app.database.sidePool,
    `passport link:${passport.company}:${link.id}`,
    perLink,
  );
  if (blockedSeconds > 0) return refuse(request, reply, 429);
  const serial = textIn(request.query, 'serial').trim().slice(0, longestSerial);
  const seq = await visit(app, link, serial, wantsData(request));
  const isWrong = serial !== '' && seq === null;
  if (isWrong) {
    const origin = originOf(app, request.ip);
    await countGuess(app, { origin, limits: await guessLimits(app), line: null });
    if (wantsData(request)) return refuse(request, reply, 404);
  }
  const here = new URL(request.url, 'http://page').pathname;
  const canLookUp = passport.content.identity.granularity !== 'model';
  return send(app, request, reply, {
    passport,
    level: link.level,
    unit: seq === null ? null : { seq, serial },
    ...(canLookUp && { more: { lookUp: { here, typed: serial, isWrong } } }),
  });
}

/** Notes the visit, and finds the unit that was asked for. */
const visit = (app: App, link: OpenedLink, serial: string, asData: boolean) =>
  reading(app, async (tx) => {
    await noteVisit(tx, link, serial, asData);
    return serial === '' ? null : findUnit(app, tx, link.passport, serial);
  });
