import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { pointsPageTexts, surveyPointsTexts as texts } from '#contract/texts/points-page.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { markOf } from '../codes/marks.ts';
import { memberGifts } from '../members/gifts.ts';
import { extraFields, type Told, type Wrong } from '../pages/activation.ts';
import { textField } from '../pages/fields.ts';
import { consentField, serviceOf } from '../pages/service-head.ts';
import { html, type Html } from '../pages/html.ts';
import { readReference } from '../scans/reference.ts';

export type PointsForm = {
  phone: string;
  code: string;
  /** The privacy notice that was ticked. */
  consent?: string | undefined;
  wrong: Wrong;
  told: Told;
};
export const emptyPointsForm: PointsForm = { phone: '', code: '', wrong: {}, told: { text: '' } };

const phoneLabel = consumerTexts.activationFields.phone;
export const askForPhone = (language: Language) =>
  say(publicPageTexts.pleaseEnter, language, { label: say(phoneLabel, language).toLowerCase() });

/** Below the thanks for the answers: a number may be left to collect points. Null while there are none. */
export async function pointsForm(
  app: App,
  language: Language,
  { id, action }: { id: string; action: string },
  { phone, code, consent, wrong, told }: PointsForm,
): Promise<Html | null> {
  const { survey_points: n } = await memberGifts(app);
  const asked = readReference(app, id);
  if (n === 0 || !asked) return null;
  const service = await serviceOf(app, asked.company, language, consent);
  const needsSms = (await markOf(app, asked.company)).activation_sms;
  const more =
    needsSms || 'captcha' in wrong
      ? await extraFields(app, language, { needsSms, code, wrong })
      : null;
  return html`<section class="card is-plain ask">
    <h2>${say(texts.title, language, { n })}</h2>
    ${
      told.text === ''
        ? null
        : told.isGood
          ? html`<p role="status">${told.text}</p>`
          : html`<p class="is-wrong" role="alert">${told.text}</p>`
    }
    <form method="post" action="${action}" novalidate>
      ${textField(
        {
          name: 'phone',
          label: say(phoneLabel, language),
          missing: askForPhone(language),
          wrong: wrong.phone,
          isFirstWrong: wrong.phone !== undefined,
          hint: say(pointsPageTexts.privacy, language),
        },
        phone,
        html`type="tel" autocomplete="tel" inputmode="tel" maxlength="20"`,
      )}
      ${more}${consentField(service, language, wrong.consent)}<button
        class="act is-main"
        name="points"
        value="1"
      >
        ${say(pointsPageTexts.collect, language)}
      </button>
    </form>
  </section>`;
}
