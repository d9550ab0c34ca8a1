import { digitalLinkPath, type DigitalLink } from '#contract/gs1/digital-link.ts';
import { t, say } from '#contract/text.ts';
import { languageTags, type Language } from '#contract/language.ts';
import { endingOf, translated } from '#contract/translated.ts';
import type { Item } from '../identifiers/find-item.ts';

export const vocabulary = 'https://ref.gs1.org/voc/';
const contextUrl = 'https://ref.gs1.org/standards/resolver/linkset-context';
const tongues = Object.values(languageTags);
const titles = {
  pip: t('产品信息', 'Product information', '產品資訊'),
  verify: t('防伪验证', 'Verification', '防偽驗證'),
  dpp: t('产品护照', 'Product passport', '產品護照'),
  linkset: t('全部链接', 'All links', '全部連結'),
};

/** One link of a linkset, RFC 9264. */
export type Target = {
  href: string;
  title: string;
  type?: string;
  hreflang?: readonly string[];
};
/** What is offered for an item, its batch or its product. */
type Level = {
  path: string;
  description: string;
  isDefault: Target;
  byType: ReadonlyMap<string, readonly Target[]>;
};
/** From what was asked for up to the product. */
export type Links = readonly [Level, ...Level[]];

const pathOf = (link: DigitalLink, qualifiers = link.qualifiers.length) =>
  digitalLinkPath(
    ...[link.key, ...link.qualifiers.slice(0, qualifiers)].map(
      ({ ai, value }) => [ai, value] as const,
    ),
  );

const pageOf = (asked: Record<string, string>, language: Language): Target => ({
  href: `/template?${new URLSearchParams(asked)}`,
  title: say(titles.pip, language),
  type: 'text/html',
  hreflang: tongues,
});

/**
 * The product passport, as a page and as linked data: one address answers both. It gives the serial number on without
 * looking for it.
 */
function passportOf({ passport }: Item, serial: string | null, language: Language): Target[] {
  if (passport === null) return [];
  const asked = serial === null ? '' : `?serial=${encodeURIComponent(serial)}`;
  const target = { href: `/dpp/${passport}${asked}`, title: say(titles.dpp, language) };
  return [
    { ...target, type: 'text/html', hreflang: tongues },
    { ...target, type: 'application/ld+json' },
  ];
}

/** Everything offered for an item, by level and link type. */
export function linksOf(link: DigitalLink, item: Item, language: Language): Links {
  const { serial, lot } = item;
  const name = translated(item, 'name', language);
  const levelOf = (
    qualifiers: number,
    description: string,
    page: Target,
    others: Record<string, readonly Target[]>,
  ): Level => ({
    path: pathOf(link, qualifiers),
    description,
    isDefault: page,
    byType: new Map(
      Object.entries({ pip: [page], ...others }).filter(([, targets]) => targets.length > 0),
    ),
  });
  const verification = (sn: string): Target => ({
    href: `/security?sn=${encodeURIComponent(sn)}`,
    title: say(titles.verify, language),
    type: 'text/html',
    hreflang: tongues,
  });
  if (link.key.ai === '00')
    return [levelOf(0, name, pageOf({ code: link.key.value }, language), {})];
  const manuals = item.manuals.map((one) => ({
    href: one.url,
    title: one[`name${endingOf(language)}`] || one.name,
  }));
  const page = pageOf({ gtin: link.key.value }, language);
  const product = levelOf(0, name, page, {
    instructions: manuals,
    dpp: passportOf(item, null, language),
  });
  const levels: Level[] = [];
  if (serial !== null)
    levels.push(
      levelOf(link.qualifiers.length, `${name} ${serial}`, pageOf({ code: serial }, language), {
        verificationService: [verification(serial)],
        dpp: passportOf(item, serial, language),
      }),
    );
  const lotAt = link.qualifiers.findIndex(({ ai }) => ai === '10');
  if (lot !== null) levels.push(levelOf(lotAt + 1, `${name} ${lot}`, page, {}));
  const [first = product, ...more] = levels;
  return first === product ? [product] : [first, ...more, product];
}

/** The links of a type at the closest level that has any. */
export const targetsOf = (links: Links, type: string): readonly Target[] =>
  links.find(({ byType }) => byType.has(type))?.byType.get(type) ?? [];

/** Our own pages with the address of this installation before them. */
export const whole = (root: string, href: string): string =>
  href.startsWith('/') ? root + href : href;

/** All links as one document. */
export function linksetOf(root: string, links: Links): object {
  const told = (target: Target) => ({ ...target, href: whole(root, target.href) });
  return {
    linkset: links.map(({ path, description, isDefault: { href, title }, byType }) => ({
      anchor: root + path,
      itemDescription: description,
      [`${vocabulary}defaultLink`]: [{ href: whole(root, href), title }],
      ...Object.fromEntries(
        [...byType].map(([name, targets]) => [vocabulary + name, targets.map(told)]),
      ),
    })),
  };
}

/** A header value in the characters a header may have; titles in others are said a second time, encoded. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const titled = (title: string, plain: string) =>
  /^[\x20-\x7e]*$/.test(title)
    ? `; title=${quoted(title)}`
    : `; title=${quoted(plain)}; title*=UTF-8''${encoded(title)}`;

/** The same in the `Link` header. */
export function linkHeader(
  root: string,
  links: Links,
  language: Language,
  sameAs?: string,
): string {
  const types = new Set(links.flatMap(({ byType }) => [...byType.keys()]));
  const one = (name: string, { href, title, type, hreflang = [] }: Target) =>
    `<${whole(root, href)}>; rel=${quoted(vocabulary + name)}` +
    (type ? `; type=${quoted(type)}` : '') +
    hreflang.map((tongue) => `; hreflang=${quoted(tongue)}`).join('') +
    titled(title, name);
  return [
    ...(sameAs === undefined ? [] : [`<${root}${sameAs}>; rel="owl:sameAs"`]),
    `<${root}${links[0].path}?linkType=linkset>; rel="linkset"; type="application/linkset+json"` +
      titled(say(titles.linkset, language), 'linkset'),
    `<${contextUrl}>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"`,
    ...[...types].flatMap((name) => targetsOf(links, name).map((target) => one(name, target))),
  ].join(', ');
}

/** The name of a link type, given bare, with its prefix, or as a whole URI of either vocabulary. */
export const typeName = (asked: string): string =>
  asked.replace(/^(gs1:|https?:\/\/(ref\.|www\.)?gs1\.org\/voc\/)/, '');
