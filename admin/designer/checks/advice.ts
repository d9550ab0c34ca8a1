import type { Field, Fields } from '#blocks/kit/fields.ts';
import type { Settings } from '#blocks/kit/spec.ts';
import { isBound, readWords, type Phrase, type Words } from '#blocks/kit/words.ts';
import { cubeLayouts } from '#blocks/magic-cube/layouts.ts';
import { mostOffered } from '#contract/features/product/page-drafts/contract.ts';
import { languageNames, languages } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { compose } from '../model/labels.ts';
import type { Path } from '../model/block-edits.ts';
import type { Check, Known } from './check.ts';
import { checkTexts as texts } from './texts.ts';

/** Blocks whose purpose is a link. */
const leading = new Set([
  'tabBar',
  'suspension',
  'entertheshop',
  'graphicnavigation',
  'commerce',
  'officialWeb',
  'onlineservice',
]);
/** Required pictures of blocks, besides those of their lists. */
const needed = new Set(['follow.qr', 'communitypowder.qrcodeImg']);
/** Lists without which a block shows nothing. */
const filled = new Set(['imageList', 'iconList', 'commerceItemList', 'jsonData']);
/** Larger files load too slowly on a phone, in bytes. */
const heaviest = { picture: 2_000_000, video: 50_000_000, audio: 8_000_000, model: 30_000_000 };
const heaviestText = 150_000;

const isShown = ({ only }: Field, settings: Settings) =>
  !only || only.is.includes(settings[only.field]);

type Here = { block: string; type: string; path: Path; known: Known; isItem: boolean };

/** Warnings about valid settings. */
export function adviceAbout(
  block: string,
  type: string,
  fields: Fields,
  settings: Settings,
  known: Known,
): Check[] {
  return within(fields, settings, { block, type, path: [], known, isItem: false });
}

const within = (fields: Fields, settings: Settings, here: Here): Check[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isShown(field, settings) && isWanted(name, settings)
      ? about(field, settings[name], { ...here, path: [...here.path, name] }, settings)
      : [],
  );

/** A group that is switched off has no warnings. */
const isWanted = (name: string, settings: Settings) => name === 'show' || settings.show !== false;

function about(field: Field, value: unknown, here: Here, beside: Settings): Check[] {
  const advise = (text: Text, more: Readonly<Record<string, string>> = {}): Check[] => [
    {
      kind: 'advice',
      block: here.block,
      path: here.path,
      text: compose(text, { field: field.label, ...more }),
    },
  ];
  const weigh = (address: string, most: number) => {
    const bytes = here.known.sizes.get(address) ?? 0;
    return bytes > most ? advise(texts.heavy, { size: megabytes(bytes) }) : [];
  };
  const name = here.path.at(-1);
  switch (field.kind) {
    case 'phrase':
    case 'html': {
      if (isArea(here) && isBlank(value as Phrase)) return advise(texts.label);
      const missing = untranslated(value as Phrase);
      if (missing.length > 0) return advise(texts.translation, { languages: missing.join('、') });
      const length = JSON.stringify(value ?? '').length;
      return length > heaviestText ? advise(texts.heavy, { size: megabytes(length) }) : [];
    }
    case 'address':
      return isLead(here, beside) && (value as { externalLink: string }).externalLink === ''
        ? advise(texts.link)
        : [];
    case 'text':
      return field.isUrl && isLead(here, beside) && value === '' ? advise(texts.link) : [];
    case 'picture': {
      const isNeeded =
        (here.isItem && name === 'src' && beside.navigationType !== 1) ||
        needed.has(`${here.type}.${String(name)}`);
      if (value === '') return isNeeded ? advise(texts.picture) : [];
      return weigh(value as string, heaviest.picture);
    }
    case 'media':
      // Without a model of its own the block uses the product's.
      if (value === '') return field.accept === 'model' ? [] : advise(texts.picture);
      return weigh(value as string, heaviest[field.accept]);
    case 'campaign': {
      if (value === 0) return advise(texts.empty);
      const { campaigns } = here.known;
      if (!campaigns) return [];
      const card = campaigns[value as number];
      // Publishing refuses it; only the newest are known here.
      if (!card)
        return advise(texts.noCampaign).map((check) => ({
          ...check,
          kind: Object.keys(campaigns).length < mostOffered.campaigns ? 'fault' : 'advice',
        }));
      return card.phase === 'open' || card.phase === 'soon' ? [] : advise(texts.notRunning);
    }
    case 'group':
      return within(field.fields, value as Settings, here);
    case 'list': {
      const items = itemsOf(value as readonly Settings[], here, beside);
      if (items.length === 0) return filled.has(String(name)) ? advise(texts.empty) : [];
      return items.flatMap((item, at) =>
        within(
          field.item,
          { ...(beside.navigationType === 1 && { navigationType: 1 }), ...item },
          { ...here, path: [...here.path, at], isItem: true },
        ),
      );
    }
    default:
      return [];
  }
}

/** Only the tiles of the chosen layout are checked. */
const itemsOf = (items: readonly Settings[], { type }: Here, beside: Settings) =>
  type === 'magiccube'
    ? items.slice(0, cubeLayouts[beside.rubiksCubeType as number]?.hints.length)
    : items;

/** A hot area is nothing but a link. */
const isArea = ({ path }: Here) => path.at(-3) === 'areas';
const isLead = (here: Here, beside: Settings) =>
  isArea(here) || leading.has(here.type) || beside.show === true || beside.viewMore2 === true;

const isBlank = (phrase: Phrase) =>
  !isBound(phrase) && languages.every((language) => readWords(phrase, language).trim() === '');

/** The languages in which a multilingual text is empty. */
function untranslated(phrase: Phrase): string[] {
  const words: Words = isBound(phrase) ? phrase.fallback : phrase;
  if (typeof words === 'string') return [];
  const isWritten = (language: (typeof languages)[number]) => (words[language] ?? '').trim() !== '';
  if (!languages.some(isWritten)) return [];
  return languages.filter((one) => !isWritten(one)).map((one) => languageNames[one]);
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
