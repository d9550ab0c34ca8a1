import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageOf, type PageDocument } from '#blocks/kit/document.ts';
import { emptyScene, type Sent } from '#blocks/kit/scene.ts';
import type { Answer, Failure } from '#contract/envelope.ts';
import { surveyTexts } from '#contract/features/product/surveys/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { findSurvey } from './keep.ts';
import { askForPhone, emptyPointsForm, pointsForm } from './points-form.ts';
import type { Told, Wrong } from '../pages/activation.ts';
import { textIn, type FormRequest } from '../pages/query.ts';
import { html, type Html } from '../pages/html.ts';
import { languageIn, sendOnce, sendPage } from '../pages/send.ts';
import { consentIn, consentMissing, serviceHead, serviceOf } from '../pages/service-head.ts';
import { readReference } from '../scans/reference.ts';

type Form = { Querystring: FormRequest['Querystring']; Body: URLSearchParams };
type Values = Record<string, string[]>;

/** `/survey`: receives the answers of a survey. A form may repeat a field, so the body is parsed as it came. */
export async function registerSurvey(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (room) => {
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 131_072 },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );
    // Where the language was changed, or the address was opened again: the questions are on the product's page.
    room.get<Form>('/survey', (request, reply) => {
      const code = textIn(request.query, 'code');
      const query = new URLSearchParams({ language: languageIn(request) });
      if (code !== '') query.set('code', code);
      return reply.redirect(`${code === '' ? '/help' : '/template'}?${query.toString()}`, 303);
    });
    room.post<Form>('/survey', (request, reply) => answerSurvey(server, app, request, reply));
  });
}

const valuesIn = (body: URLSearchParams): Values => {
  const names = [...new Set(body.keys())].filter((name) => /^q\d{1,2}$/.test(name));
  return Object.fromEntries(names.map((name) => [name, body.getAll(name)]));
};

async function answerSurvey(
  server: FastifyInstance,
  app: App,
  request: FastifyRequest<Form>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageIn(request);
  const asked = { id: textIn(request.query, 'id'), block: textIn(request.query, 'block') };
  const body = request.body ?? new URLSearchParams();
  if (body.has('phone')) return collect(server, app, request, reply, { ...asked, body });
  const values = valuesIn(body);
  const consent = consentIn(body.get('consent') ?? '');
  if (consent === undefined) return askToAgree(app, request, reply, { asked, values });
  // Uses the API call, so that page and call behave the same.
  const answer = await server.inject({
    method: 'POST',
    url: '/api/web/api/survey',
    headers: {
      lang: language,
      'user-agent': request.headers['user-agent'] ?? '',
      cookie: request.headers.cookie ?? '',
    },
    remoteAddress: request.ip,
    payload: { ...asked, answers: values, consent },
  });
  const told = answer.json<Answer<null> | Failure>();
  const errors = 'errors' in told ? (told.errors ?? []) : [];
  const wrong = Object.fromEntries(
    errors.map(({ field, msg }) => [field.replace(/^answers\./, ''), msg]),
  );
  const isShown =
    errors.length > 0 && (await showAgain(app, request, reply, { asked, values, wrong, consent }));
  if (!isShown) {
    const title = say(texts.surveyTitle, language);
    const offered =
      told.code === 0
        ? await pointsForm(app, language, formOf(request, asked), emptyPointsForm)
        : null;
    const head = await headOf(app, asked.id, language);
    const said = outcome(request, language, told.msg, offered);
    return sendPage(reply, language, title, html`${head}${said}`);
  }
  return reply;
}

type Again = {
  asked: { id: string; block: string };
  values: Values;
  wrong: Record<string, string>;
  consent?: string;
};

/** Shows the form with what is wrong; false if it no longer exists. */
async function showAgain(
  app: App,
  request: FastifyRequest<Form>,
  reply: FastifyReply,
  { asked, values, wrong, consent }: Again,
): Promise<boolean> {
  const again = await formAgain(app, asked);
  if (!again) return false;
  const language = languageIn(request);
  const given: Values = consent === undefined ? {} : { consent: [consent] };
  const sent: Sent = { block: asked.block, values: { ...values, ...given }, wrong };
  const query = Object.fromEntries(new URL(request.url, 'http://page').searchParams);
  const service = await serviceOf(app, again.company, language);
  const { noticePath: href, notice } = service;
  const scene = emptyScene(language, {
    ways: ['/survey'],
    query,
    sent,
    consent: { notice, href },
  });
  const title = say(texts.surveyTitle, language);
  const top = serviceHead(service, language).html;
  await sendOnce(reply.code(422), again.page, scene, { title, top });
  return true;
}

