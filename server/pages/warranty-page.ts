import { inFours } from '#blocks/kit/codes.ts';
import { dayOf } from '#blocks/kit/times.ts';
import { pictureAt } from '#contract/files.ts';
import type { Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import { warrantyCardTexts as texts } from '#contract/texts/warranty-card.ts';
import type { WarrantyCard } from '../logistics/warranty-card.ts';
import { codeField, phoneEndField } from './forms.ts';
import { html, type Html } from './html.ts';
import { cardStyle } from './warranty-style.ts';

const style: Html = { html: `<style>${cardStyle}</style>` };
const day = 86_400_000;
type Say = (text: Text, params?: TextParams) => string;

/** A page that says one thing, the same for every link that leads nowhere. */
export const cardMessage = (language: Language, sentence: Text, more: Text | null): Html =>
  html`${style}
    <section class="card is-plain ask wc">
      <div role="status"><h1>${say(sentence, language)}</h1></div>
      ${more && html`<p>${say(more, language)}</p>`}
    </section>
    <div class="page-below">
      <a class="act" href="/warranty?language=${language}">${say(texts.find, language)}</a>
    </div>`;

const shownDay = (time: Date) => dayOf(time.toISOString());

/** What is known of a warranty, as names and values: for the page and for the certificate. */
export function cardFacts(card: WarrantyCard, tell: Say): [string, string][] {
  const { months: n, extended_months: more } = card;
  const rows: [string, string][] = [
    [tell(texts.model), card.model],
    [tell(texts.serial), inFours(card.code)],
    [tell(texts.activated), shownDay(card.active_time)],
    [tell(texts.from), card.state === 'none' ? '' : shownDay(card.start_time)],
    [
      tell(texts.period),
      n + more === 0
        ? ''
        : more > 0
          ? tell(texts.monthsMore, { n, more })
          : tell(texts.months, { n }),
    ],
    [tell(texts.dealer), card.dealer_name],
    [tell(texts.policy), card.policy_name],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** The card that the owner of a warranty keeps; right after the activation it says first that this was done. */
export function cardPage(
  card: WarrantyCard,
  here: string,
  language: Language,
  told: string | null = null,
): Html {
  const tell: Say = (text, params) => say(text, language, params);
  const code = encodeURIComponent(card.code);
  const repair = new URLSearchParams({ sn: card.code, part_name: card.part_name, language });
  return html`${style}
    <section class="card is-plain ask wc">
      ${told === null ? null : html`<div role="status"><h1>${told}</h1></div>`}
      <div class="wc-head">
        ${
          card.image === null
            ? null
            : html`<img src="${pictureAt(card.image, 240)}" alt="" width="88" height="88" />`
        }
        <div>
          ${told === null ? html`<h1>${tell(texts.title)}</h1>` : html`<h2>${tell(texts.title)}</h2>`}
          <p>${card.part_name}</p>
        </div>
      </div>
      ${standing(card, tell, language, told === null)}
      <dl>
        ${cardFacts(card, tell).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd> `,
        )}
      </dl>
      <a class="act is-main" href="${here}.pdf?language=${language}">${tell(texts.file)}</a>
      ${
        told === null
          ? null
          : html`<a class="act" href="${here}?language=${language}">${tell(texts.open)}</a>`
      }
      <p class="wc-keep">${tell(texts.keep)}</p>
    </section>
    <section class="card is-plain ask wc">
      <h2>${tell(texts.terms)}</h2>
      <p class="wc-terms">${card.terms || tell(texts.noTerms)}</p>
    </section>
    <div class="page-below">
      <a class="act" href="/template?code=${code}&language=${language}">${tell(texts.toProduct)}</a>
      <a class="act" href="/repair?${repair.toString()}">${tell(texts.repair)}</a>
    </div>`;
}

/** How long it lasts, or why it does not. */
function standing(card: WarrantyCard, tell: Say, language: Language, isNews: boolean): Html {
  // One status of a page is enough.
  const role = isNews ? html`role="status"` : null;
  const { state, start_time: start, end_time: end } = card;
  if (state === 'none' || state === 'void' || state === 'replaced')
    return html`<div class="wc-until ${state === 'void' ? 'is-bad' : 'is-over'}" ${role}>
      <strong>${tell(texts.states[state])}</strong>
      ${state === 'void' ? html`<p>${tell(texts.voidLine)}</p>` : null}
      ${state === 'replaced' ? html`<p>${tell(texts.replacedLine)}</p>` : null}
      ${
        card.next === null
          ? null
          : html`<p><a href="${card.next}?language=${language}">${tell(texts.toNew)}</a></p>`
      }
    </div>`;
  const left = Math.max(0, Math.ceil((end.getTime() - Date.now()) / day));
  const whole = Math.max(1, left, Math.ceil((end.getTime() - start.getTime()) / day));
  const isOver = state === 'expired';
  return html`<div class="wc-until ${isOver ? 'is-over' : ''}" ${role}>
    <p>${tell(isOver ? texts.endedOn : texts.validUntil)}</p>
    <strong>${shownDay(end)}</strong>
    <progress aria-label="${tell(texts.title)}" max="${whole}" value="${left}"></progress>
    <p>${isOver ? tell(texts.states.expired) : tell(texts.daysLeft, { n: left })}</p>
  </div>`;
}

/** The form for serial and last phone digits; sent in the body, so that no log contains them. */
export const cardForm = (language: Language, { sn, told }: { sn: string; told: string }): Html =>
  html`${style}
    <section class="card is-plain ask wc">
      <h1>${say(texts.find, language)}</h1>
      <p>${say(texts.findLine, language)}</p>
      ${told === '' ? null : html`<p class="is-wrong" role="alert">${told}</p>`}
      <form method="post" action="/warranty?language=${language}" novalidate>
        ${codeField(say(publicPageTexts.serial, language), { name: 'sn', value: sn, most: 512 })}
        ${phoneEndField(say(texts.phoneEnd, language))}
        <button class="act is-main">${say(texts.go, language)}</button>
      </form>
    </section>`;
