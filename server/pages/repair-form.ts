import type { FastifyRequest } from 'fastify';
import { mostRepairPhotos } from '#contract/features/sale/repairs/contract.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import type { KeptPhoto } from '../repairs/photos.ts';
import type { FormRequest } from './query.ts';
import { choiceField, longField, textField } from './fields.ts';
import { html, type Html } from './html.ts';
import { photosField, photosKept } from './photo-fields.ts';
import { consentField, type Service } from './service-head.ts';

export const repairNames = ['sn', 'fault_type', 'content', 'name', 'phone'] as const;
type Name = (typeof repairNames)[number];
export type RepairForm = Record<Name | 'key', string>;
export type Wrong = Partial<Record<Name | 'photos' | 'consent', string>>;

/** Messages for missing fields. */
export const askFor = (name: Name, language: Language): string =>
  say(name === 'fault_type' ? texts.pleaseChoose : texts.pleaseEnter, language, {
    label: say(repairTexts.fields[name], language).toLowerCase(),
  });

type Shown = {
  form: RepairForm;
  wrong: Wrong;
  told: string;
  faults: readonly { value: string; name: string }[];
  photos: readonly KeptPhoto[];
  service: Service;
  /** What it is called; empty if nobody said it. */
  product: string;
};

/** The repair form: product, fault, photos and contact. Photos already uploaded are kept for the next attempt. */
export function repairForm(
  app: App,
  request: FastifyRequest<FormRequest>,
  language: Language,
  { form, wrong, told, faults, photos, service, product }: Shown,
): Html {
  const wrongOnes = Object.keys(wrong).length;
  const first = repairNames.find((name) => wrong[name] !== undefined);
  const field = (name: Name, hint?: string) => ({
    name,
    label: say(repairTexts.fields[name], language),
    missing: askFor(name, language),
    wrong: wrong[name],
    isFirstWrong: name === first,
    ...(hint ? { hint } : {}),
  });
  return html`<section class="card is-plain ask">
    <h1>${say(texts.repairTitle, language)}</h1>
    <p>${say(texts.repairLine, language)}</p>
    ${product === '' ? null : html`<p><strong>${product}</strong></p>`}
    ${told === '' ? null : html`<p class="is-wrong" role="alert">${told}</p>`}
    ${
      wrongOnes === 0
        ? null
        : html`<p class="is-wrong" role="alert">
            ${say(texts.toMend, language, { n: wrongOnes })}
          </p>`
    }
    <form method="post" action="${request.url}" enctype="multipart/form-data" novalidate>
      <input type="hidden" name="key" value="${form.key}" />
      ${textField(
        field('sn'),
        form.sn,
        html`autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="512"`,
      )}
      ${choiceField(field('fault_type'), form.fault_type, {
        none: say(texts.faultChoose, language),
        options: faults,
      })}
      ${longField(field('content', say(texts.contentHint, language)), form.content, 500)}
      ${textField(field('name'), form.name, html`autocomplete="name" maxlength="40"`)}
      ${textField(
        field('phone'),
        form.phone,
        html`type="tel" autocomplete="tel" inputmode="tel" maxlength="20"`,
      )}
      ${consentField(service, language, wrong.consent)} ${photosKept(app, language, photos)}
      ${photosField(language, wrong.photos, photos.length, mostRepairPhotos)}
      <button class="act is-main">${say(texts.repairSend, language)}</button>
    </form>
  </section>`;
}
