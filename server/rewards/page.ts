import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Failure } from '#contract/envelope.ts';
import type { RewardAnswer } from '#contract/features/sale/campaigns/contract.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import { rewardPageTexts as texts } from '#contract/texts/reward-page.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { captchaFields } from '../pages/forms.ts';
import { html, type Html } from '../pages/html.ts';
import { textIn, type FormRequest } from '../pages/query.ts';
import { languageIn, sendPage } from '../pages/send.ts';
import {
  consentField,
  consentIn,
  consentMissing,
  serviceHead,
  serviceOf,
  type Service,
} from '../pages/service-head.ts';
import { readReference } from '../scans/reference.ts';
import { Refusal } from '../refusal.ts';
import { findCampaign } from './find-campaign.ts';

type Form = { id: string; block: string; phone: string; code: string };
type Wrong = Readonly<Record<string, string>>;
type Told = { text: string; isGood?: boolean };

/** `/reward`: takes part in a campaign; asks for the code sent by SMS where the campaign wants one. */
export async function registerReward(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (room) => {
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    room.get<FormRequest>('/reward', (request, reply) => openForm(app, request, reply));
    room.post<FormRequest>('/reward', (request, reply) => takePart(server, app, request, reply));
  });
}

/** The form by itself, where the language was changed or the address was opened again. */
async function openForm(
  app: App,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageIn(request);
  const form: Form = {
    id: textIn(request.query, 'id'),
    block: textIn(request.query, 'block'),
    phone: '',
    code: '',
  };
  const more = (await asksForSms(app, form)) ? await smsFields(app, language, form, {}) : null;
  const service = await serviceOf(app, readReference(app, form.id)?.company ?? null, language);
  const shown = { form, wrong: {}, told: { text: '' }, more, service };
  const body = html`${serviceHead(service, language)}${formPage(request, language, shown)}`;
  return sendPage(reply, language, say(texts.title, language), body);
}

async function takePart(
  server: FastifyInstance,
  app: App,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageIn(request);
  const form: Form = {
    id: textIn(request.query, 'id'),
    block: textIn(request.query, 'block'),
    phone: textIn(request.body, 'phone').trim(),
    code: textIn(request.body, 'code').trim(),
  };
  const isSending = textIn(request.body, 'step') === 'send';
  const given = textIn(request.body, 'consent');
  const consent = consentIn(given);
  const service = await serviceOf(
    app,
    readReference(app, form.id)?.company ?? null,
    language,
    given,
  );
  const head = serviceHead(service, language);
  const title = say(texts.title, language);
  if (consent === undefined && !isSending) {
    const wrong = {
      ...(form.phone === '' ? { phone: say(validationTexts.mobileEmpty, language) } : {}),
      consent: consentMissing(language),
    };
    const shown = { form, wrong, told: { text: '' }, more: null, service };
    const body = html`${head}${formPage(request, language, shown)}`;
    return sendPage(reply.code(422), language, title, body);
  }
  const { id, block, phone, code } = form;
  const solved = { captcha: textIn(request.body, 'captcha'), key: textIn(request.body, 'key') };
  // Uses the API calls themselves, so that page and call behave the same.
  const answer = await server.inject({
    method: 'POST',
    url: isSending ? '/api/web/api/rewardSms' : '/api/web/api/reward',
    headers: {
      lang: language,
      'user-agent': request.headers['user-agent'] ?? '',
      cookie: request.headers.cookie ?? '',
    },
    remoteAddress: request.ip,
    payload: isSending
      ? { id, block, phone, ...solved }
      : { id, block, phone, consent, ...(code === '' ? {} : { code }) },
  });
  const told = answer.json<Answer<RewardAnswer> | Failure>();
  if (told.code === 0 && !isSending) {
    const result = (told as Answer<RewardAnswer>).data;
    const body = html`${head}${resultPage(request, language, told.msg, result)}`;
    return sendPage(reply, language, title, body);
  }
  const errors = 'errors' in told ? (told.errors ?? []) : [];
  const wrong = Object.fromEntries(errors.map(({ field, msg }) => [field, msg]));
  const canMend =
    told.code === 0 || ['phone', 'code', 'captcha', 'consent'].some((name) => name in wrong);
  if (!canMend)
    return sendPage(
      reply.code(answer.statusCode),
      language,
      title,
      html`${head}${refusedPage(request, language, told.msg)}`,
    );
  const needsSms = isSending || (await asksForSms(app, form));
  // Where a code is asked for, the first step says so without blaming anybody.
  const isFirst = needsSms && !isSending && code === '' && !('phone' in wrong);
  const shown: Told = isFirst
    ? { text: say(texts.smsFirst, language), isGood: true }
    : told.code === 0
      ? { text: told.msg, isGood: true }
      : { text: '' };
  const more = needsSms ? await smsFields(app, language, form, isFirst ? {} : wrong) : null;
  const formOf = { form, wrong: isFirst ? {} : wrong, told: shown, more, service };
  const body = html`${head}${formPage(request, language, formOf)}`;
  return sendPage(told.code === 0 || isFirst ? reply : reply.code(422), language, title, body);
}

