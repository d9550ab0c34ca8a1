import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { warrantyCardTexts as texts } from '#contract/texts/warranty-card.ts';
import { charge } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { sendFile } from '../http/file-answer.ts';
import { findCard, readCard, type WarrantyCard } from '../logistics/warranty-card.ts';
import { readWarrantyLink } from '../logistics/warranty-link.ts';
import { openPdf, sendPdf } from '../pdf/document.ts';
import { Refusal } from '../refusal.ts';
import { countGuess, standingOf } from '../scans/brute-force.ts';
import { guessLimits } from '../scans/risk-rules.ts';
import { originOf } from '../scans/visitor.ts';
import { html } from './html.ts';
import { textIn, type FormRequest } from './query.ts';
import { requestedProduct } from './requested-product.ts';
import { languageIn, sendPage } from './send.ts';
import { serviceHead, serviceOf } from './service-head.ts';
import { drawCertificate } from './warranty-certificate.ts';
import { cardForm, cardMessage, cardPage } from './warranty-page.ts';

type Request = FastifyRequest<FormRequest & { Params: { '*': string } }>;

/** What one card may be opened: far more than people do, far less than programs. */
const perCard = { hits: 240, windowSeconds: 900 };
const papersPerCard = { hits: 20, windowSeconds: 900 };

/** `/warranty/…`: the page that the owner of a warranty keeps, its certificate, and the form that finds it again. */
export function registerWarranties(room: FastifyInstance, app: App): void {
  const quiet = { exposeHeadRoute: false, compress: {} } as const;
  room.get<FormRequest>('/warranty', quiet, (request, reply) => find(app, request, reply));
  room.post<FormRequest>('/warranty', (request, reply) => find(app, request, reply));
  // Tokens are longer than a parameter may be.
  room.get<FormRequest & { Params: { '*': string } }>(
    '/warranty/*',
    { exposeHeadRoute: false },
    (request, reply) => open(app, request, reply),
  );
}

/** The address is all that is needed to see the card: it must not travel on, nor be kept or found. */
const secret = (reply: FastifyReply): FastifyReply =>
  reply
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'no-store');

const tell = (
  reply: FastifyReply,
  language: Language,
  code: 404 | 429,
  text: Text,
  more: Text | null = null,
): FastifyReply =>
  sendPage(reply.code(code), language, say(text, language), cardMessage(language, text, more));

/** The form, and what it finds. */
async function find(app: App, request: FastifyRequest<FormRequest>, reply: FastifyReply) {
  secret(reply);
  const language = languageIn(request);
  const sn = (textIn(request.body, 'sn') || textIn(request.query, 'sn')).trim();
  const product = await requestedProduct(app, request, sn);
  const head = serviceHead(await serviceOf(app, product?.company ?? null, language), language);
  const show = (told: string) =>
    sendPage(
      reply,
      language,
      say(texts.find, language),
      html`${head}${cardForm(language, { sn, told })}`,
    );
  if (request.method === 'GET') return show('');
  if (!product) return show(say(texts.notFound, language));
  const asked = { ...product, end: textIn(request.body, 'end'), origin: originOf(app, request.ip) };
  try {
    const path = await transact(app.database.main, systemActor, (tx) => findCard(app, tx, asked));
    if (path === null) return await show(say(texts.notFound, language));
    return await reply.redirect(`${path}?language=${language}`, 303);
  } catch (error) {
    if (error instanceof Refusal) return show(say(error.text, language));
    throw error;
  }
}

/** The card, or its certificate where the address ends with `.pdf`. */
async function open(app: App, request: Request, reply: FastifyReply) {
  secret(reply);
  const language = languageIn(request);
  const origin = originOf(app, request.ip);
  if (standingOf(app, origin) === 'blocked') return tell(reply, language, 429, texts.throttled);
  const { '*': asked } = request.params;
  const isPaper = asked.endsWith('.pdf');
  const token = asked.replace(/\.pdf$/, '');
  const linked = readWarrantyLink(app, token);
  const card =
    linked &&
    (await transact(app.database.main, systemActor, (tx) => readCard(app, tx, linked, language)));
  if (!linked || !card) {
    await countGuess(app, { origin, limits: await guessLimits(app), line: null });
    return tell(reply, language, 404, texts.invalid, texts.invalidLine);
  }
  const { blockedSeconds } = await charge(
    app.database.sidePool,
    `warranty ${isPaper ? 'paper' : 'page'}:${linked.company}:${linked.seq}`,
    isPaper ? papersPerCard : perCard,
  );
  if (blockedSeconds > 0) return tell(reply, language, 429, texts.throttled);
  if (isPaper) return paper(reply, card, language);
  const title = `${say(texts.title, language)} · ${card.part_name || card.company_name}`;
  const head = serviceHead(await serviceOf(app, linked.company, language), language);
  const body = html`${head}${cardPage(card, `/warranty/${token}`, language)}`;
  return sendPage(reply, language, title, body);
}

async function paper(
  reply: FastifyReply,
  card: WarrantyCard,
  language: Language,
): Promise<FastifyReply> {
  const title = say(texts.certificate, language);
  const doc = await openPdf({
    title: `${title} ${card.code}`,
    author: card.company_name,
    language,
    footer: card.code,
  });
  const body = sendPdf(doc, drawCertificate(doc, card, language));
  return sendFile(reply, { name: `${title}-${card.code}.pdf`, type: 'application/pdf', body });
}
