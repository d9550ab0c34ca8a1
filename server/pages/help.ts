import type { FastifyReply, FastifyRequest } from 'fastify';
import { seal } from '#blocks/kit/seal.ts';
import { tones } from '#blocks/query-result/verdict.ts';
import type { Verdict } from '#contract/codes/verdicts.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { Language } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { helpTexts as texts } from '#contract/texts/help.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import { warrantyCardTexts } from '#contract/texts/warranty-card.ts';
import type { App } from '../app.ts';
import { textIn, type FormRequest } from './query.ts';
import { readPublicHelp, type HelpGroup } from './help-entries.ts';
import { html, type Html } from './html.ts';
import { titleIn } from './requested-product.ts';
import { languageIn, sendPage } from './send.ts';

/**
 * `/help`: the platform's entries, or else how to check, what the verdicts mean, and what to do when something seems
 * wrong.
 */
export async function help(
  app: App,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageIn(request);
  const written = await readPublicHelp(app, language);
  const opened = textIn(request.query, 'entry');
  const tell = (text: Text) => say(text, language);
  const list = (steps: readonly Text[]) =>
    html`<ol>
      ${steps.map((step) => html`<li>${tell(step)}</li>`)}
    </ol>`;
  const verdicts = Object.keys(texts.verdicts) as Verdict[];
  const body = html`<section class="card is-plain ask help">
      <h1>${tell(texts.title)}</h1>
      <p>${tell(texts.line)}</p>
      ${
        written.length > 0
          ? written.map((group) => entries(group, opened))
          : html`<h2>${tell(texts.how)}</h2>
              ${list(texts.steps)}`
      }
      <h2>${tell(texts.meanings)}</h2>
      <dl>${verdicts.map((verdict) => meaning(verdict, language))}</dl>
      <h2 id="worried">${tell(texts.worried)}</h2>
      ${list(texts.worriedSteps)}
      ${
        written.length > 0
          ? null
          : html`<h2>${tell(texts.service)}</h2>
              <p>${tell(texts.serviceLine)}</p>`
      }
    </section>
    <div class="page-below">
      <a class="act is-main" href="/template?language=${language}">${tell(texts.check)}</a>
      <a class="act" href="/afterrecords?page=1&amp;language=${language}"
        >${tell(publicPageTexts.trackTitle)}</a
      >
      <a class="act" href="/warranty?language=${language}">${tell(warrantyCardTexts.find)}</a>
    </div>`;
  return sendPage(reply, language, titleIn(request, tell(texts.title), language), body);
}

/** The entries of one category; `?entry=` opens one of them. */
const entries = ({ name, entries: all }: HelpGroup, opened: string): Html =>
  html`<h2>${name}</h2>
    ${all.map(
      ({ id, title, body }) =>
        html`<details id="help-${id}" ${opened === String(id) ? { html: 'open' } : null}>
          <summary>${title}</summary>
          <div class="help-text">${{ html: body }}</div>
        </details>`,
    )}`;

function meaning(verdict: Verdict, language: Language): Html {
  const tone = tones[verdict];
  const mask = `seal-${verdict}`;
  return html`<dt id="${verdict}">
      <svg class="is-${tone}" viewBox="0 0 16 16" aria-hidden="true">
        <mask id="${mask}">
          <path fill="#fff" d="${seal.shape}" />
          <path
            fill="none"
            stroke="#000"
            stroke-width="2"
            d="${tone === 'good' ? seal.way : seal.signs[tone]}"
          />
        </mask>
        <rect width="16" height="16" fill="currentColor" mask="url(#${mask})" />
      </svg>
      ${say(consumerTexts.verdicts[verdict], language)}
    </dt>
    <dd>${say(texts.verdicts[verdict], language)}</dd>`;
}
