import { blocksOf, emptySetup, setupFields, type PageDocument } from '#blocks/kit/document.ts';
import { isBound, readWords } from '#blocks/kit/words.ts';
import { findAt, putAt } from './encoded.ts';
import { readEntry, writeEntry } from './entry.ts';
import { isDictionary, isSame, type Dictionary } from './same.ts';
import { readSettings, writeSettings } from './settings.ts';

/** Known locations of the component list; the first that is a list counts. */
const componentPlaces = [['component'], ['templateJson'], ['templateJson', 'component'], []];
/** Known locations of the page settings. */
const setupPlaces = [['templateJson', 'pageSetup'], ['pageSetup'], ['templateJson'], ['setup']];

const componentPlaceIn = (value: unknown) =>
  componentPlaces.find((place) => Array.isArray(findAt(value, place)));
const setupPlaceIn = (value: unknown) =>
  setupPlaces.find((place) => isDictionary(findAt(value, place)));

/** Whether something is a page of the older editor. */
export const isLegacy = (value: unknown): boolean => {
  const place = componentPlaceIn(value);
  const entries = place && findAt(value, place);
  return (
    Array.isArray(entries) &&
    entries.every((entry) => isDictionary(entry) && typeof entry.component === 'string')
  );
};

/** Opens a page of the older editor. Unknown data stays with the page and its blocks. */
export function readLegacy(value: unknown): PageDocument {
  const place = componentPlaceIn(value);
  const entries = place ? (findAt(value, place) as unknown[]) : [];
  const named = entries.map((entry, at) => ({ id: `b${at + 1}`, ...readEntry(entry) }));
  return {
    schema: 1,
    setup: { ...emptySetup, ...readSettings(setupFields, known(setupIn(value))) },
    order: named.map(({ id }) => id),
    blocks: Object.fromEntries(named.map((block) => [block.id, block])),
    kept: value,
  };
}

/** The page settings, which may contain other data too. */
const setupIn = (value: unknown): Dictionary => {
  const place = setupPlaceIn(value);
  return place ? (findAt(value, place) as Dictionary) : {};
};
const known = (raw: Dictionary): Dictionary =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => Object.hasOwn(setupFields, name)));

/** The page in the format of the older editor; an imported page is exported unchanged except for edits. */
export function writeLegacy(page: PageDocument): unknown {
  const { kept, setup } = page;
  // The older editor would show a hidden block.
  const entries = blocksOf(page)
    .filter(({ hidden }) => !hidden)
    .map(writeEntry);
  if (kept === undefined)
    return {
      name: isBound(setup.name) ? '' : readWords(setup.name, 'zh_CN'),
      templateJson: JSON.stringify(setup),
      component: JSON.stringify(entries),
    };
  const place = componentPlaceIn(kept);
  const withEntries =
    place || entries.length > 0 ? putAt(kept, place ?? ['component'], entries) : kept;
  const raw = setupIn(withEntries);
  const after = writeSettings(setupFields, known(raw), setup);
  if (isSame(known(raw), after)) return withEntries;
  return putAt(withEntries, setupPlaceIn(kept) ?? ['pageSetup'], { ...raw, ...after });
}
