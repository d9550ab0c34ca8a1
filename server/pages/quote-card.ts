import type { Language } from '#contract/language.ts';
import { formatMoney } from '#contract/money.ts';
import { say } from '#contract/text.ts';
import { quotePageTexts as texts } from '#contract/texts/quote-page.ts';
import type { Quoted } from '../repairs/track.ts';
import { html, type Html } from './html.ts';

/** What the repair costs, and the customer's answer; it works without a script. */
export function quoteCard(
  { state, price, parts, total, payer, link }: Quoted,
  language: Language,
  told: string,
): Html {
  const row = (label: string, cents: number) =>
    html`<div>
      <dt>${label}</dt>
      <dd>${formatMoney(cents)}</dd>
    </div>`;
  return html`<section class="card is-plain ask track quote">
    <h2>${say(texts.title, language)}</h2>
    ${told === '' ? null : html`<p class="is-wrong" role="alert">${told}</p>`}
    ${
      payer === 'customer'
        ? html`<dl>
            ${price > 0 ? row(say(texts.work, language), price) : null}
            ${parts.map(({ name, quantity, sum }) => row(`${name} × ${quantity}`, sum))}
            ${row(say(texts.total, language), total)}
          </dl>`
        : html`<p>${say(payer === 'warranty' ? texts.free : texts.goodwill, language)}</p>`
    }
    ${
      state === 'asked'
        ? html`<p>${say(texts.ask, language)}</p>
            <form method="post" class="quote-answer">
              <input type="hidden" name="request" value="${link}" />
              <input type="hidden" name="total" value="${String(total)}" />
              <button class="act" name="quote" value="accept">
                ${say(texts.accept, language)}
              </button>
              <button class="act is-quiet" name="quote" value="decline">
                ${say(texts.decline, language)}
              </button>
            </form>`
        : null
    }
    ${
      state === 'accepted' || state === 'declined'
        ? html`<p role="status"><strong>${say(texts[state], language)}</strong></p>`
        : null
    }
  </section>`;
}
