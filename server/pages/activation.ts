import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Failure } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { markOf } from '../codes/marks.ts';
import { systemActor, transact } from '../database/database.ts';
import { readCard } from '../logistics/warranty-card.ts';
import { readWarrantyLink } from '../logistics/warranty-link.ts';
import { textIn, type FormRequest } from './query.ts';
import { captchaFields } from './forms.ts';
import { html, type Html } from './html.ts';
import { justActivated } from './just-activated.ts';
import { ownFormPage } from './own-form-page.ts';
import { requestedProduct, titleIn } from './requested-product.ts';
import { productName } from './product-name.ts';
import { languageIn, sendBlocks, sendPage } from './send.ts';
import {
  consentField,
  consentIn,
  consentMissing,
  serviceHead,
  serviceOf,
  type Service,
} from './service-head.ts';
import { cardPage } from './warranty-page.ts';

const names = ['name', 'phone', 'sn'] as const;
/** Asked for only where the company wants the phone number proved, or after too many queries. */
const extras = ['code', 'captcha', 'consent'] as const;
type Name = (typeof names)[number] | (typeof extras)[number];
type Form = Record<(typeof names)[number] | 'code', string>;
export type Wrong = Partial<Record<Name, string>>;
/** What was told: a failure, or that a code was sent. */
export type Told = { text: string; isGood?: boolean };

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
  const title = titleIn(request, say(texts.activation, language), language);
  const form: Form = {
    name: textIn(request.body, 'name').trim(),
    phone: textIn(request.body, 'phone').trim(),
    sn: (textIn(request.body, 'sn') || textIn(request.query, 'sn')).trim(),
    code: textIn(request.body, 'code').trim(),
  };
  const show = async (wrong: Wrong, told: Told) => {
    // A wrong number was counted as a guess before.
    const known = await ('sn' in wrong
      ? requestedProduct(app, request)
      : requestedProduct(app, request, form.sn));
    const given = textIn(request.body, 'consent');
    const service = await serviceOf(app, known?.company ?? null, language, given);
    const needsSms =
      'code' in wrong ||
      textIn(request.body, 'step') !== '' ||
      (known !== null && (await markOf(app, known.company)).activation_sms);
    const more =
      needsSms || 'captcha' in wrong
        ? await extraFields(app, language, { needsSms, code: form.code, wrong })
        : null;
    const named = textIn(request.query, 'product_name');
    const product = await productName(app, known, named, language);
    const body = formPage(request, language, { form, wrong, told, more, service, product });
    const query = Object.fromEntries(new URL(request.url, 'http://page').searchParams);
    const isAgain = request.method !== 'GET';
    const around = { language, query, isAgain };
    const own = known && (await ownFormPage(app, known, 'activation', around));
    const whole = html`${serviceHead(service, language)}${body}`;
    if (!own) return sendPage(reply, language, title, whole);
    return sendBlocks(reply, own.page, own.scene, { title, below: whole.html, taps: own.taps });
  };
  if (request.method === 'GET') {
    const done = await doneIn(app, request, language);
    if (!done) return show({}, { text: '' });
    return sendPage(reply.header('referrer-policy', 'no-referrer'), language, title, done);
  }
  const isSending = textIn(request.body, 'step') === 'send';
  const consent = consentIn(textIn(request.body, 'consent'));
  const missing = names.filter((name) => form[name] === '' && !(isSending && name === 'name'));
  const isUnread = consent === undefined && !isSending;
  if (missing.length > 0 || isUnread) {
    const wrong = missing.map((name) => [name, askFor(name, language)]);
    const box = isUnread ? [['consent', consentMissing(language)]] : [];
    return show(Object.fromEntries([...wrong, ...box]) as Wrong, { text: '' });
  }
  const { name, phone, sn, code } = form;
  const solved = { captcha: textIn(request.body, 'captcha'), key: textIn(request.body, 'key') };
  // Uses the API calls themselves, so that page and call behave the same: rules, guess counting, log.
  const answer = await server.inject({
    method: 'POST',
    url: isSending ? '/api/web/api/activeSms' : '/api/web/api/active',
    headers: { lang: language, 'user-agent': request.headers['user-agent'] ?? '' },
    remoteAddress: request.ip,
    payload: isSending ? { phone, sn, ...solved } : { name, phone, sn, code, consent, ...solved },
  });
  const told = answer.json<Answer<{ link: string } | null> | Failure>();
  if (told.code === 0 && isSending) return show({}, { text: told.msg, isGood: true });
  const known = told.code === 0 || isSending ? null : await requestedProduct(app, request, sn);
  const link =
    told.code === 0
      ? (told as Answer<{ link: string }>).data.link
      : known && (await justActivated(app, known, { name, phone }));
  if (link) {
    // To an address of its own: loading it again, or going back to it, must not activate a second time.
    const there = new URL(request.url, 'http://page');
    there.searchParams.set('card', link.split('/').at(-1)!);
    return reply.redirect(`${there.pathname}${there.search}`, 303);
  }
  const errors = ((told as Failure).errors ?? []).filter(({ field }) => isName(field));
  const wrong = errors.map(({ field, msg }) => [field, msg]);
  return show(Object.fromEntries(wrong) as Wrong, { text: errors.length > 0 ? '' : told.msg });
}

const { activationFields: labels } = consumerTexts;
const askFor = (name: Name, language: Language) =>
  say(texts.pleaseEnter, language, { label: say(labels[name], language).toLowerCase() });

/** A captcha, and the code that was sent to the phone. */
export async function extraFields(
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

/** What was done, for the one who did it: the address contains the secret of the warranty's card. */
async function doneIn(
  app: App,
  request: FastifyRequest<FormRequest>,
  language: Language,
): Promise<Html | null> {
  const token = textIn(request.query, 'card');
  const linked = token === '' ? null : readWarrantyLink(app, token);
  const card =
    linked &&
    (await transact(app.database.main, systemActor, (tx) => readCard(app, tx, linked, language)));
  if (!card) return null;
  const told = card.months > 0 ? consumerTexts.activated : consumerTexts.activatedWithout;
  const service = await serviceOf(app, linked.company, language);
  return html`${serviceHead(service, language)}
  ${cardPage(card, `/warranty/${token}`, language, say(told, language))}`;
}

type Field = (typeof names)[number];
type Shown = {
  form: Form;
  wrong: Wrong;
  told: Told;
  more: Html | null;
  service: Service;
  /** Its name; empty if nobody said it. */
  product: string;
};

function formPage(
  request: FastifyRequest<FormRequest>,
  language: Language,
  { form, wrong, told, more, service, product }: Shown,
): Html {
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
    ${product === '' ? null : html`<p><strong>${product}</strong></p>`}
    ${
      told.text === ''
        ? null
        : told.isGood
          ? html`<p role="status">${told.text}</p>`
          : html`<p class="is-wrong" role="alert">${told.text}</p>`
    }
    <form method="post" action="${request.url}" novalidate>
      ${names.map(field)}${more}${consentField(service, language, wrong.consent)}<button
        class="act is-main"
      >
        ${say(texts.activate, language)}
      </button>
    </form>
  </section>`;
}
