import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shownPage, type PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { clockOf } from '#blocks/kit/times.ts';
import { productsNamedBy } from '#blocks/named-products.ts';
import { openPage } from '#blocks/open.ts';
import { pageAt } from '#blocks/shown-times.ts';
import { sampleScene, sceneNames, type SceneName } from '#blocks/samples/scenes.ts';
import { pageDraftTexts } from '#contract/features/product/page-drafts/texts.ts';
import { languageNames, languages, type Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { App } from '../app.ts';
import { brandFor } from '../codes/brands.ts';
import { originOf, type Origin } from '../scans/visitor.ts';
import { chargeOrigin, originHitsOf } from '../access/throttle.ts';
import { textIn, type FormRequest } from './query.ts';
import { pageAssets } from './assets.ts';
import { openDraft, type Draft } from './draft-links.ts';
import { makeDraftStreams, type Streams } from './draft-streams.ts';
import { html, quietVerdict, type Html } from './html.ts';
import { previewScene } from './preview-scene.ts';
import { pagePolicy } from './policy.ts';
import { cardsOf } from './products.ts';
import { renderDraft } from './renderer.ts';
import { languageIn, sendPage } from './send.ts';

const { bar, states } = pageDraftTexts;
type Opened = FormRequest & { Params: { token: string } };

/** `/draft/{token}`: a draft page, for any phone that has the link. */
export function registerDrafts(server: FastifyInstance, app: App): void {
  const streams = makeDraftStreams(server, app);
  const plain = { exposeHeadRoute: false, compress: {} } as const;
  server.get<Opened>('/draft/:token', plain, (request, reply) => show(app, request, reply));
  server.get<Opened>('/draft/:token/live', { exposeHeadRoute: false }, (request, reply) =>
    listen(app, streams, request, reply),
  );
}

/** Not cached, not indexed, no referrer. */
const quiet = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow');

const draftOf = (app: App, { params, ip }: FastifyRequest<Opened>) =>
  openDraft(app, params.token, originOf(app, ip));

async function show(app: App, request: FastifyRequest<Opened>, reply: FastifyReply) {
  const language = languageIn(request);
  const draft = await draftOf(app, request);
  if (!draft) {
    const words = quietVerdict(say(bar.over, language), say(bar.overNext, language));
    return sendPage(quiet(reply.code(404)), language, say(bar.over, language), words);
  }
  const asked = textIn(request.query, 'state');
  const state = sceneNames.find((name) => name === asked) ?? 'first';
  const page = pageAt(shownPage(openPage(draft.document)), Date.now());
  const asking = { code: textIn(request.query, 'code'), origin: originOf(app, request.ip) };
  const scene = await sceneFor(app, draft, page, state, asking, language);
  const markup = await renderDraft(page, scene, {
    here: new URL(request.url, 'http://page'),
    title: say(bar.title, language),
    styles: [...pageAssets.styles, ...pageAssets.draftStyles],
    scripts: [...pageAssets.scripts, ...pageAssets.draftScripts],
    above: draftBar(draft, request, scene, state).html,
    below: '',
    broken: (block, error) => reply.log.error({ block, err: error }, 'a block cannot be shown'),
  });
  return quiet(reply)
    .header('content-security-policy', pagePolicy)
    .type('text/html; charset=utf-8')
    .send(markup);
}

/** A real code of the company, or one of the preview states, with the products the page names. */
async function sceneFor(
  app: App,
  { company }: Draft,
  page: PageDocument,
  state: SceneName,
  { code, origin }: { code: string; origin: Origin },
  language: Language,
): Promise<Scene> {
  const real =
    code === '' ? null : await lookAround(app, origin, { company, code, language, page });
  if (real) return real;
  const sample = sampleScene(state, language, 'page');
  const products = await cardsOf(app, company, productsNamedBy(page), language);
  const { brand, theme } = await brandFor(app, company, language);
  return {
    ...sample,
    brand: sample.brand && brand,
    theme,
    products: { ...sample.products, ...products },
  };
}

const wrongCodes = { hits: 20, windowSeconds: 3_600, blockSeconds: 3_600 };

/** A wrong code counts as a guess: after some of them no more are looked up. */
async function lookAround(
  app: App,
  origin: Origin,
  asked: Omit<Parameters<typeof previewScene>[1], 'place'>,
): Promise<Scene | null> {
  const { sidePool } = app.database;
  if ((await originHitsOf(sidePool, 'draft code', origin)) >= wrongCodes.hits) return null;
  const real = await previewScene(app, { ...asked, place: 'page' });
  if (!real) await chargeOrigin(sidePool, 'draft code', origin, wrongCodes);
  return real;
}

/** The bar above a draft: expiry, state and language. Works without scripts. */
function draftBar(
  { until }: Draft,
  { params, query }: FastifyRequest<Opened>,
  { language }: Scene,
  state: SceneName,
): Html {
  const code = textIn(query, 'code');
  const time = clockOf(until.toISOString()).slice(11);
  const option = (value: string, name: string, isChosen: boolean) =>
    html`<option value="${value}" ${isChosen ? html`selected` : null}>${name}</option>`;
  return html`<sy-live
    class="draft-bar"
    data-from="/draft/${params.token}/live"
    data-lost="${say(bar.lost, language)}"
  >
    <p>
      <strong>${say(bar.title, language)}</strong>
      <span>${say(bar.until, language, { time })}</span>
      <span role="status"></span>
    </p>
    <form method="get">
      ${
        code === ''
          ? html`<select name="state" aria-label="${say(bar.state, language)}">
              ${sceneNames.map((name) => option(name, say(states[name], language), name === state))}
            </select>`
          : html`<input type="hidden" name="code" value="${code}" />
              <span>${say(bar.realCode, language, { code })}</span>`
      }
      <select name="language" aria-label="${say(pageDraftTexts.fields.language, language)}">
        ${languages.map((other) => option(other, languageNames[other], other === language))}
      </select>
      <button>${say(bar.show, language)}</button>
    </form>
  </sy-live>`;
}

async function listen(
  app: App,
  streams: Streams,
  request: FastifyRequest<Opened>,
  reply: FastifyReply,
) {
  const draft = await draftOf(app, request);
  if (!draft) return quiet(reply.code(404)).send('');
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A buffering proxy would hold it back.
    'x-accel-buffering': 'no',
  });
  if (!streams.open(draft, reply.raw)) reply.raw.end();
  return reply;
}
