import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageOf } from '#blocks/kit/document.ts';
import { initialOf } from '#blocks/kit/spec.ts';
import { findSpec } from '#blocks/list.ts';
import { writtenMarkup } from '#blocks/samples/rich-text.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { renderDraft } from './renderer.ts';
import { sanitize, sanitized } from './sanitize.ts';

/** Markup that would run, submit, frame, overlay the page or load something. */
const harm =
  /<\s*\/?\s*(script|style|iframe|frame|object|embed|form|input|button|select|textarea|link|meta|base|svg|math|template|noscript)\b|<[^>]*\son\w+\s*=|(href|src|poster|style)\s*=\s*["']?[^"'>]*(javascript:|vbscript:|data:|url\s*\(|expression|position\s*:|z-index)|srcdoc/i;

describe('rich text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" java\tscript:alert(1)">a</a>',
    '<a href="//evil.example">a</a>',
    '<img src="data:text/html,<script>alert(1)</script>">',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
    '<div style="position:fixed;inset:0;background:url(https://evil.example)">over</div>',
    '<div style="position:absolute;z-index:99">over</div>',
    '<p style="background-image:url(//evil.example/x)">a</p>',
    '<p style="width:expression(alert(1))">a</p>',
    '<style>*{display:none}</style>',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    '<video src="javascript:alert(1)" onloadstart="alert(1)"></video>',
    '<p class="card b-result" id="main">a</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<sy-carousel><a onclick=alert(1)>a</a></sy-carousel>',
  ])('%s does no harm', (hostile) => {
    const clean = sanitize(hostile);
    expect(clean).not.toMatch(harm);
    expect(clean).not.toMatch(/\sclass=|\sid=|<sy-/);
  });

  test.each(Object.entries(writtenMarkup))(
    '[BLK-7] with %s is kept letter by letter as the designer wrote it',
    (_, markup) => {
      expect(sanitize(markup)).toBe(markup);
    },
  );

  test('keeps what a company wrote: words, pictures, tables, films and how they look', () => {
    const written =
      '<h2 style="text-align:center;color:#123456">标题</h2><p>一 <strong>二</strong> <a href="https://a.example/">三</a></p>' +
      '<table><tbody><tr><td colspan="2">四</td></tr></tbody></table><ul><li>五</li></ul>';
    expect(sanitize(written)).toBe(
      written.replace(
        '<a href="https://a.example/">',
        '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">',
      ),
    );
    expect(sanitize('<img src="/api/picture/a.webp" alt="壶">')).toContain(
      'src="/api/picture/a.webp"',
    );
    expect(sanitize('<video src="/api/file/a" controls></video>')).toContain('controls');
  });

  test('does no harm however its pieces are put together', () => {
    const pieces = [
      '<script>',
      '</script>',
      '<style>',
      '<svg>',
      '<img src=x onerror=alert(1) ',
      '<a href="javascript:alert(1)">',
      '<div style="position:fixed">',
      '<p title="',
      '">',
      "'>",
      '<!--',
      '-->',
      '</textarea>',
      '<iframe srcdoc="',
      '<form>',
      '<input autofocus onfocus=alert(1)>',
      '&lt;script&gt;',
      '&#x3c;script>',
      '\0',
      'word',
    ];
    // Once the svg is gone, a paragraph ends where another begins.
    const readOtherwise: [string[]][] = [
      [['<p title="', '<p title="', '<script>', '<svg>', '<p title="', '">']],
      [['<p title="', '<div style="position:fixed">', '<svg>', '<div style="position:fixed">']],
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (some) => {
        const clean = sanitize(some.join(''));
        // Inside a properly closed attribute such words are harmless.
        const bare = clean.replaceAll(/="[^"<>]*"/g, (value) =>
          /^="(https?:|\/|#)/.test(value) ? value : '=""',
        );
        expect(bare).not.toMatch(harm);
        expect(sanitize(clean)).toBe(clean);
      }),
      { numRuns: 400, examples: readOtherwise },
    );
  });
});

describe('a page', () => {
  const hostile = '<p>kept</p><script>alert(1)</script>';

  test('has every rich text in it made harmless, at whatever depth and in whatever language', async () => {
    const rich = findSpec('richtext')!;
    const tabs = findSpec('tabs')!;
    const put = (spec: typeof rich, over: object) => ({
      type: spec.type,
      version: spec.version,
      settings: { ...initialOf(spec), ...over },
    });
    const lists = Object.entries(tabs.fields).filter(([, field]) => field.kind === 'list');
    expect(lists).toHaveLength(1);
    const [[listName]] = lists as [[string, unknown]];
    const page = pageOf([
      put(rich, { myValue: { zh_CN: hostile, en: hostile } }),
      put(rich, { myValue: { bind: 'part_name', fallback: hostile } }),
      put(tabs, { [listName]: [{ title: 'a', content: hostile }] }),
      { type: 'no longer known', version: 1, settings: { myValue: hostile } },
    ]);
    const clean = sanitized(page);
    const known = clean.order.slice(0, 3).map((id) => clean.blocks[id]);
    expect(JSON.stringify(known)).not.toContain('script');
    expect(JSON.stringify(known).match(/<p>kept<\/p>/g)).toHaveLength(4);
    // Unknown properties are kept as they are, and never shown.
    expect(clean.blocks.b4).toEqual(page.blocks.b4);
    const scene = sampleScene('first', 'en', 'page');
    const named = {
      ...scene,
      answer: {
        ...scene.answer!,
        result: { ...scene.answer!.result!, part_name: '<script>alert(1)</script>' },
      },
    };
    const here = new URL('http://page/template');
    const around = { here, title: '', styles: [], scripts: [], below: '', broken: () => {} };
    const html = await renderDraft(page, named, around);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)');
  });
});

test('a block that cannot be shown leaves the others where they are, and is told of', async () => {
  const info = findSpec('productInfo')!;
  const good = { type: info.type, version: 1, settings: initialOf(info) };
  const page = pageOf([{ ...good, settings: { ...good.settings, rows: null } }, good]);
  const broken: string[] = [];
  const html = await renderDraft(page, sampleScene('first', 'en', 'page'), {
    here: new URL('http://page/template'),
    title: '',
    styles: [],
    scripts: [],
    below: '',
    broken: (block) => broken.push(block),
  });
  expect(broken).toEqual(['b1']);
  expect(html).toContain('Sample product');
});
