import { dayOf } from '#blocks/kit/times.ts';
import type { Language } from '#contract/language.ts';
import type { ShownPassport } from '#contract/passports/content.ts';
import { passportPage as texts, passportWords as words } from '#contract/passports/texts.ts';
import { viewLevels, type ViewLevel } from '#contract/passports/facts.ts';
import { recycledShare } from '#contract/passports/figures.ts';
import { say, type Text } from '#contract/text.ts';
import { pictureAt } from '#contract/files.ts';
import { html, type Html } from './html.ts';
import {
  carbonWords,
  documentList,
  factSections,
  identityRows,
  inWords,
  itemRows,
  partyRows,
  tellIn,
  type Show,
} from './passport-facts.ts';
import { passportStyle } from './passport-style.ts';

const style: Html = { html: `<style>${passportStyle}</style>` };

/** A page that says one thing, the same for everything that leads nowhere. */
export const passportMessage = (language: Language, sentence: Text, more: Text | null): Html =>
  html`${style}
    <section class="card is-plain ask dpp">
      <div role="status"><h1>${say(sentence, language)}</h1></div>
      ${more && html`<p>${say(more, language)}</p>`}
    </section>`;

export type PassportView = Show & {
  /** The same as data. */
  data: string;
  /** For who opened it by a link: where units are looked up, what was typed, and whether it was not found. */
  lookUp?: { here: string; typed: string; isWrong: boolean };
  /** For the company's own people: the address of the preview, which shows each level. */
  preview?: string;
  /** Where to scan a code for the facts of its unit. */
  scan?: string;
};

const section = (title: string, content: Html | null): Html | null =>
  content &&
  html`<section class="card is-plain ask dpp">
    <h2>${title}</h2>
    ${content}
  </section>`;

/** What is asked first, in large figures. */
function figures({ facts }: ShownPassport, language: Language): Html | null {
  const tell = tellIn(language);
  const recycled = recycledShare(facts.materials);
  const told: [string, string][] = [
    [facts.carbon ? carbonWords(facts.carbon, tell) : '', tell(words.facts.carbon)],
    [recycled === null ? '' : `${recycled}%`, tell(texts.recycledShare)],
    [
      facts.repairability === undefined ? '' : tell(texts.score, { n: facts.repairability }),
      tell(words.facts.repairability),
    ],
    [
      facts.durability?.years ? tell(texts.years, { n: facts.durability.years }) : '',
      tell(texts.lifetime),
    ],
  ];
  const known = told.filter(([value]) => value !== '');
  if (known.length === 0) return null;
  return html`<ul class="dpp-figures">
    ${known.map(([value, name]) => html`<li><strong>${value}</strong><span>${name}</span></li> `)}
  </ul>`;
}

/** A passport as one seer is shown it. */
export function passportView(view: PassportView): Html {
  const { shown, language, data, lookUp, scan, preview } = view;
  const tell = tellIn(language);
  const { identity, level } = shown;
  return html`${style}
    <section class="card is-plain ask dpp">
      <div class="dpp-head">
        ${
          identity.image === ''
            ? null
            : html`<img src="${pictureAt(identity.image, 240)}" alt="" width="88" height="88" />`
        }
        <div>
          <p class="dpp-kind">${tell(texts.title)}</p>
          <h1>${inWords(identity.name, language)}</h1>
          <p class="dpp-version">
            ${tell(texts.version, { n: shown.number, day: dayOf(shown.published) })}
          </p>
        </div>
      </div>
      ${
        level === 'public' || preview
          ? null
          : html`<p class="dpp-seen is-closed" role="status">${tell(words.seenAs[level])}</p>`
      }
      ${preview ? levelLinks(preview, level, language) : null} ${figures(shown, language)}
      ${lookUp ? unitForm(lookUp, language) : null}
      ${
        scan
          ? html`<p class="dpp-seen">${tell(texts.scanFirst)}</p>
              <a class="act" href="${scan}">${tell(texts.scan)}</a>`
          : null
      }
    </section>
    ${section(tell(texts.unit), itemRows(view, tell))}
    ${section(tell(texts.identity), identityRows(view, tell))}
    ${factSections(view, tell).map(
      ([fact, content]) => section(tell(words.facts[fact]), content) ?? html``,
    )}
    ${section(tell(texts.documents), documentList(view, tell))}
    ${section(tell(texts.operator), partyRows(shown.operator, tell, language))}
    <section class="card is-plain ask dpp">
      <a class="act" href="${data}" rel="alternate" type="application/ld+json"
        >${tell(texts.data)}</a
      >
    </section>`;
}

/** Not public yet: how each of the three would see it. */
function levelLinks(here: string, shown: ViewLevel, language: Language): Html {
  return html`<nav class="dpp-seen" aria-label="${say(texts.preview, language)}">
    <strong>${say(texts.preview, language)}</strong>
    ${viewLevels.map((level) =>
      level === shown
        ? html`<span aria-current="page">${say(words.levels[level], language)}</span>`
        : html`<a href="${here}?level=${level}&language=${language}"
            >${say(words.levels[level], language)}</a
          >`,
    )}
  </nav>`;
}

function unitForm(
  { here, typed, isWrong }: NonNullable<PassportView['lookUp']>,
  language: Language,
): Html {
  return html`<form method="get" action="${here}" role="search">
    <label
      >${say(texts.another, language)}
      <input
        name="serial"
        value="${typed}"
        maxlength="64"
        autocomplete="off"
        required
        ${isWrong ? html`aria-invalid="true" aria-describedby="serial-wrong"` : null}
    /></label>
    ${isWrong ? html`<p id="serial-wrong" class="is-wrong" role="alert">${say(texts.noUnit, language)}</p>` : null}
    <input type="hidden" name="language" value="${language}" />
    <button class="act">${say(texts.look, language)}</button>
  </form>`;
}
