import { mostReportPhotos } from '#contract/features/sale/reports/contract.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import { reportPageTexts as texts } from '#contract/texts/report-page.ts';
import type { App } from '../app.ts';
import type { KeptPhoto } from '../repairs/photos.ts';
import { longField, textField } from './fields.ts';
import { codeField } from './forms.ts';
import { html, type Html } from './html.ts';
import { photosField, photosKept } from './photo-fields.ts';
import { consentField, type Service } from './service-head.ts';

export const reportNames = [
  'content',
  'shop',
  'link',
  'name',
  'phone',
  'latitude',
  'longitude',
] as const;
type Name = (typeof reportNames)[number];
export type ReportForm = Record<Name | 'key', string>;
export type Wrong = Partial<Record<Name | 'photos' | 'consent', string>>;

type Shown = {
  /** Where the form is sent. */
  action: string;
  /** The code it is about. */
  code: string;
  form: ReportForm;
  wrong: Wrong;
  told: string;
  photos: readonly KeptPhoto[];
  service: Service;
};

/** The form of a report: what looks wrong, where it was bought, photos, the place and who to answer. */
export function reportForm(
  app: App,
  language: Language,
  { action, code, form, wrong, told, photos, service }: Shown,
): Html {
  const wrongOnes = Object.keys(wrong).length;
  const first = reportNames.find((name) => wrong[name] !== undefined);
  const field = (name: Name, label: string, more: { hint?: string; missing?: string } = {}) => ({
    name,
    label,
    wrong: wrong[name],
    isFirstWrong: name === first,
    ...more,
  });
  const content = say(reportTexts.fields.content, language);
  return html`<section class="card is-plain ask">
    <h1>${say(texts.title, language)}</h1>
    <p>${say(texts.line, language)}</p>
    <p>${say(texts.about, language)}<br /><strong class="report-code">${code}</strong></p>
    ${told === '' ? null : html`<p class="is-wrong" role="alert">${told}</p>`}
    ${
      wrongOnes === 0
        ? null
        : html`<p class="is-wrong" role="alert">
            ${say(publicPageTexts.toMend, language, { n: wrongOnes })}
          </p>`
    }
    <form method="post" action="${action}" enctype="multipart/form-data" novalidate>
      <input type="hidden" name="key" value="${form.key}" />
      ${longField(
        field('content', content, {
          hint: say(texts.contentHint, language),
          missing: say(texts.contentMissing, language),
        }),
        form.content,
        500,
      )}
      ${textField(
        field('shop', say(texts.shop, language)),
        form.shop,
        html`autocomplete="off" maxlength="100"`,
      )}
      ${textField(
        field('link', say(texts.link, language), { hint: say(texts.linkHint, language) }),
        form.link,
        html`type="url" autocomplete="off" autocapitalize="off" inputmode="url" maxlength="500"`,
      )}
      ${placeField(form, language)}
      <p>${say(texts.contact, language)}</p>
      ${textField(
        field('name', say(texts.name, language)),
        form.name,
        html`autocomplete="name" maxlength="40"`,
      )}
      ${textField(
        field('phone', say(texts.phone, language)),
        form.phone,
        html`type="tel" autocomplete="tel" inputmode="tel" maxlength="20"`,
      )}
      ${consentField(service, language, wrong.consent)} ${photosKept(app, language, photos)}
      ${photosField(language, wrong.photos, photos.length, mostReportPhotos)}
      <button class="act is-main">${say(texts.send, language)}</button>
    </form>
  </section>`;
}

/** The place is asked for only when the button is pressed. */
const placeField = ({ latitude, longitude }: ReportForm, language: Language): Html =>
  html`<sy-place
    data-taken="${say(texts.placeTaken, language)}"
    data-refused="${say(texts.placeRefused, language)}"
  >
    <input type="hidden" name="latitude" value="${latitude}" />
    <input type="hidden" name="longitude" value="${longitude}" />
    <button type="button" class="act">${say(texts.place, language)}</button>
    <p>${say(texts.placeHint, language)}</p>
    <p role="status">${latitude === '' ? '' : say(texts.placeTaken, language)}</p>
  </sy-place>`;

/** Which code is to be reported, where none was given. */
export const codeQuestion = (language: Language, code: string, told: string): Html =>
  html`<section class="card is-plain ask">
    <h1>${say(texts.title, language)}</h1>
    ${
      told === ''
        ? html`<p>${say(texts.askCode, language)}</p>`
        : html`<p class="is-wrong" role="alert">${told}</p>`
    }
    <form method="get" action="/report">
      ${codeField(say(publicPageTexts.code, language), { name: 'code', value: code, most: 512 })}
      <input type="hidden" name="language" value="${language}" />
      <button class="act is-main">${say(texts.goOn, language)}</button>
    </form>
  </section>`;
