import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { QueryAnswer } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { requestInfoOf } from '../http/register.ts';
import { countGuess, standingOf } from '../scans/brute-force.ts';
import { guessLimits } from '../scans/risk-rules.ts';
import { scanCode } from '../scans/scan.ts';
import { originOf } from '../scans/visitor.ts';
import { activation } from './activation.ts';
import { afterRecords } from './after-records.ts';
import { textIn, type FormRequest } from './query.ts';
import { registerPageAssets } from './assets.ts';
import { checks } from './checks.ts';
import { sendCanvas } from './canvas.ts';
import { registerDrafts } from './draft.ts';
import { captchaFields, codeForm } from './forms.ts';
import { help } from './help.ts';
import { html, type Html } from './html.ts';
import { model } from './model.ts';
import { findProduct, productPage } from './product.ts';
import { registerOrderLinks } from './order-link.ts';
import { refusedPage } from './refused.ts';
import { openRepair, sendRepair } from './repair.ts';
import { mostParts, mostRepairBytes } from './repair-parts.ts';
import { combined, security } from './security.ts';
import { knowSite } from './site.ts';
import { languageIn, sendAnswer, sendPage } from './send.ts';

/** The pages behind labels: fast, and complete without scripts. */
export async function registerPublicPages(server: FastifyInstance, app: App): Promise<void> {
  await registerPageAssets(server);
  server.decorateRequest('site', null);
  await server.register(async (room) => {
    knowSite(room, app);
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    // A HEAD request is not a scan.
    const quiet = { exposeHeadRoute: false, compress: {} } as const;
    room.get('/canvas', (_request, reply) => sendCanvas(reply));
    room.get<FormRequest>('/template', quiet, (request, reply) => template(app, request, reply));
    room.get<FormRequest>('/security', quiet, (request, reply) => security(app, request, reply));
    room.post<FormRequest>('/security', (request, reply) => security(app, request, reply));
    room.get<FormRequest>('/security2', quiet, (request, reply) => combined(app, request, reply));
    room.get<FormRequest>('/activation', quiet, (request, reply) =>
      activation(server, app, request, reply),
    );
    room.post<FormRequest>('/activation', (request, reply) =>
      activation(server, app, request, reply),
    );
    room.post<FormRequest>('/security2', (request, reply) => combined(app, request, reply));
    room.get<FormRequest>('/repair', quiet, (request, reply) => openRepair(app, request, reply));
    room.get<FormRequest>('/afterrecords', quiet, (request, reply) =>
      afterRecords(app, request, reply),
    );
    room.post<FormRequest>('/afterrecords', (request, reply) => afterRecords(app, request, reply));
    room.get<FormRequest>('/checks', quiet, (request, reply) => checks(app, request, reply));
    room.get<FormRequest>('/threedModel', quiet, (request, reply) => model(app, request, reply));
    room.get<FormRequest>('/help', quiet, (request, reply) => help(app, request, reply));
  });
  registerDrafts(server, app);
  await registerOrderLinks(server, app);
  await server.register((room) => takeRepairs(room, server, app));
}

/** Encapsulated: it parses its body in its own way. */
async function takeRepairs(room: FastifyInstance, server: FastifyInstance, app: App) {
  knowSite(room, app);
  await room.register(multipart, { throwFileSizeLimit: false, limits: mostParts });
  room.post<FormRequest>('/repair', { bodyLimit: mostRepairBytes }, (request, reply) =>
    sendRepair(server, app, request, reply),
  );
}

/** `/template?code=`: the verdict and the product; `?gtin=` shows a product without an item. */
async function template(app: App, request: FastifyRequest<FormRequest>, reply: FastifyReply) {
  const language = languageIn(request);
  const title = say(texts.title, language);
  const code = textIn(request.query, 'code');
  const gtin = textIn(request.query, 'gtin');
  if (code === '' && gtin !== '') return showProduct(app, reply, gtin, title);
  if (code === '') return sendPage(reply, language, title, codeForm(language, ''));
  const { answer, cookie, seen } = await scanCode(app, {
    code,
    requestInfo: requestInfoOf(request),
    language,
    captcha: textIn(request.query, 'captcha'),
    key: textIn(request.query, 'key'),
  });
  if (cookie) reply.header('set-cookie', cookie);
  return sendAnswer(app, reply, {
    page: 'code',
    ...{ answer, seen },
    language,
    title,
    below: await belowAnswer(app, answer, code, language),
    hidden: ['captcha', 'key'],
  });
}

/** A product without an item. Numbers that nobody has are counted as the resolver counts them. */
async function showProduct(app: App, reply: FastifyReply, gtin: string, title: string) {
  const language = languageIn(reply.request);
  const origin = originOf(app, reply.request.ip);
  if (standingOf(app, origin) === 'blocked')
    return sendPage(reply.code(429), language, title, refusedPage('throttled', language));
  const product = await findProduct(app, gtin);
  if (product) return sendPage(reply, language, product.name, productPage(product, language));
  await countGuess(app, { origin, limits: await guessLimits(app), line: null });
  return sendPage(reply.code(404), language, title, codeForm(language, ''));
}

/** The next step: the security code, or another try. */
async function belowAnswer(
  app: App,
  { captcha, result }: QueryAnswer,
  code: string,
  language: Language,
): Promise<Html> {
  if (result)
    return html`<a
      class="act"
      href="/security?sn=${encodeURIComponent(result.serial_number || code)}&language=${language}"
      >${say(texts.scratch, language)}</a
    >`;
  const more = captcha ? await captchaFields(app, language) : null;
  return codeForm(language, code, { more, isBelow: true });
}
