import type { FastifyRequest } from 'fastify';
import { clockOf } from '#blocks/kit/times.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { quotePageTexts } from '#contract/texts/quote-page.ts';
import type { Found } from '../repairs/request.ts';
import type { Tracked } from '../repairs/track.ts';
import { textIn, type FormRequest } from './query.ts';
import { codeField, phoneEndField } from './forms.ts';
import { html, type Html } from './html.ts';

/** One's own request: its number, status, and the company's messages. */
export const trackedCard = (
  { code, product, fault, status, steps, replacement }: Tracked,
  language: Language,
  isSent: boolean,
): Html =>
  html`<section class="card is-plain ask track">
    <div role="status">
      <h1>${say(isSent ? texts.repairSent : texts.repairSteps, language)}</h1>
    </div>
    ${isSent ? html`<p>${say(texts.repairSentLine, language)}</p>` : null}
    <dl>
      <div>
        <dt>${say(texts.repairNumber, language)}</dt>
        <dd class="track-number">${code}</dd>
      </div>
      <div>
        <dt>${say(texts.product, language)}</dt>
        <dd>${product}</dd>
      </div>
      <div>
        <dt>${say(texts.fault, language)}</dt>
        <dd>${fault}</dd>
      </div>
      <div>
        <dt>${say(texts.repairStatus, language)}</dt>
        <dd>${status}</dd>
      </div>
      ${
        replacement === ''
          ? null
          : html`<div>
              <dt>${say(quotePageTexts.replacement, language)}</dt>
              <dd class="track-number">${replacement}</dd>
            </div>`
      }
    </dl>
    ${isSent ? html`<h2>${say(texts.repairSteps, language)}</h2>` : null}
    <ol class="track-steps">
      ${steps.map(
        ({ status: words, reply, time }) =>
          html`<li>
            <strong>${words}</strong> <time datetime="${time}">${clockOf(time)}</time>
            ${reply === '' ? null : html`<p>${reply}</p>`}
          </li>`,
      )}
    </ol>
  </section>`;

type Shown = {
  product: Found | null;
  told: string;
  /** Right after a query: the form stays visible. */
  isOpen: boolean;
  /** It is the first thing on the page. */
  isFirst: boolean;
};

/** The form for number and last phone digits; sent in the body, so that no log contains them. */
export function trackForm(
  request: FastifyRequest<FormRequest>,
  language: Language,
  { product, told, isOpen, isFirst }: Shown,
): Html {
  const here = new URL(request.url, 'http://page');
  here.searchParams.delete('request');
  here.searchParams.set('language', language);
  const heading = say(texts.trackTitle, language);
  const value = (name: string) => textIn(request.body, name);
  return html`<section class="card is-plain ask">
    ${isFirst ? html`<h1>${heading}</h1>` : html`<h2>${heading}</h2>`}
    ${isOpen && told !== '' ? html`<p class="is-wrong" role="alert">${told}</p>` : null}
    <form method="post" action="${here.pathname + here.search}" novalidate>
      ${
        product
          ? null
          : codeField(say(texts.serial, language), { name: 'sn', value: value('sn'), most: 512 })
      }
      ${codeField(say(texts.repairNumber, language), { name: 'number', value: value('number'), most: 40 })}
      ${phoneEndField(say(texts.phoneEnd, language))}
      <button class="act">${say(texts.trackGo, language)}</button>
    </form>
  </section>`;
}
