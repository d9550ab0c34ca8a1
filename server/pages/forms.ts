import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { makeCaptcha } from '../access/captchas.ts';
import { html, type Html } from './html.ts';

/** A captcha, after too many queries or before a message is sent. */
export async function captchaFields(
  app: App,
  language: Language,
  { isOptional = false }: { isOptional?: boolean } = {},
): Promise<Html> {
  const { captcha, key } = await makeCaptcha(app.database.main, app.secrets);
  return html`<img src="${captcha}" alt="${say(texts.captcha, language)}" width="120" height="44" />
    <label
      >${say(texts.captcha, language)}<input
        name="captcha"
        ${isOptional ? null : html`required`}
        maxlength="8"
        autocomplete="off"
        autocapitalize="off"
    /></label>
    <input type="hidden" name="key" value="${key}" />`;
}

/** A field for a code or a number, as it stands on a label or in a message. */
export const codeField = (
  label: string,
  { name, value, most, isRequired = true }: CodeFieldOf,
): Html =>
  html`<label
    >${label}<input
      name="${name}"
      value="${value}"
      ${isRequired ? html`required` : null}
      maxlength="${most}"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
  /></label>`;
type CodeFieldOf = { name: string; value: string; most: number; isRequired?: boolean };

/** The last digits of the phone number by which a record is opened. */
export const phoneEndField = (label: string): Html =>
  html`<label
    >${label}<input
      name="end"
      required
      maxlength="4"
      inputmode="numeric"
      pattern="[0-9]{4}"
      autocomplete="off"
  /></label>`;

type FormPlace = {
  more?: Html | null;
  /** Below a verdict or product it has a smaller title. */
  isBelow?: boolean;
};
const heading = (words: string, isBelow: boolean): Html =>
  isBelow ? html`<h2>${words}</h2>` : html`<h1>${words}</h1>`;

/** The form for a code. */
export const codeForm = (
  language: Language,
  code: string,
  { more = null, isBelow = false }: FormPlace = {},
): Html =>
  html`<section class="card is-plain ask">
    ${heading(say(texts.title, language), isBelow)}
    <p>${say(texts.line, language)}</p>
    <form method="get" action="/template">
      ${codeField(say(texts.code, language), { name: 'code', value: code, most: 512 })}
      ${more}<input type="hidden" name="language" value="${language}" /><button class="act is-main">
        ${say(texts.check, language)}
      </button>
    </form>
  </section>`;

/** The form for a security code. */
export const securityForm = (
  language: Language,
  { code = '', sn = '', action = '/security' }: { code?: string; sn?: string; action?: string },
  { more = null, isBelow = false }: FormPlace = {},
): Html =>
  html`<section class="card is-plain ask">
    ${heading(say(texts.securityTitle, language), isBelow)}
    <p>${say(texts.securityLine, language)}</p>
    <form method="post" action="${action}?language=${language}">
      <label
        >${say(texts.covert, language)}<input
          name="code"
          value="${code}"
          required
          maxlength="64"
          inputmode="numeric"
          autocomplete="off"
          aria-describedby="hint"
      /></label>
      <p id="hint">${say(texts.covertHint, language)}</p>
      ${codeField(say(texts.sn, language), { name: 'sn', value: sn, most: 512, isRequired: false })}
      ${more}<button class="act is-main">${say(texts.verify, language)}</button>
    </form>
  </section>`;
