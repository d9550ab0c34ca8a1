import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { orderPageTexts as texts } from '#contract/features/procure/purchase-orders/link-texts.ts';
import type { Language } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { charge } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { sendFile } from '../http/file-answer.ts';
import { requestInfoOf } from '../http/register.ts';
import { openPdf, sendPdf } from '../pdf/document.ts';
import { countGuess, standingOf } from '../scans/brute-force.ts';
import { guessLimits } from '../scans/risk-rules.ts';
import { originOf } from '../scans/visitor.ts';
import {
  answerLink,
  findLink,
  noteOpened,
  readLinked,
  type FoundLink,
} from '../trade/order-link-answers.ts';
import { drawPurchasePaper } from '../trade/purchase-paper.ts';
import { readAnswer } from './order-link-form.ts';
import { orderMessage, orderPage, type ShownOrder } from './order-link-page.ts';
import { languageIn, sendPage } from './send.ts';
import { knowSite } from './site.ts';

type Visit = { Params: { token: string }; Body: Readonly<Record<string, string>> | undefined };
type Request = FastifyRequest<Visit>;

/** Two thousand dates, a name and a reason. */
const mostBytes = 65_536;
/** What one link may be used: far more than people do, far less than programs. */
const perLink = { hits: 240, windowSeconds: 900 };
/** Papers are drawn: of two thousand lines that takes a second. */
const papersPerLink = { hits: 20, windowSeconds: 900 };

/** `/po/…`: a purchase order for a supplier without an account. Encapsulated: its form is longer than others. */
export async function registerOrderLinks(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (room) => {
    knowSite(room, app);
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    const quiet = { exposeHeadRoute: false, compress: {} } as const;
    room.get<Visit>('/po/:token', quiet, (request, reply) => open(app, request, reply));
    room.get<Visit>('/po/:token/file', { exposeHeadRoute: false }, (request, reply) =>
      file(app, request, reply),
    );
    room.post<Visit>('/po/:token', { compress: {}, bodyLimit: mostBytes }, (request, reply) =>
      answer(app, request, reply),
    );
  });
}

/** Whoever has the address has the order: it must not travel on, nor be kept or found. */
const secret = (reply: FastifyReply): FastifyReply =>
  reply
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'no-store');

/**
 * The order behind an address; null where the answer has been given already. What leads nowhere is counted and answered
 * in one way, whatever it was.
 */
async function find(app: App, request: Request, reply: FastifyReply): Promise<FoundLink | null> {
  secret(reply);
  const language = languageIn(request);
  const refuse = (code: 404 | 429, text: Text, more: Text | null): null => {
    void sendPage(
      reply.code(code),
      language,
      say(text, language),
      orderMessage(language, text, more),
    );
    return null;
  };
  const origin = originOf(app, request.ip);
  if (standingOf(app, origin) === 'blocked') return refuse(429, texts.throttled, null);
  const found = await transact(app.database.main, systemActor, (tx) =>
    findLink(app, tx, request.params.token),
  );
  if (!found) {
    await countGuess(app, { origin, limits: await guessLimits(app), line: null });
    return refuse(404, texts.invalid, texts.invalidLine);
  }
  const { blockedSeconds } = await charge(
    app.database.sidePool,
    `order link:${found.company}:${found.id}`,
    perLink,
  );
  return blockedSeconds > 0 ? refuse(429, texts.throttled, null) : found;
}

const addressOf = ({ params: { token } }: Request) => `/po/${encodeURIComponent(token)}`;

function show(
  reply: FastifyReply,
  language: Language,
  shown: ShownOrder,
  code: 200 | 409 | 422 = 200,
): FastifyReply {
  const { code: number } = shown.linked.order;
  const title = `${say(texts.title, language, { code: number })} · ${shown.linked.company}`;
  return sendPage(reply.code(code), language, title, orderPage(shown, language));
}

async function open(app: App, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const found = await find(app, request, reply);
  if (!found) return reply;
  const language = languageIn(request);
  const linked = await transact(app.database.main, systemActor, async (tx) => {
    await noteOpened(tx, found);
    return readLinked(tx, found, language);
  });
  return show(reply, language, { linked, here: addressOf(request) });
}

async function answer(app: App, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const found = await find(app, request, reply);
  if (!found) return reply;
  const language = languageIn(request);
  const here = addressOf(request);
  const typed = request.body ?? {};
  const result = await transact(app.database.main, systemActor, async (tx) => {
    const linked = await readLinked(tx, found, language);
    const { wrong, answer: given } = readAnswer(typed, linked, language);
    // An order that is no longer open is not asked for corrections.
    const isOpen = linked.order.state === 'approved';
    if (isOpen && Object.keys(wrong).length > 0) return { wrong, linked, is: 'wrong' as const };
    const is = await answerLink(app, tx, found, given, requestInfoOf(request));
    return {
      is,
      wrong: {},
      linked: is === 'done' ? linked : await readLinked(tx, found, language),
    };
  });
  const { is, linked, wrong } = result;
  if (is === 'done' || is === 'again') return reply.redirect(`${here}?language=${language}`, 303);
  if (is === 'wrong') return show(reply, language, { linked, here, wrong, typed }, 422);
  return show(reply, language, { linked, here, told: texts[is] }, 409);
}

/** The order as a PDF. */
async function file(app: App, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const found = await find(app, request, reply);
  if (!found) return reply;
  const language = languageIn(request);
  const linked = await transact(app.database.main, systemActor, (tx) =>
    readLinked(tx, found, language),
  );
  const { state, code } = linked.order;
  // What is being changed is shown to nobody.
  if (state === 'draft' || state === 'submitted')
    return show(reply, language, { linked, here: addressOf(request) });
  const { blockedSeconds } = await charge(
    app.database.sidePool,
    `order paper:${found.company}:${found.id}`,
    papersPerLink,
  );
  if (blockedSeconds > 0)
    return sendPage(
      reply.code(429),
      language,
      say(texts.throttled, language),
      orderMessage(language, texts.throttled, null),
    );
  const doc = await openPdf({ title: code, author: linked.company, language, footer: code });
  const body = sendPdf(doc, drawPurchasePaper(doc, linked, language));
  return sendFile(reply, { name: `${code}.pdf`, type: 'application/pdf', body });
}
