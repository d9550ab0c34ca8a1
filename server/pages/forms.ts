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
      <label
        >${say(texts.code, language)}<input
          name="code"
          value="${code}"
          required
          maxlength="512"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
      /></label>
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
      <label
        >${say(texts.sn, language)}<input
          name="sn"
          value="${sn}"
          maxlength="512"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
      /></label>
      ${more}<button class="act is-main">${say(texts.verify, language)}</button>
    </form>
  </section>`;
