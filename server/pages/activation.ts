import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageDocument } from '#blocks/kit/document.ts';
import { emptyScene } from '#blocks/kit/scene.ts';
import type { Answer, Failure } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { textIn, type FormRequest } from './query.ts';
import { findVersion } from './find-page.ts';
import { html, type Html } from './html.ts';
import { requestedProduct, titleIn, productPath } from './requested-product.ts';
import { languageIn, sendBlocks, sendPage } from './send.ts';

const names = ['name', 'phone', 'sn'] as const;
type Name = (typeof names)[number];
type Form = Record<Name, string>;
type Wrong = Partial<Record<Name, string>>;

/** `/activation`: the buyer registers the product once, and the warranty begins. */
export async function activation(
  server: FastifyInstance,
  app: App,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
) {
  const language = languageIn(request);
  const title = titleIn(request, say(texts.activation, language));
  const form: Form = {
    name: textIn(request.body, 'name').trim(),
    phone: textIn(request.body, 'phone').trim(),
    sn: (textIn(request.body, 'sn') || textIn(request.query, 'sn')).trim(),
  };
  const show = async (wrong: Wrong, told: string) => {
    const body = formPage(request, language, { form, wrong, told });
    const own = await activationPage(app, request);
    if (!own) return sendPage(reply, language, title, body);
    const query = Object.fromEntries(new URL(request.url, 'http://page').searchParams);
    return sendBlocks(reply, own, emptyScene(language, { query }), { title, below: body.html });
  };
  if (request.method === 'GET') return show({}, '');
  const missing = names.filter((name) => form[name] === '');
  if (missing.length > 0) {
    const wrong = missing.map((name) => [name, askFor(name, language)]);
    return show(Object.fromEntries(wrong) as Wrong, '');
  }
  // Uses the API call itself, so that page and call behave the same: rules, guess counting, log.
  const answer = await server.inject({
    method: 'POST',
    url: '/api/web/api/active',
    headers: { lang: language, 'user-agent': request.headers['user-agent'] ?? '' },
    remoteAddress: request.ip,
    payload: form,
  });
  const told = answer.json<Answer<null> | Failure>();
  if (told.code === 0) {
    const body = donePage(request, language, told.msg);
    return sendPage(reply, language, title, body);
  }
  const errors = (told as Failure).errors ?? [];
  const wrong = errors.map(({ field, msg }) => [field, msg]);
  return show(Object.fromEntries(wrong) as Wrong, errors.length > 0 ? '' : told.msg);
}

/** The published page above the form; null if the company has none. */
async function activationPage(
  app: App,
  request: FastifyRequest<FormRequest>,
): Promise<PageDocument | null> {
  const known = await requestedProduct(app, request);
  if (!known) return null;
  const { company, seq } = known;
  return transact(app.database.main, systemActor, async (tx) => {
    const item = await tx
      .selectFrom('identifier')
      .select(['part_id', 'batch_id'])
      .where('company_id', '=', company)
      .where('seq', '=', seq)
      .executeTakeFirst();
    if (!item) return null;
    const product = { company, partId: item.part_id, batchId: item.batch_id };
    return (await findVersion(app, tx, product, 'activation'))?.page ?? null;
  });
}

const askFor = (name: Name, language: Language) =>
  say(texts.pleaseEnter, language, {
    label: say(consumerTexts.fields[name], language).toLowerCase(),
  });

function donePage(request: FastifyRequest, language: Language, told: string): Html {
  const back = productPath(request, language);
  return html`<section class="card is-plain ask">
      <div role="status"><h1>${told}</h1></div>
    </section>
    ${
      back === null
        ? null
        : html`<div class="page-below">
            <a class="act is-main" href="${back}">${say(texts.toProduct, language)}</a>
          </div>`
    }`;
}

type Shown = { form: Form; wrong: Wrong; told: string };

function formPage(
  request: FastifyRequest<FormRequest>,
  language: Language,
  { form, wrong, told }: Shown,
): Html {
  const product = textIn(request.query, 'product_name');
  const kinds: Record<Name, Html> = {
    name: html`autocomplete="name" maxlength="40"`,
    phone: html`type="tel" autocomplete="tel" inputmode="tel" maxlength="20"`,
    sn: html`autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="512"`,
  };
  const field = (name: Name) =>
    html`<sy-required>
      <label
        >${say(consumerTexts.fields[name], language)}<input
          name="${name}"
          value="${form[name]}"
          required
          aria-describedby="${name}-wrong"
          ${wrong[name] ? html`aria-invalid="true"` : null}
          ${kinds[name]}
      /></label>
      <p
        id="${name}-wrong"
        class="is-wrong"
        data-words="${askFor(name, language)}"
        ${wrong[name] ? null : html`hidden`}
      >
        ${wrong[name] ?? ''}
      </p>
    </sy-required>`;
  return html`<section class="card is-plain ask">
    <h1>${say(texts.activation, language)}</h1>
    <p>${product}</p>
    ${told === '' ? null : html`<p class="is-wrong" role="alert">${told}</p>`}
    <form method="post" action="${request.url}">
      ${names.map(field)}<button class="act is-main">${say(texts.activate, language)}</button>
    </form>
  </section>`;
}
