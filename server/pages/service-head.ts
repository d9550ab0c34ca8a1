import { createHmac, timingSafeEqual } from 'node:crypto';
import { telephoneLink } from '#blocks/kit/scene.ts';
import { themeText } from '#blocks/kit/theme.ts';
import { consentTexts as texts } from '#contract/consents.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { App } from '../app.ts';
import { brandFor } from '../codes/brands.ts';
import { systemActor, transact } from '../database/database.ts';
import { noticeInForce, noticeOf, noticeOfNobody } from '../members/consents.ts';
import { html, type Html } from './html.ts';

/** Whose page it is: what consumers see of the company, and the privacy notice they agree to. */
export type Service = {
  company: number | null;
  /** Empty if the company does not show its name, or is not known. */
  name: string;
  /** Empty without one. */
  logo: string;
  hotline: string;
  /** The variables of its brand, as a style. */
  theme: string;
  /** The notice in force and its address. */
  notice: string;
  noticePath: string;
  /** The notice that was ticked when the form was sent before. */
  given?: string | undefined;
};

/** The company behind a form, with its brand in a language; without one the platform's notice applies. */
export async function serviceOf(
  app: App,
  company: number | null,
  language: Language,
  given?: string,
): Promise<Service> {
  const { brand, theme } = await brandFor(app, company, language);
  const notice =
    company === null
      ? noticeOfNobody
      : await transact(app.database.main, systemActor, (tx) => noticeInForce(tx, company));
  return {
    company,
    ...(brand ?? { name: '', logo: '', hotline: '' }),
    theme: themeText(theme),
    notice,
    noticePath: company === null ? `/privacy/${notice}` : noticePath(app, company, notice),
    given,
  };
}

/** What the forms of a company's pages ask to agree to; briefly cached. */
export async function consentAsked(app: App, company: number) {
  const notice = await noticeOf(app, company);
  return { notice, href: noticePath(app, company, notice) };
}

const signOf = (app: App, company: number): string =>
  createHmac('sha256', app.secrets.derive('privacy notice'))
    .update(String(company))
    .digest('hex')
    .slice(0, 16);

/** The address of a notice. It is signed, so that nobody lists the companies of the platform by counting. */
export const noticePath = (app: App, company: number, notice: string): string =>
  `/privacy/${company}-${signOf(app, company)}/${notice}`;

/** The company of such an address; null if it is not ours. */
export function companyOfNotice(app: App, named: string): number | null {
  const [, id, sign] = /^(\d{1,9})-([0-9a-f]{16})$/.exec(named) ?? [];
  if (id === undefined || sign === undefined) return null;
  const right = Buffer.from(signOf(app, Number(id)));
  return timingSafeEqual(right, Buffer.from(sign)) ? Number(id) : null;
}

/** The company's own hotline, one tap away. */
export const callLink = ({ hotline }: Pick<Service, 'hotline'>, language: Language): Html | null =>
  hotline === ''
    ? null
    : html`<a class="act svc-call" href="${telephoneLink(hotline)}"
        >${say(texts.call, language, { phone: hotline })}</a
      >`;

const style: Html = {
  html: `<style>
.svc{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding:12px 16px 0}
.svc img{flex:none;width:40px;height:40px;object-fit:contain;border-radius:8px;background:#fff}
.svc strong{flex:1 1 120px;min-width:0;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:var(--ink)}
.svc .svc-call{flex:none;width:auto;margin:0;padding-inline:16px;white-space:nowrap}
.agree label{display:grid;grid-template-columns:22px 1fr;gap:10px;align-items:center;min-height:44px}
.agree a{display:inline-block;padding:10px 0;color:var(--jade);text-decoration:underline}
.agree .is-wrong{margin:0}
.notice-body{white-space:pre-wrap;overflow-wrap:anywhere}
.ask .notice-body{color:var(--ink)}
</style>`,
};

/** Colour, corners and spacing of the company's brand; of its settings, which hold no markup. */
const themed = ({ theme }: Service): Html | null =>
  theme === '' ? null : { html: `<style>:root{${theme}}</style>` };

/** The head of every page on which a consumer turns to a company: its logo, its name and its hotline. */
export const serviceHead = (service: Service, language: Language): Html =>
  html`${style}${themed(service)}${
    service.name === '' && service.logo === '' && service.hotline === ''
      ? null
      : html`<header class="svc">
          ${service.logo === '' ? null : html`<img src="${service.logo}" alt="" width="40" height="40" />`}
          ${service.name === '' ? null : html`<strong>${service.name}</strong>`}
          ${callLink(service, language)}
        </header>`
  }`;

/** The box that must be ticked before anything personal is sent, and the notice it is about. */
export const consentField = (
  { notice, noticePath: path, given }: Pick<Service, 'notice' | 'noticePath' | 'given'>,
  language: Language,
  wrong: string | undefined,
): Html =>
  html`<div class="field agree">
    <label
      ><input
        type="checkbox"
        name="consent"
        value="${notice}"
        required
        ${given === notice ? html`checked` : null}
        ${wrong ? html`aria-invalid="true" aria-describedby="consent-wrong"` : null}
      /><span
        >${say(texts.agree, language)}
        <a href="${path}?language=${language}" target="_blank" rel="noopener"
          >${say(texts.notice, language)}</a
        ></span
      ></label
    >
    ${wrong ? html`<p id="consent-wrong" class="is-wrong" role="alert">${wrong}</p>` : null}
  </div>`;

/** What is said where the box was left empty. */
export const consentMissing = (language: Language): string => say(texts.errors.missing, language);

/** The notice that a form named; undefined where its box was left empty. */
export const consentIn = (value: string): string | undefined =>
  /^[cp][1-9]\d{0,5}$/.test(value) ? value : undefined;
