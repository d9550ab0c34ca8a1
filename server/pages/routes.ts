import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGrave } from '#contract/codes/verdicts.ts';
import type { QueryAnswer } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { translated } from '#contract/translated.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { warrantyCardTexts } from '#contract/texts/warranty-card.ts';
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
import { points } from './points.ts';
import { pointsOffer } from './points-offer.ts';
import { privacy } from './privacy.ts';
import { findProduct, productPage } from './product.ts';
import { registerOrderLinks } from './order-link.ts';
import { registerPassports } from './passport.ts';
import { refusedPage } from './refused.ts';
import { sendRobots } from './robots.ts';
import { openReport, sendReport } from './report.ts';
import { reportOffer } from './report-offer.ts';
import { trackReport } from './report-track.ts';
import { openRepair, sendRepair } from './repair.ts';
import { mostParts, mostRepairBytes } from './repair-parts.ts';
import { combined, security } from './security.ts';
import { search } from './search.ts';
import { knowSite } from './site.ts';
import { languageIn, sendAnswer, sendPage } from './send.ts';
import { takeTap } from './taps.ts';
import { registerWarranties } from './warranty.ts';

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
    room.get('/robots.txt', (_request, reply) => sendRobots(reply));
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
    room.get<FormRequest>('/report', quiet, (request, reply) => openReport(app, request, reply));
    room.get<FormRequest>('/report/track', quiet, (request, reply) =>
      trackReport(app, request, reply),
    );
    room.post<FormRequest>('/report/track', (request, reply) => trackReport(app, request, reply));
    room.get<FormRequest>('/afterrecords', quiet, (request, reply) =>
      afterRecords(server, app, request, reply),
    );
    room.post<FormRequest>('/afterrecords', (request, reply) =>
      afterRecords(server, app, request, reply),
    );
    room.get<FormRequest>('/points', quiet, (request, reply) =>
      points(server, app, request, reply),
    );
    room.post<FormRequest>('/points', (request, reply) => points(server, app, request, reply));
    room.get<FormRequest>('/checks', quiet, (request, reply) => checks(app, request, reply));
    room.get<FormRequest>('/search', quiet, (request, reply) => search(app, request, reply));
    room.get<FormRequest>('/threedModel', quiet, (request, reply) => model(app, request, reply));
    type Notice = FormRequest & { Params: { company?: string; notice: string } };
    room.get<Notice>('/privacy/:notice', quiet, (request, reply) => privacy(app, request, reply));
    room.get<Notice>('/privacy/:company/:notice', quiet, (request, reply) =>
      privacy(app, request, reply),
    );
    registerWarranties(room, app);
    registerPassports(room, app);
    room.post<FormRequest>('/tap', (request, reply) => takeTap(app, request, reply));
    room.get<FormRequest>('/help', quiet, (request, reply) => help(app, request, reply));
  });
  registerDrafts(server, app);
  await registerOrderLinks(server, app);
  await server.register((room) => takeForms(room, server, app));
}

/** Forms with photos. Encapsulated: they parse their bodies in their own way. */
async function takeForms(room: FastifyInstance, server: FastifyInstance, app: App) {
  knowSite(room, app);
  await room.register(multipart, { throwFileSizeLimit: false, limits: mostParts });
  room.post<FormRequest>('/repair', { bodyLimit: mostRepairBytes }, (request, reply) =>
    sendRepair(server, app, request, reply),
  );
  room.post<FormRequest>('/report', { bodyLimit: mostRepairBytes }, (request, reply) =>
    sendReport(server, app, request, reply),
  );
}

/** `/template?code=`: the verdict and the product; `?gtin=` shows a product without an item, `id` is a scan of its brand. */
async function template(app: App, request: FastifyRequest<FormRequest>, reply: FastifyReply) {
  const language = languageIn(request);
  const title = say(texts.title, language);
  const code = textIn(request.query, 'code');
  const gtin = textIn(request.query, 'gtin');
  if (code === '' && gtin !== '') return showProduct(app, request, reply, gtin, title);
  if (code === '') return sendPage(reply, language, title, codeForm(language, ''));
  const { answer, cookies, seen, company } = await scanCode(app, {
    code,
    requestInfo: requestInfoOf(request),
    language,
    captcha: textIn(request.query, 'captcha'),
    key: textIn(request.query, 'key'),
  });
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  return sendAnswer(app, reply, {
    page: 'code',
    ...{ answer, seen, company },
    language,
    title,
    below: html`${await belowAnswer(app, answer, code, language)}
    ${await pointsOffer(app, { answer, seen }, language)}`,
    report: await reportOffer(app, answer, code, language),
    hidden: ['captcha', 'key'],
  });
}

/** A product without an item. Numbers that nobody has are counted as the resolver counts them. */
async function showProduct(
  app: App,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
  gtin: string,
  title: string,
) {
  const language = languageIn(request);
  const origin = originOf(app, request.ip);
  if (standingOf(app, origin) === 'blocked')
    return sendPage(reply.code(429), language, title, refusedPage('throttled', language));
  const product = await findProduct(app, gtin, textIn(request.query, 'id'));
  if (product)
    return sendPage(
      reply,
      language,
      translated(product, 'name', language),
      productPage(product, language),
    );
  await countGuess(app, { origin, limits: await guessLimits(app), line: null });
  return sendPage(reply.code(404), language, title, codeForm(language, ''));
}

/** The next step: the security code, or another try. */
async function belowAnswer(
  app: App,
  answer: QueryAnswer,
  code: string,
  language: Language,
): Promise<Html | null> {
  const { verdict, captcha, result } = answer;
  // What is recalled is recalled, whatever else is checked.
  if (verdict === 'RECALLED') return null;
  if (result) {
    const sn = encodeURIComponent(result.serial_number || code);
    return html`<a class="act" href="/security?sn=${sn}&language=${language}"
        >${say(texts.scratch, language)}</a
      >
      ${
        result.expire_time === 0 || isGrave(answer)
          ? null
          : html`<a class="act" href="/warranty?sn=${sn}&language=${language}"
              >${say(warrantyCardTexts.open, language)}</a
            >`
      }`;
  }
  const more = captcha ? await captchaFields(app, language) : null;
  return codeForm(language, code, { more, isBelow: true });
}
