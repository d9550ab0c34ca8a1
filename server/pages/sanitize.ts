import sanitizeHtml from 'sanitize-html';
import { isBound, type Phrase, type Words } from '#blocks/kit/words.ts';
import type { Block, PageDocument } from '#blocks/kit/document.ts';
import type { Field, Fields } from '#blocks/kit/fields.ts';
import { isSafeAddress } from '#blocks/kit/safe-address.ts';
import { findSpec } from '#blocks/list.ts';

const colour = /^(#[\da-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/deg]+\)|[a-z]{3,20})$/i;
const length = /^-?\d{1,4}(\.\d{1,3})?(px|em|rem|%|pt)?$/;
const lengths = /^(-?\d{1,4}(\.\d{1,3})?(px|em|rem|%|pt)?\s*){1,4}$/;
const word = /^[a-z-]{1,20}$/;

/**
 * The allow-list of rich text: text, pictures, tables and videos, and their styles. Nothing that runs, submits, frames
 * or overlays the page; other elements are dropped and their text is kept.
 */
const options: sanitizeHtml.IOptions = {
  allowedTags: (
    'h1 h2 h3 h4 h5 h6 p div span br hr b strong i em u s del ins sub sup mark small code pre blockquote ul ol li ' +
    'a img figure figcaption table caption colgroup col thead tbody tfoot tr th td video audio source font'
  ).split(' '),
  allowedAttributes: {
    '*': ['style', 'title', 'lang', 'dir', 'align'],
    a: ['href', 'target', 'rel', 'name'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    video: [
      'src',
      'poster',
      'controls',
      'width',
      'height',
      'preload',
      'loop',
      'muted',
      'playsinline',
    ],
    audio: ['src', 'controls', 'preload', 'loop'],
    source: ['src', 'type'],
    td: ['colspan', 'rowspan', 'width'],
    th: ['colspan', 'rowspan', 'width', 'scope'],
    col: ['span', 'width'],
    table: ['border', 'cellpadding', 'cellspacing', 'width'],
    font: ['color', 'size'],
    ol: ['start', 'type'],
  },
  // No `position`, no `url()`, no viewport units: a block stays in its place.
  allowedStyles: {
    '*': {
      color: [colour],
      'background-color': [colour],
      'text-align': [word],
      'text-decoration': [/^[a-z\s-]{1,40}$/],
      'text-indent': [length],
      'font-size': [length, word],
      'font-weight': [/^(\d{1,4}|[a-z]{1,10})$/],
      'font-style': [word],
      'font-family': [/^[\w\s,'"\u4e00-\u9fff-]{1,200}$/],
      'line-height': [length],
      'letter-spacing': [length],
      'vertical-align': [length, word],
      'list-style-type': [word],
      'border-collapse': [word],
      margin: [lengths],
      'margin-left': [/^(\d{1,4}(\.\d{1,3})?(px|em|rem|%|pt)?|auto)$/],
      'margin-right': [/^(\d{1,4}(\.\d{1,3})?(px|em|rem|%|pt)?|auto)$/],
      padding: [lengths],
      'padding-left': [length],
      width: [length, /^auto$/],
      height: [length, /^auto$/],
      'max-width': [length],
      border: [/^[\w\s.#(),%-]{1,60}$/],
    },
  },
  allowedSchemes: ['http', 'https', 'tel', 'mailto', 'weixin'],
  allowedSchemesByTag: {
    img: ['http', 'https'],
    video: ['http', 'https'],
    audio: ['http', 'https'],
  },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'plaintext',
  ],
  transformTags: {
    a: (tagName, attribs) => {
      const { href, target: _target, rel: _rel, ...rest } = attribs;
      if (href === undefined || !isSafeAddress(href.trim())) return { tagName, attribs: rest };
      return { tagName, attribs: { ...rest, href, target: '_blank', rel: 'noopener noreferrer' } };
    },
    img: (tagName, attribs) => ({
      tagName,
      attribs: { alt: '', ...attribs, loading: 'lazy', decoding: 'async' },
    }),
  },
};

const mostPasses = 6;

/**
 * Sanitises markup. Without the dropped elements the rest may be parsed differently (a `p` in a `p`, once the svg
 * around it is gone), so it is repeated until the result is stable: what was checked is what a browser sees.
 */
export function sanitize(html: string): string {
  let clean = sanitizeHtml(html, options);
  for (let pass = 1; pass < mostPasses; pass += 1) {
    const again = sanitizeHtml(clean, options);
    if (again === clean) return clean;
    clean = again;
  }
  // Keeps its text.
  return sanitizeHtml(clean, { ...options, allowedTags: [] });
}

const inWords = (words: Words): Words =>
  typeof words === 'string'
    ? sanitize(words)
    : Object.fromEntries(
        Object.entries(words).map(([language, html]) => [language, sanitize(html)]),
      );

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

// Values of the scanned item are never rendered as markup.
const inPhrase = (phrase: Phrase): Phrase =>
  isBound(phrase) ? { ...phrase, fallback: inWords(phrase.fallback) } : inWords(phrase);

function inField(field: Field, value: unknown): unknown {
  if (field.kind === 'html') return isPhrase(value) ? inPhrase(value) : '';
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item: unknown) => inFields(field.item, item));
  if (field.kind === 'group') return inFields(field.fields, value);
  return value;
}

function inFields(fields: Fields, settings: unknown): unknown {
  if (typeof settings !== 'object' || settings === null) return settings;
  const clean = Object.entries(fields)
    .filter(([name]) => Object.hasOwn(settings, name))
    .map(([name, field]) => [name, inField(field, (settings as Block['settings'])[name])]);
  return { ...settings, ...Object.fromEntries(clean) };
}

const known = new WeakMap<PageDocument, PageDocument>();

/** The page with every rich text sanitised, at any depth. */
export function sanitized(page: PageDocument): PageDocument {
  const before = known.get(page);
  if (before) return before;
  const blocks = Object.fromEntries(
    Object.entries(page.blocks).map(([id, block]) => {
      const spec = findSpec(block.type);
      if (!spec) return [id, block];
      return [
        id,
        { ...block, settings: inFields(spec.fields, block.settings) as Block['settings'] },
      ];
    }),
  );
  const clean = { ...page, blocks };
  known.set(page, clean);
  known.set(clean, clean);
  return clean;
}