async function asksForSms(app: App, form: Form): Promise<boolean> {
  try {
    const { campaign } = await transact(app.database.main, systemActor, (tx) =>
      findCampaign(app, tx, form),
    );
    return campaign.needs_sms;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const backTo = (request: FastifyRequest<FormRequest>, language: Language): Html | null => {
  const code = textIn(request.query, 'code');
  if (code === '') return null;
  const back = `/template?${new URLSearchParams({ code, language }).toString()}`;
  return html`<div class="page-below">
    <a class="act" href="${back}">${say(publicPageTexts.toProduct, language)}</a>
  </div>`;
};

/** What was won, with the red-packet code to copy. */
function resultPage(
  request: FastifyRequest<FormRequest>,
  language: Language,
  msg: string,
  { kind, code, points }: RewardAnswer,
): Html {
  const what =
    kind === 'code'
      ? html`<p>${say(texts.codeLine, language)}</p>
          <sy-copy data-done="${say(texts.copied, language)}">
            <label
              >${say(texts.code, language)}<input
                class="is-code"
                value="${code}"
                readonly
                autocomplete="off"
            /></label>
            <button class="act is-main" type="button" hidden>${say(texts.copy, language)}</button>
            <p role="status"></p>
          </sy-copy>`
      : kind === 'points'
        ? html`<p>
            ${points > 0 ? say(texts.pointsLine, language, { n: points }) : say(texts.noPointsLine, language)}
          </p>`
        : kind === 'gift'
          ? html`<p>${say(texts.giftLine, language)}</p>`
          : html`<p>${say(texts.nothingLine, language)}</p>`;
  return html`<section class="card is-plain ask">
      <div role="status"><h1>${msg}</h1></div>
      ${what}
    </section>
    ${backTo(request, language)}`;
}

const refusedPage = (request: FastifyRequest<FormRequest>, language: Language, msg: string): Html =>
  html`<section class="card is-plain ask">
      <div role="alert"><h1>${msg}</h1></div>
    </section>
    ${backTo(request, language)}`;

const wrongWords = (wrong: Wrong, name: string): Html | null =>
  wrong[name] ? html`<p class="is-wrong" role="alert">${wrong[name]}</p>` : null;

/** A captcha, the button that sends a code, and the code. */
async function smsFields(
  app: App,
  language: Language,
  { code }: Form,
  wrong: Wrong,
): Promise<Html> {
  return html`${await captchaFields(app, language, { isOptional: true })}${wrongWords(wrong, 'captcha')}
    <button class="act" name="step" value="send" formnovalidate>
      ${say(publicPageTexts.sendSms, language)}
    </button>
    <label
      >${say(consumerTexts.activationFields.code, language)}<input
        name="code"
        value="${code}"
        maxlength="8"
        inputmode="numeric"
        autocomplete="one-time-code"
    /></label>
    ${wrongWords(wrong, 'code')}`;
}

type Shown = { form: Form; wrong: Wrong; told: Told; more: Html | null; service: Service };

function formPage(
  request: FastifyRequest<FormRequest>,
  language: Language,
  { form, wrong, told, more, service }: Shown,
): Html {
  return html`<section class="card is-plain ask">
      <h1>${say(texts.title, language)}</h1>
      ${
        told.text === ''
          ? null
          : html`<p role="status" class="${told.isGood ? '' : 'is-wrong'}">${told.text}</p>`
      }
      <form method="post" action="${request.url}" novalidate>
        <label
          >${say(consumerTexts.fields.phone, language)}<input
            name="phone"
            value="${form.phone}"
            type="tel"
            inputmode="tel"
            autocomplete="tel"
            maxlength="20"
            required
            ${wrong.phone ? html`aria-invalid="true"` : null}
        /></label>
        ${wrongWords(wrong, 'phone')}${more}${consentField(service, language, wrong.consent)}<button
          class="act is-main"
        >
          ${say(texts.claim, language)}
        </button>
      </form>
    </section>
    ${backTo(request, language)}`;
}
