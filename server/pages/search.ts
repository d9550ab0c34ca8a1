import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pictureAt } from '#contract/files.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { translated } from '#contract/translated.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import { searchPageTexts as texts } from '#contract/texts/search-page.ts';
import type { App } from '../app.ts';
import { brandFor } from '../codes/brands.ts';
import { systemActor, transact } from '../database/database.ts';
import { readTyped } from '../identifiers/read-code.ts';
import { gramsOf } from '../records/filters.ts';
import { readReference } from '../scans/reference.ts';
import { html, type Html } from './html.ts';
import { textIn, type FormRequest } from './query.ts';
import { languageIn, sendPage } from './send.ts';

const mostFound = 30;
const longest = 60;
type Found = Record<'name' | 'name_en' | 'name_tw' | 'model' | 'model_en' | 'model_tw', string> & {
  gtin: string;
  image: string | null;
};

/**
 * `/search`: the products of a brand by their name, for people who have scanned one of them; `id` is that of the scan.
 * A code that is typed here is checked as everywhere.
 */
export async function search(app: App, request: FastifyRequest<FormRequest>, reply: FastifyReply) {
  const language = languageIn(request);
  const id = textIn(request.query, 'id');
  const words = textIn(request.query, 'q').trim();
  const title = say(texts.title, language);
  const scanned = readReference(app, id);
  const typed = await readTyped(app, words);
  const toCode = () =>
    reply.redirect(`/template?${new URLSearchParams({ code: words, language }).toString()}`, 303);
  if (typed.is === 'standard') return toCode();
  if (!scanned)
    return sendPage(
      reply.code(404),
      language,
      title,
      html`<section class="card is-plain ask">
        <h1>${title}</h1>
        <p role="status">${say(texts.gone, language)}</p>
      </section>`,
    );
  const { company } = scanned;
  const found = words === '' ? [] : await findProducts(app, company, words.slice(0, longest));
  if (found.length === 0 && typed.is !== 'malformed') return toCode();
  const { brand } = await brandFor(app, company, language);
  const body = html`<section class="card is-plain ask">
    <h1>${title}</h1>
    ${brand?.name ? html`<p>${brand.name}</p>` : null} ${form(id, words, language)}
    ${words === '' ? null : html`<p role="status">${told(found.length, words, language)}</p>`}
    <ul class="found">
      ${found.map((one) => row(one, id, language))}
    </ul>
  </section>`;
  return sendPage(reply, language, title, body);
}

/** Active products only, by any part of name, model or number. */
const findProducts = (app: App, company: number, words: string): Promise<Found[]> => {
  const text = words.toLowerCase();
  const grams = gramsOf(text).map((gram) => `${company}:${gram}`);
  return transact(app.database.reading(), systemActor, async (tx) => {
    const { rows } = await sql<Found>`
      select name, name_en, name_tw, model, model_en, model_tw, gtin, images ->> 0 as image from part
      where company_id = ${company} and grams(company_id, search) @> ${grams}::text[]
        and strpos(search, ${text}) > 0 and state = 'active' and kind = 'product'
      order by strpos(lower(name || ' ' || name_en || ' ' || name_tw), ${text}) = 0, name, id limit ${mostFound}`.execute(
      tx,
    );
    return rows;
  });
};

const told = (n: number, words: string, language: Language) =>
  n === 0
    ? say(texts.none, language, { words })
    : n === mostFound
      ? say(texts.many, language, { n })
      : say(texts.some, language, { n });

const form = (id: string, words: string, language: Language): Html =>
  html`<form method="get" action="/search" role="search">
    <input type="hidden" name="id" value="${id}" /><input
      type="hidden"
      name="language"
      value="${language}"
    />
    <label
      >${say(texts.words, language)}<input
        type="search"
        name="q"
        value="${words}"
        required
        maxlength="60"
        autocomplete="off"
    /></label>
    <button class="act is-main">${say(texts.go, language)}</button>
  </form>`;

function row({ gtin, image, ...named }: Found, id: string, language: Language): Html {
  const name = translated(named, 'name', language);
  const model = translated(named, 'model', language);
  const inside = html`${image === null ? null : html`<img src="${pictureAt(image, 96)}" alt="" width="56" height="56" loading="lazy" />`}
    <span
      ><strong>${name}</strong
      >${model === '' ? null : html`<small>${say(publicPageTexts.model, language)} ${model}</small>`}</span
    >`;
  // Only a product with a number of its own has a public page without an item.
  if (gtin === '') return html`<li><span class="found-one">${inside}</span></li>`;
  const query = new URLSearchParams({ gtin: gtin.padStart(14, '0'), id, language }).toString();
  return html`<li><a class="found-one" href="/template?${query}">${inside}</a></li>`;
}
