import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '#blocks/kit/times.ts';
import { consentTexts as texts } from '#contract/consents.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { platformNotices } from '#contract/texts/privacy-notices.ts';
import { translated } from '#contract/translated.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { html } from './html.ts';
import type { FormRequest } from './query.ts';
import { languageIn, sendPage } from './send.ts';
import { companyOfNotice, serviceHead, serviceOf } from './service-head.ts';

type Request = FastifyRequest<FormRequest & { Params: { company?: string; notice: string } }>;

/** `/privacy/…`: a privacy notice as somebody agreed to it; earlier ones stay readable. */
export async function privacy(app: App, request: Request, reply: FastifyReply) {
  const language = languageIn(request);
  const { company: named, notice } = request.params;
  const company = named === undefined ? null : companyOfNotice(app, named);
  const isKnown = named === undefined || company !== null;
  const service = isKnown ? await serviceOf(app, company, language) : null;
  const found = service && (await readNotice(app, company, notice, language));
  if (!found)
    return sendPage(
      reply.code(404),
      language,
      say(texts.title, language),
      html`<section class="card is-plain ask"><h1>${say(texts.gone, language)}</h1></section>`,
    );
  const who = service.name || say(texts.maker, language);
  const title = service.name === '' ? texts.title : texts.ofCompany;
  const heading = say(title, language, { company: service.name });
  const body = html`${serviceHead(service, language)}
    <section class="card is-plain ask">
      <h1>${heading}</h1>
      <p>${found.edition}</p>
      ${notice === service.notice ? null : html`<p role="status">${say(texts.older, language)}</p>`}
      <p class="notice-body">${found.body.replaceAll('{company}', who)}</p>
    </section>
    ${
      notice === service.notice
        ? null
        : html`<div class="page-below">
            <a class="act" href="${service.noticePath}?language=${language}"
              >${say(texts.inForce, language)}</a
            >
          </div>`
    }`;
  return sendPage(reply, language, heading, body);
}

type Notice = { body: string; edition: string };

async function readNotice(
  app: App,
  company: number | null,
  notice: string,
  language: Language,
): Promise<Notice | null> {
  const [, kind, digits] = /^([cp])([1-9]\d{0,5})$/.exec(notice) ?? [];
  const n = Number(digits);
  if (kind === 'p') {
    const text = platformNotices[n - 1];
    return text
      ? { body: say(text, language), edition: say(texts.platformEdition, language, { n }) }
      : null;
  }
  if (kind !== 'c' || company === null) return null;
  const row = await transact(app.database.main, systemActor, (tx) =>
    tx
      .selectFrom('privacy_text')
      .select(['body', 'body_en', 'body_tw', 'create_time'])
      .where('company_id', '=', company)
      .where('number', '=', n)
      .executeTakeFirst(),
  );
  return row
    ? {
        body: translated(row, 'body', language),
        edition: say(texts.edition, language, { n, day: dayOf(row.create_time.toISOString()) }),
      }
    : null;
}
