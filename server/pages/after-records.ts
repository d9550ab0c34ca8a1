import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '#blocks/kit/times.ts';
import type { RepairRecord } from '#blocks/kit/scene.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import type { Found } from '../repairs/request.ts';
import { readRepairs } from '../repairs/records.ts';
import { findTracked, readTracked, readTrackLink, type Tracked } from '../repairs/track.ts';
import { originOf } from '../scans/visitor.ts';
import { textIn, type FormRequest } from './query.ts';
import { html, type Html } from './html.ts';
import { endlessList, pageIn, rowsOfPage } from './lists.ts';
import { quoteCard } from './quote-card.ts';
import { requestedProduct, titleIn, productPath } from './requested-product.ts';
import { ownFormPage } from './own-form-page.ts';
import { languageIn, sendBlocks, sendPage } from './send.ts';
import { serviceHead, serviceOf } from './service-head.ts';
import { trackedCard, trackForm } from './tracking.ts';

type Request = FastifyRequest<FormRequest>;

/** `/afterrecords`: the status of a request just sent, the repairs of a product, and a form to track one's own. */
export async function afterRecords(
  server: FastifyInstance,
  app: App,
  request: Request,
  reply: FastifyReply,
) {
  const language = languageIn(request);
  const answered = await sendAnswer(server, app, request, language);
  if (answered?.isDone) return reply.redirect(answered.path, 303);
  const product = await requestedProduct(app, request);
  const sent = readTrackLink(
    app,
    answered ? textIn(request.body, 'request') : textIn(request.query, 'request'),
  );
  const asked =
    request.method === 'POST' && !answered ? await track(app, request, product, language) : null;
  const tracked =
    asked?.found ??
    (sent && !asked
      ? await transact(app.database.main, systemActor, (tx) => readTracked(app, tx, sent, language))
      : null);
  // Opened later by the same link, it is no longer news.
  const isSent = tracked !== null && !asked && tracked.steps.length === 1;
  const own = say(isSent ? texts.repairSent : texts.repairRecords, language);
  const back = productPath(request, language);
  const company = product?.company ?? sent?.company ?? null;
  const head = serviceHead(await serviceOf(app, company, language), language);
  const body = html`${head} ${tracked ? trackedCard(tracked, language, isSent) : null}
  ${tracked?.quoted ? quoteCard(tracked.quoted, language, answered?.told ?? '') : null}
  ${product ? await recordsCard(app, request, product, language, !tracked) : unknownCard(language, request)}
  ${trackForm(request, language, {
    product,
    told: asked?.told ?? '',
    isOpen: asked !== null,
    isFirst: !tracked && !product,
  })}
  ${
    back === null || !product
      ? null
      : html`<div class="page-below">
          <a class="act" href="${back}">${say(texts.toProduct, language)}</a>
        </div>`
  }`;
  const title = titleIn(request, own, language);
  const query = Object.fromEntries(new URL(request.url, 'http://page').searchParams);
  const isAgain = request.method !== 'GET';
  const around = { language, query, isAgain };
  const page = product && (await ownFormPage(app, product, 'service', around));
  return page
    ? sendBlocks(reply, page.page, page.scene, { title, below: body.html, taps: page.taps })
    : sendPage(reply, language, title, body);
}

/** Passes the answer to a quotation on to the call; null if there is none. */
async function sendAnswer(
  server: FastifyInstance,
  app: App,
  request: Request,
  language: Language,
): Promise<{ isDone: boolean; told: string; path: string } | null> {
  const answer = textIn(request.body, 'quote');
  if (request.method !== 'POST' || (answer !== 'accept' && answer !== 'decline')) return null;
  const link = textIn(request.body, 'request');
  const sent = await server.inject({
    method: 'POST',
    url: '/api/web/api/repairQuote',
    headers: { lang: language, 'user-agent': request.headers['user-agent'] ?? '' },
    remoteAddress: request.ip,
    payload: {
      request: link,
      total: Number(textIn(request.body, 'total') || 'none'),
      accept: answer === 'accept',
    },
  });
  const { code, msg } = sent.json<{ code: number; msg: string }>();
  const here = new URL(request.url, 'http://page');
  here.searchParams.set('request', link);
  here.searchParams.set('language', language);
  return { isDone: code === 0, told: msg, path: here.pathname + here.search };
}

type TrackAnswer = { found: Tracked | null; told: string };

async function track(
  app: App,
  request: Request,
  product: Found | null,
  language: Language,
): Promise<TrackAnswer> {
  const typed = textIn(request.body, 'sn');
  const company =
    product?.company ??
    (typed === '' ? null : ((await requestedProduct(app, request, typed))?.company ?? null));
  const told = say(texts.trackNone, language);
  if (company === null) return { found: null, told };
  try {
    return await transact(app.database.main, systemActor, async (tx) => {
      const id = await findTracked(app, tx, {
        company,
        code: textIn(request.body, 'number'),
        end: textIn(request.body, 'end'),
        origin: originOf(app, request.ip),
      });
      const found = id === null ? null : await readTracked(app, tx, { company, id }, language);
      return { found, told: found ? '' : told };
    });
  } catch (error) {
    if (error instanceof Refusal) return { found: null, told: say(error.text, language) };
    throw error;
  }
}

async function recordsCard(
  app: App,
  request: Request,
  product: Found,
  language: Language,
  isFirst: boolean,
): Promise<Html> {
  const page = pageIn(textIn(request.query, 'page'));
  const { rows, count } = await transact(app.database.main, systemActor, (tx) =>
    readRepairs(tx, product, { page, limit: rowsOfPage }, language),
  );
  const here = new URL(request.url, 'http://page');
  here.searchParams.delete('request');
  const heading = say(texts.repairRecords, language);
  return html`<section class="card is-plain ask">
    ${isFirst ? html`<h1>${heading}</h1>` : html`<h2>${heading}</h2>`}
    ${
      count === 0
        ? html`<p>${say(texts.repairNone, language)}</p>`
        : endlessList(
            {
              here,
              page,
              count,
              className: 'b-service',
              rows: rows.map((row) => recordRow(row, language)),
            },
            language,
          )
    }
  </section>`;
}

const recordRow = (row: RepairRecord, language: Language): Html =>
  html`<li>
    <p class="b-service-head">
      <time datetime="${row.create_time}">${dayOf(row.create_time)}</time>
      <span>${row.repair_status}</span>
    </p>
    <p>${row.content}</p>
    ${
      row.complete_time === ''
        ? null
        : html`<p>${say(texts.repairDone, language, { day: dayOf(row.complete_time) })}</p>`
    }
  </li>`;

const unknownCard = (language: Language, request: Request): Html | null =>
  textIn(request.query, 'code') === '' && textIn(request.query, 'sn') === ''
    ? null
    : html`<section class="card is-plain ask">
        <p role="status">${say(texts.recordsUnknown, language)}</p>
      </section>`;
