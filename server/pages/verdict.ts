import type { Verdict } from '#contract/codes/verdicts.ts';
import type { QueryAnswer, QueryLog, QueryResult } from '#contract/features/consumer/contract.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { Language } from '#contract/language.ts';
import { sayNth } from '#contract/ordinals.ts';
import { say, type Text } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { html, seal, type Html } from './html.ts';

type Tone = 'good' | 'caution' | 'bad' | 'quiet';
const tones: Record<Verdict, Tone> = {
  GENUINE_FIRST: 'good',
  GENUINE_REPEAT: 'good',
  CAUTION: 'caution',
  SUSPECT_CLONE: 'bad',
  NOT_ACTIVATED: 'caution',
  VOID: 'bad',
  RECALLED: 'bad',
  UNKNOWN: 'quiet',
  MALFORMED: 'quiet',
  THROTTLED: 'quiet',
};
const advice: Partial<Record<Verdict, Text>> = {
  SUSPECT_CLONE: texts.next.suspect,
  VOID: texts.next.suspect,
  RECALLED: texts.next.recalled,
  UNKNOWN: texts.next.unknown,
  MALFORMED: texts.next.unknown,
};

/** A time as people here read it. */
const clock = (iso: string) =>
  new Date(iso).toLocaleString('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  });
const dayOf = (iso: string) => clock(iso).slice(0, 10);
const inFours = (code: string) => (code.length === 16 ? code.replace(/(.{4})(?=.)/g, '$1 ') : code);

/** The first thing seen: the seal, one sentence, and why. */
export function verdictBlock({ verdict, reasons }: QueryAnswer, language: Language): Html {
  const next = advice[verdict];
  return html`<section class="verdict" role="status">
    <div class="${tones[verdict]}">
      ${seal}
      <h1>${say(consumerTexts.verdicts[verdict], language)}</h1>
    </div>
    ${reasons.map(({ text }) => html`<p>${text}</p>`)}${next ? html`<p>${say(next, language)}</p>` : null}
  </section>`;
}

type Fact = readonly [label: Text, value: string | Html];
const factList = (facts: readonly (Fact | null)[], language: Language): Html =>
  html`<dl>
    ${facts
      .filter((one) => one !== null && one[1] !== '')
      .map(
        (one) =>
          html`<dt>${say(one![0], language)}</dt>
            <dd>${one![1]}</dd>`,
      )}
  </dl>`;

/** When it was first checked, and how often. */
export const countBlock = (result: QueryResult, language: Language): Html =>
  html`<section>
    ${factList(
      [
        [texts.first, result.first_verify_time ? clock(result.first_verify_time) : '—'],
        [texts.count, say(texts.times, language, { n: result.query_time })],
      ],
      language,
    )}
  </section>`;

/** The product as its company describes it. */
export function productBlock(result: QueryResult, language: Language): Html {
  const warranty =
    result.expire_time === 0
      ? say(texts.warrantyNone, language)
      : say(texts.warrantyUntil, language, {
          day: dayOf(result.expire_time),
          n: result.expire_remain_day,
        });
  const [image] = result.images;
  return html`<section>
    <h2>${say(texts.product, language)}</h2>
    ${image ? html`<img class="product" src="${image}" alt="${result.part_name}" />` : null}
    ${factList(
      [
        [texts.name, result.part_name],
        [texts.model, result.part_model],
        [texts.serial, html`<span class="code">${inFours(result.serial_number)}</span>`],
        [texts.company, result.company_name],
        [texts.made, result.product_time.slice(0, 10)],
        [texts.sold, result.sale_time.slice(0, 10)],
        result.expire_month > 0 || result.expire_time !== 0 ? [texts.warranty, warranty] : null,
      ],
      language,
    )}
  </section>`;
}

export const manualsBlock = (
  manuals: readonly { name: string; url: string }[],
  language: Language,
): Html | null =>
  manuals.length === 0
    ? null
    : html`<section>
        <h2>${say(texts.manuals, language)}</h2>
        <ul class="list">
          ${manuals.map(
            ({ name, url }) => html`<li><a href="${url}" rel="noopener">${name}</a></li>`,
          )}
        </ul>
      </section>`;

const logLine = ({ query_no: n, location, create_time: time }: QueryLog, language: Language) => {
  const words = say(texts.logLine, language, { nth: sayNth(n, language), location });
  return html`<li><span>${words}</span><time datetime="${time}">${clock(time)}</time></li>`;
};
export const logBlock = (log: readonly QueryLog[], language: Language): Html | null =>
  log.length === 0
    ? null
    : html`<section>
        <h2>${say(texts.log, language)}</h2>
        <ul class="log">
          ${log.map((one) => logLine(one, language))}
        </ul>
      </section>`;
