import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageDocument } from '#blocks/kit/document.ts';
import { emptyScene } from '#blocks/kit/scene.ts';
import type { Answer, Failure } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { markOf } from '../codes/marks.ts';
import { systemActor, transact } from '../database/database.ts';
import type { Found } from '../repairs/request.ts';
import { textIn, type FormRequest } from './query.ts';
import { findVersion } from './find-page.ts';
import { captchaFields } from './forms.ts';
import { html, type Html } from './html.ts';
import { requestedProduct, titleIn, productPath } from './requested-product.ts';
import { languageIn, sendBlocks, sendPage } from './send.ts';

const names = ['name', 'phone', 'sn'] as const;
/** Asked for only where the company wants the phone number proved, or after too many queries. */
const extras = ['code', 'captcha'] as const;
type Name = (typeof names)[number] | (typeof extras)[number];
type Form = Record<(typeof names)[number] | 'code', string>;
type Wrong = Partial<Record<Name, string>>;
/** What was told: a failure, or that a code was sent. */
type Told = { text: string; isGood?: boolean };

const isName = (field: string): field is Name =>
  [...names, ...extras].some((name) => name === field);

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
    code: textIn(request.body, 'code').trim(),
  };
  const show = async (wrong: Wrong, told: Told) => {
    const known = await requestedProduct(app, request);
    const needsSms =
      'code' in wrong ||
      textIn(request.body, 'step') !== '' ||
      (known !== null && (await markOf(app, known.company)).activation_sms);
    const more =
      needsSms || 'captcha' in wrong
        ? await extraFields(app, language, { needsSms, code: form.code, wrong })
        : null;
    const body = formPage(request, language, { form, wrong, told, more });
    const own = known && (await activationPage(app, known));
    if (!own) return sendPage(reply, language, title, body);
    const query = Object.fromEntries(new URL(request.url, 'http://page').searchParams);
    return sendBlocks(reply, own, emptyScene(language, { query }), { title, below: body.html });
  };
  if (request.method === 'GET') return show({}, { text: '' });
  const isSending = textIn(request.body, 'step') === 'send';
  const missing = names.filter((name) => form[name] === '' && !(isSending && name === 'name'));
  if (missing.length > 0) {
    const wrong = missing.map((name) => [name, askFor(name, language)]);
    return show(Object.fromEntries(wrong) as Wrong, { text: '' });
  }
  const { name, phone, sn, code } = form;
  const solved = { captcha: textIn(request.body, 'captcha'), key: textIn(request.body, 'key') };
  // Uses the API calls themselves, so that page and call behave the same: rules, guess counting, log.
  const answer = await server.inject({
    method: 'POST',
    url: isSending ? '/api/web/api/activeSms' : '/api/web/api/active',
    headers: { lang: language, 'user-agent': request.headers['user-agent'] ?? '' },
    remoteAddress: request.ip,
    payload: isSending ? { phone, sn, ...solved } : { name, phone, sn, code, ...solved },
  });
  const told = answer.json<Answer<null> | Failure>();
  if (told.code === 0 && isSending) return show({}, { text: told.msg, isGood: true });
  if (told.code === 0) {
    const body = donePage(request, language, told.msg);
    return sendPage(reply, language, title, body);
  }
  const errors = ((told as Failure).errors ?? []).filter(({ field }) => isName(field));
  const wrong = errors.map(({ field, msg }) => [field, msg]);
  return show(Object.fromEntries(wrong) as Wrong, { text: errors.length > 0 ? '' : told.msg });
}

/** The published page above the form; null if the company has none. */
const activationPage = (app: App, { company, seq }: Found): Promise<PageDocument | null> =>
  transact(app.database.main, systemActor, async (tx) => {
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

const { activationFields: labels } = consumerTexts;
const askFor = (name: Name, language: Language) =>
  say(texts.pleaseEnter, language, { label: say(labels[name], language).toLowerCase() });

/** A captcha, and the code that was sent to the phone. */
async function extraFields(
  app: App,
  language: Language,
  { needsSms, code, wrong }: { needsSms: boolean; code: string; wrong: Wrong },
): Promise<Html> {
  const told = (name: Name) =>
    wrong[name] ? html`<p class="is-wrong" role="alert">${wrong[name]}</p>` : null;
  const captcha = html`${await captchaFields(app, language, { isOptional: needsSms })}${told('captcha')}`;
  if (!needsSms) return captcha;
  return html`${captcha}<button class="act" name="step" value="send" formnovalidate>
      ${say(texts.sendSms, language)}
    </button>
    <label
      >${say(labels.code, language)}<input
        name="code"
        value="${code}"
        maxlength="8"
        inputmode="numeric"
        autocomplete="one-time-code"
    /></label>
    ${told('code')}`;
}

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

type Field = (typeof names)[number];
type Shown = { form: Form; wrong: Wrong; told: Told; more: Html | null };

function formPage(
  request: FastifyRequest<FormRequest>,
  language: Language,
  { form, wrong, told, more }: Shown,
): Html {
  const product = textIn(request.query, 'product_name');
  const kinds: Record<Field, Html> = {
    name: html`autocomplete="name" maxlength="40"`,
    phone: html`type="tel" autocomplete="tel" inputmode="tel" maxlength="20"`,
    sn: html`autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="512"`,
  };
  const field = (name: Field) =>
    html`<sy-required>
      <label
        >${say(labels[name], language)}<input
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
    ${
      told.text === ''
        ? null
        : told.isGood
          ? html`<p role="status">${told.text}</p>`
          : html`<p class="is-wrong" role="alert">${told.text}</p>`
    }
    <form method="post" action="${request.url}">
      ${names.map(field)}${more}<button class="act is-main">
        ${say(texts.activate, language)}
      </button>
    </form>
  </section>`;
}
