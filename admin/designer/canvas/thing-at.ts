import type { Block } from '#blocks/kit/document.ts';
import type { Field, Fields } from '#blocks/kit/fields.ts';
import { readFor, type Scene } from '#blocks/kit/scene.ts';
import { isBound, type Phrase } from '#blocks/kit/words.ts';
import { findSpec } from '#blocks/list.ts';
import { pictureAt } from '#contract/files.ts';
import type { Path } from '../model/block-edits.ts';

/** A setting that can be seen on the page, and where. */
export type Thing = {
  block: string;
  path: Path;
  field: Field;
  element: HTMLElement;
  /** It can be typed right there: a text that comes from the setting as it is. */
  isTyped: boolean;
};

type Shown = { path: Path; field: Field; text: string; isTyped: boolean };

/** What the settings of a block show as text or picture, in their order. */
function* shownBy(fields: Fields, settings: unknown, scene: Scene, above: Path): Generator<Shown> {
  const values = (settings ?? {}) as Record<string, unknown>;
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const path = [...above, name];
    const shown = (text: string, isTyped = false): Shown => ({ path, field, text, isTyped });
    if (field.kind === 'phrase')
      yield shown(readFor(scene, value as Phrase), !isBound(value as Phrase));
    else if (field.kind === 'html') yield shown(readFor(scene, value as Phrase));
    else if (field.kind === 'text') yield shown(String(value), field.isUrl !== true);
    else if (field.kind === 'picture') yield shown(String(value));
    else if (field.kind === 'group') yield* shownBy(field.fields, value, scene, path);
    else if (field.kind === 'list')
      for (const [at, item] of ((value ?? []) as object[]).entries())
        yield* shownBy(field.item, item, scene, [...path, at]);
  }
}

const wordsIn = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const wordsOfMarkup = (markup: string) => {
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  return wordsIn(parsed.body.textContent);
};

/** The innermost elements that show exactly this text. */
function showing(place: HTMLElement, words: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('*')].filter(
    (one) =>
      wordsIn(one.textContent) === words &&
      ![...one.children].some((child) => wordsIn(child.textContent) === words),
  );
}

/**
 * The setting behind an element of a block, found by what it shows: views stay free of marks for the designer. Where a
 * block shows the same twice, the first element belongs to the first setting.
 */
export function thingOf(element: HTMLElement, block: Block, scene: Scene): Thing | null {
  const fields = findSpec(block.type)?.fields;
  const place = element.closest<HTMLElement>('[data-block]');
  if (!fields || !place) return null;
  const all = [...shownBy(fields, block.settings, scene, [])].filter(({ text }) => text !== '');
  const found = ({ path, field, isTyped }: Shown, shown: HTMLElement): Thing => ({
    block: block.id,
    path,
    field,
    isTyped,
    element: shown,
  });
  for (let one: HTMLElement | null = element; one && one !== place; one = one.parentElement) {
    const picture: Element | null = one.tagName === 'IMG' ? one : one.querySelector('img');
    const source = picture?.getAttribute('src') ?? '';
    const words = wordsIn(one.textContent);
    const ofPicture = all.find(
      ({ field, text }) =>
        field.kind === 'picture' && (source === text || source === pictureAt(text, 720)),
    );
    if (ofPicture && (one === picture || words === '')) return found(ofPicture, one);
    if (words === '') continue;
    const same = all.filter(
      ({ field, text }) =>
        (field.kind === 'phrase' || field.kind === 'text') && wordsIn(text) === words,
    );
    if (same.length > 0) {
      const shown = showing(place, words);
      const at = Math.max(
        0,
        shown.findIndex((each) => one.contains(each)),
      );
      return found(same[at % same.length]!, shown[at] ?? one);
    }
    const ofText = all.find(
      ({ field, text }) => field.kind === 'html' && wordsOfMarkup(text).includes(words),
    );
    if (ofText) return found(ofText, one);
  }
  return null;
}

/** The element of the page at a point of its window. The page is inert, so nothing is there unless asked like this. */
export function elementAt(room: Document, x: number, y: number): HTMLElement | null {
  room.body.inert = false;
  const found = room.elementFromPoint(x, y);
  room.body.inert = true;
  return found as HTMLElement | null;
}
