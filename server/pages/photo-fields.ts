import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { signedAddress } from '../files/addresses.ts';
import type { KeptPhoto } from '../repairs/photos.ts';
import { html, type Html } from './html.ts';

/** Photos come last: the fields they depend on are read before them. */
export const photosField = (
  language: Language,
  wrong: string | undefined,
  kept: number,
  most: number,
): Html =>
  kept >= most
    ? html`<p class="is-wrong" ${wrong ? null : html`hidden`}>${wrong ?? ''}</p>`
    : html`<sy-photos data-most="${most - kept}">
        <label for="photos">${say(texts.repairPhotos, language)}</label>
        <p id="photos-hint">${say(texts.repairPhotosHint, language, { n: most })}</p>
        <input
          id="photos"
          name="photos"
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          multiple
          aria-describedby="photos-hint photos-wrong"
          ${wrong ? html`aria-invalid="true"` : null}
        />
        <p id="photos-wrong" class="is-wrong" ${wrong ? null : html`hidden`}>${wrong ?? ''}</p>
      </sy-photos>`;

/** Photos that came with a form that was not accepted. */
export const photosKept = (
  app: App,
  language: Language,
  photos: readonly KeptPhoto[],
): Html | null =>
  photos.length === 0
    ? null
    : html`<fieldset class="kept">
        <legend>${say(texts.photosKept, language)}</legend>
        <ul>
          ${photos.map(
            ({ place, small }, at) =>
              html`<li>
                <img
                  src="${signedAddress(app.secrets, small.slice(small.lastIndexOf('/') + 1))}"
                  alt="${say(texts.photoOf, language, { n: at + 1 })}"
                  width="96"
                  height="96"
                />
                <label
                  ><input type="checkbox" name="drop" value="${place}" />${say(
                    texts.photoDrop,
                    language,
                  )}</label
                >
              </li>`,
          )}
        </ul>
      </fieldset>`;
