import { digitalLinkPath, type DigitalLink } from '#contract/gs1/digital-link.ts';
import { t, say } from '#contract/text.ts';
import type { Language } from '#contract/language.ts';
import type { Item } from '../identifiers/find-item.ts';

export const vocabulary = 'https://gs1.org/voc/';
const tongues = ['zh-CN', 'en', 'zh-TW'] as const;
const titles = {
  pip: t('产品信息', 'Product information', '產品資訊'),
  verify: t('防伪验证', 'Verification', '防偽驗證'),
};

/** One link of a linkset, RFC 9264. */
export type Target = { href: string; title: string; type?: string; hreflang?: readonly string[] };
export type Links = { anchor: string; isDefault: Target; byType: Map<string, Target[]> };

/** The Digital Link in canonical order. */
const pathOf = ({ key, qualifiers }: DigitalLink) =>
  digitalLinkPath([key.ai, key.value], ...qualifiers.map(({ ai, value }) => [ai, value] as const));

/** Everything offered for an item, by link type. */
export function linksOf(base: string, link: DigitalLink, item: Item, language: Language): Links {
  const asked = new URLSearchParams(
    item.serial === null ? { gtin: link.key.value } : { code: item.serial },
  ).toString();
  const page: Target = {
    href: `${base}/template?${asked}`,
    title: say(titles.pip, language),
    type: 'text/html',
    hreflang: tongues,
  };
  const byType = new Map<string, Target[]>([['pip', [page]]]);
  if (item.serial !== null)
    byType.set('verificationService', [
      {
        href: `${base}/security?sn=${encodeURIComponent(item.serial)}`,
        title: say(titles.verify, language),
        type: 'text/html',
        hreflang: tongues,
      },
    ]);
  const manuals = item.manuals.map(({ name, url }) => ({
    href: base === '' ? url : new URL(url, `${base}/`).href,
    title: name,
  }));
  if (manuals.length > 0) byType.set('instructions', manuals);
  return { anchor: base + pathOf(link), isDefault: page, byType };
}

/** The whole linkset as one document. */
export function linksetOf({ anchor, isDefault, byType }: Links): object {
  const types = [...byType].map(([name, targets]) => [vocabulary + name, targets] as const);
  return {
    linkset: [{ anchor, [`${vocabulary}defaultLink`]: [isDefault], ...Object.fromEntries(types) }],
  };
}

/** A header value in the characters a header may have. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
function titled(title: string): string {
  return /^[\x20-\x7e]*$/.test(title)
    ? `; title=${quoted(title)}`
    : `; title*=UTF-8''${encodeURIComponent(title).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/** The same in the `Link` header. */
export function linkHeader({ anchor, byType }: Links): string {
  const one = (rel: string, { href, title, type, hreflang = [] }: Target) =>
    `<${href}>; rel=${quoted(rel)}` +
    (type ? `; type=${quoted(type)}` : '') +
    hreflang.map((tongue) => `; hreflang=${quoted(tongue)}`).join('') +
    titled(title);
  return [
    `<${anchor}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
    ...[...byType].flatMap(([name, targets]) =>
      targets.map((target) => one(vocabulary + name, target)),
    ),
  ].join(', ');
}

/** The name of a link type, given bare, with its prefix, or as a whole URI. */
export const typeName = (asked: string): string =>
  asked.replace(/^(gs1:|https?:\/\/(www\.)?gs1\.org\/voc\/)/, '');
