import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Failure } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { Language } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { pointsPageTexts as texts } from '#contract/texts/points-page.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { markOf } from '../codes/marks.ts';
import { systemActor, transact } from '../database/database.ts';
import { requestInfoOf } from '../http/register.ts';
import { memberGifts } from '../members/gifts.ts';
import { scanGiftOf } from '../scans/collect.ts';
import { visitorOf } from '../scans/visitor.ts';
import { extraFields, type Told, type Wrong } from './activation.ts';
import { textField } from './fields.ts';
import { html, type Html } from './html.ts';
import { textIn, type FormRequest } from './query.ts';
import { productPath, requestedProduct } from './requested-product.ts';
import { languageIn, sendPage } from './send.ts';
import {
  consentField,
  consentIn,
  consentMissing,
  serviceHead,
  serviceOf,
  type Service,
} from './service-head.ts';

type Request = FastifyRequest<FormRequest>;
const fieldNames = ['phone', 'code', 'captcha', 'consent'] as const;
const isField = (field: string) => fieldNames.some((name) => name === field);

/** `/points?sn=`: the device that made the first genuine scan collects its points. */
export async function points(
  server: FastifyInstance,
  app: App,
  request: Request,
  reply: FastifyReply,
) {
  const language = languageIn(request);
  const form = {
    phone: textIn(request.body, 'phone').trim(),
    code: textIn(request.body, 'code').trim(),
  };
  const sn = (textIn(request.query, 'sn') || textIn(request.query, 'code')).trim();
  const known = await requestedProduct(app, request);
  const given = textIn(request.body, 'consent');
  const service = await serviceOf(app, known?.company ?? null, language, given);
  const send = (body: Html) =>
    sendPage(
      reply,
      language,
      say(texts.title, language),
      html`${serviceHead(service, language)}${body}`,
    );
  const show = async (wrong: Wrong, told: Told) => {
    if (!known) return send(closed(request, language, consumerTexts.errors.unknown));
    const { scan_points: n } = await memberGifts(app);
    if (n === 0) return send(closed(request, language, texts.errors.off));
    const { device } = visitorOf(app, requestInfoOf(request));
    const gift = await transact(app.database.main, systemActor, (tx) =>
      scanGiftOf(tx, known, device),
    );
    if (gift !== 'open') return send(closed(request, language, texts.errors[gift]));
    const needsSms = (await markOf(app, known.company)).activation_sms;
    const more =
      needsSms || 'captcha' in wrong
        ? await extraFields(app, language, { needsSms, code: form.code, wrong })
        : null;
    return send(formPage(request, language, { phone: form.phone, n, wrong, told, more, service }));
  };
  if (request.method === 'GET') return show({}, { text: '' });
  const isSending = textIn(request.body, 'step') === 'send';
  const consent = consentIn(given);
  const missing: Wrong = {
    ...(form.phone === '' ? { phone: askForPhone(language) } : {}),
    ...(consent === undefined && !isSending ? { consent: consentMissing(language) } : {}),
  };
  if (Object.keys(missing).length > 0) return show(missing, { text: '' });
  const solved = { captcha: textIn(request.body, 'captcha'), key: textIn(request.body, 'key') };
  const answer = await server.inject({
    method: 'POST',
    url: isSending ? '/api/web/api/activeSms' : '/api/web/api/collect',
    headers: {
      lang: language,
      'user-agent': request.headers['user-agent'] ?? '',
      // The device is known by its cookie.
      cookie: request.headers.cookie ?? '',
    },
    remoteAddress: request.ip,
    payload: isSending ? { phone: form.phone, sn, ...solved } : { ...form, sn, consent, ...solved },
  });
  const told = answer.json<Answer<{ points: number } | null> | Failure>();
  if (told.code === 0 && isSending) return show({}, { text: told.msg, isGood: true });
  if (told.code === 0) {
    const n = (told as Answer<{ points: number }>).data.points;
    return send(donePage(request, language, say(texts.done, language, { n })));
  }
  const errors = ((told as Failure).errors ?? []).filter(({ field }) => isField(field));
  const wrong = Object.fromEntries(errors.map(({ field, msg }) => [field, msg])) as Wrong;
  return show(wrong, { text: errors.length > 0 ? '' : told.msg });
}

const phoneLabel = consumerTexts.activationFields.phone;
const askForPhone = (language: Language) =>
  say(publicPageTexts.pleaseEnter, language, { label: say(phoneLabel, language).toLowerCase() });

function backLink(request: Request, language: Language): Html | null {
  const back = productPath(request, language);
  return back === null
    ? null
    : html`<div class="page-below">
        <a class="act is-main" href="${back}">${say(publicPageTexts.toProduct, language)}</a>
      </div>`;
}

/** Why there is nothing to collect. */
const closed = (request: Request, language: Language, why: Text): Html =>
  html`<section class="card is-plain ask">
      <h1>${say(texts.title, language)}</h1>
      <p role="status">${say(why, language)}</p>
    </section>
    ${backLink(request, language)}`;

const donePage = (request: Request, language: Language, told: string): Html =>
  html`<section class="card is-plain ask">
      <div role="status"><h1>${told}</h1></div>
    </section>
    ${backLink(request, language)}`;

type Shown = {
  phone: string;
  n: number;
  wrong: Wrong;
  told: Told;
  more: Html | null;
  service: Service;
};

const formPage = (
  request: Request,
  language: Language,
  { phone, n, wrong, told, more, service }: Shown,
): Html =>
  html`<section class="card is-plain ask">
    <h1>${say(texts.title, language)}</h1>
    <p>${say(texts.line, language, { n })}</p>
    ${
      told.text === ''
        ? null
        : told.isGood
          ? html`<p role="status">${told.text}</p>`
          : html`<p class="is-wrong" role="alert">${told.text}</p>`
    }
    <form method="post" action="${request.url}" novalidate>
      ${textField(
        {
          name: 'phone',
          label: say(phoneLabel, language),
          missing: askForPhone(language),
          wrong: wrong.phone,
          isFirstWrong: wrong.phone !== undefined,
          hint: say(texts.privacy, language),
        },
        phone,
        html`type="tel" autocomplete="tel" inputmode="tel" maxlength="20"`,
      )}
      ${more}${consentField(service, language, wrong.consent)}<button class="act is-main">
        ${say(texts.collect, language)}
      </button>
    </form>
  </section>`;
