import type { FastifyReply, FastifyRequest } from 'fastify';
import { clockOf } from '#blocks/kit/times.ts';
import { checkLine } from '#contract/check-line.ts';
import type { QueryLog } from '#contract/features/consumer/contract.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { readQueryLog } from '../scans/query-log.ts';
import { readReference } from '../scans/reference.ts';
import { textIn, type FormRequest } from './query.ts';
import { codeForm } from './forms.ts';
import { html, type Html } from './html.ts';
import { endlessList, pageIn, rowsOfPage } from './lists.ts';
import { languageIn, sendPage } from './send.ts';

/** `/checks`: all checks of a code that was just queried. Does not count as a check. */
export async function checks(app: App, request: FastifyRequest<FormRequest>, reply: FastifyReply) {
  const language = languageIn(request);
  const title = say(texts.logTitle, language);
  const id = textIn(request.query, 'id');
  if (!readReference(app, id)) {
    const body = html`<section class="card is-plain ask">
        <h1>${title}</h1>
        <p role="status">${say(texts.logGone, language)}</p>
      </section>
      ${codeForm(language, '', { isBelow: true })}`;
    return sendPage(reply.code(404), language, title, body);
  }
  const page = pageIn(textIn(request.query, 'page'));
  const { rows, count } = await transact(app.database.main, systemActor, (tx) =>
    readQueryLog(app, tx, { id, page, limit: rowsOfPage }, language),
  );
  const list = endlessList(
    {
      here: new URL(request.url, 'http://page'),
      page,
      count,
      className: 'b-result-log',
      rows: rows.map((row) => checkRow(row, language)),
    },
    language,
  );
  const body = html`<section class="card is-plain ask">
    <h1>${title}</h1>
    ${list}
  </section>`;
  return sendPage(reply, language, title, body);
}

/** In the same form as the block. */
const checkRow = (
  { query_no: n, location, create_time: time }: QueryLog,
  language: Language,
): Html =>
  html`<li data-key="${n}">
    <span>${checkLine(n, location, language)}</span>
    <time datetime="${time}">${clockOf(time)}</time>
  </li>`;
