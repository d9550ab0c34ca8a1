import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageOf, type PageDocument } from '#blocks/kit/document.ts';
import { emptyScene, type Sent } from '#blocks/kit/scene.ts';
import type { Answer, Failure } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { findSurvey } from './keep.ts';
import { textIn, type FormRequest } from '../pages/query.ts';
import { html, type Html } from '../pages/html.ts';
import { languageIn, sendOnce, sendPage } from '../pages/send.ts';

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
  const values = valuesIn(request.body ?? new URLSearchParams());
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
    payload: { ...asked, answers: values },
  });
  const told = answer.json<Answer<null> | Failure>();
  const errors = 'errors' in told ? (told.errors ?? []) : [];
  const wrong = Object.fromEntries(
    errors.map(({ field, msg }) => [field.replace(/^answers\./, ''), msg]),
  );
  const page = errors.length > 0 ? await formAgain(app, asked) : null;
  if (!page) {
    const title = say(texts.surveyTitle, language);
    return sendPage(reply, language, title, outcome(request, language, told.msg));
  }
  const sent: Sent = { block: asked.block, values, wrong };
  const query = Object.fromEntries(new URL(request.url, 'http://page').searchParams);
  const scene = emptyScene(language, { ways: ['/survey'], query, sent });
  const title = say(texts.surveyTitle, language);
  return sendOnce(reply.code(422), page, scene, title);
}

/** The form by itself, for corrections; null if it no longer exists. */
const formAgain = async (
  app: App,
  asked: { id: string; block: string },
): Promise<PageDocument | null> => {
  try {
    const { block } = await transact(app.database.main, systemActor, (tx) =>
      findSurvey(app, tx, asked),
    );
    const { id, ...rest } = block;
    const page = pageOf([rest], { isPerson: true });
    return { ...page, order: [id], blocks: { [id]: block } };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** The result, and a link back to the product. */
function outcome(request: FastifyRequest<Form>, language: Language, msg: string): Html {
  const code = textIn(request.query, 'code');
  const back = `/template?${new URLSearchParams({ code, language }).toString()}`;
  return html`<section class="card is-plain ask">
      <h1 role="status">${msg}</h1>
    </section>
    ${
      code === ''
        ? null
        : html`<div class="page-below">
            <a class="act is-main" href="${back}">${say(texts.toProduct, language)}</a>
          </div>`
    }`;
}