/** The box was left empty: nothing is stored. */
async function askToAgree(
  app: App,
  request: FastifyRequest<Form>,
  reply: FastifyReply,
  { asked, values }: Pick<Again, 'asked' | 'values'>,
): Promise<FastifyReply> {
  const language = languageIn(request);
  const wrong = { consent: consentMissing(language) };
  if (await showAgain(app, request, reply, { asked, values, wrong })) return reply;
  const said = outcome(request, language, say(surveyTexts.errors.gone, language), null);
  const head = await headOf(app, asked.id, language);
  return sendPage(
    reply.code(409),
    language,
    say(texts.surveyTitle, language),
    html`${head}${said}`,
  );
}

/** Whose survey it is. */
async function headOf(app: App, id: string, language: Language): Promise<Html> {
  return serviceHead(
    await serviceOf(app, readReference(app, id)?.company ?? null, language),
    language,
  );
}

/** The form by itself, for corrections; null if it no longer exists. */
const formAgain = async (
  app: App,
  asked: { id: string; block: string },
): Promise<{ page: PageDocument; company: number } | null> => {
  try {
    const { block, company } = await transact(app.database.main, systemActor, (tx) =>
      findSurvey(app, tx, asked),
    );
    const { id, ...rest } = block;
    const page = pageOf([rest], { isPerson: true });
    return { page: { ...page, order: [id], blocks: { [id]: block } }, company };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

const formOf = (request: FastifyRequest<Form>, { id }: { id: string }) => ({
  id,
  action: request.url,
});

type Collecting = { id: string; block: string; body: URLSearchParams };

/** Collects points for answers that were sent, or sends the code that proves the number. */
async function collect(
  server: FastifyInstance,
  app: App,
  request: FastifyRequest<Form>,
  reply: FastifyReply,
  { body, ...asked }: Collecting,
): Promise<FastifyReply> {
  const language = languageIn(request);
  const title = say(texts.surveyTitle, language);
  const read = (name: string) => (body.get(name) ?? '').trim().slice(0, 600);
  const [phone, code] = [read('phone'), read('code')];
  const show = async (wrong: Wrong, told: Told) => {
    const shown = { phone, code, wrong, told, consent: read('consent') };
    const form = await pointsForm(app, language, formOf(request, asked), shown);
    const head = await headOf(app, asked.id, language);
    return sendPage(
      reply,
      language,
      title,
      html`${head}${outcome(request, language, title, form)}`,
    );
  };
  const isSending = read('step') === 'send';
  const consent = consentIn(read('consent'));
  const missing: Wrong = {
    ...(phone === '' ? { phone: askForPhone(language) } : {}),
    ...(consent === undefined && !isSending ? { consent: consentMissing(language) } : {}),
  };
  if (Object.keys(missing).length > 0) return show(missing, { text: '' });
  const solved = { captcha: read('captcha'), key: read('key'), sn: textIn(request.query, 'code') };
  const answer = await server.inject({
    method: 'POST',
    url: isSending ? '/api/web/api/activeSms' : '/api/web/api/surveyPoints',
    headers: {
      lang: language,
      'user-agent': request.headers['user-agent'] ?? '',
      cookie: request.headers.cookie ?? '',
    },
    remoteAddress: request.ip,
    payload: isSending ? { phone, ...solved } : { ...asked, phone, code, consent },
  });
  const told = answer.json<Answer<unknown> | Failure>();
  if (told.code === 0 && isSending) return show({}, { text: told.msg, isGood: true });
  if (told.code === 0) {
    const head = await headOf(app, asked.id, language);
    const said = outcome(request, language, told.msg, null);
    return sendPage(reply, language, title, html`${head}${said}`);
  }
  const errors = ((told as Failure).errors ?? []).filter(({ field }) =>
    ['phone', 'code', 'captcha', 'consent'].includes(field),
  );
  const wrong = Object.fromEntries(errors.map(({ field, msg }) => [field, msg])) as Wrong;
  return show(wrong, { text: errors.length > 0 ? '' : told.msg });
}

/** The result, what may follow, and a link back to the product. */
function outcome(
  request: FastifyRequest<Form>,
  language: Language,
  msg: string,
  more: Html | null,
): Html {
  const code = textIn(request.query, 'code');
  const back = `/template?${new URLSearchParams({ code, language }).toString()}`;
  return html`<section class="card is-plain ask">
      <h1 role="status">${msg}</h1>
    </section>
    ${more}
    ${
      code === ''
        ? null
        : html`<div class="page-below">
            <a class="act is-main" href="${back}">${say(texts.toProduct, language)}</a>
          </div>`
    }`;
}
