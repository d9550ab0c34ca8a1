import { defaultLanguage, languageTags } from '#contract/language.ts';
import { siteConfiguration, type Site } from '#contract/site.ts';

const shipped = siteConfiguration.parse({});
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign]!);

/**
 * The admin page with the site texts included: its title is right from the start, and the login page needs no further
 * request.
 */
export function withSite(page: string, site: Site): string {
  const set = Object.entries(site).filter(
    ([field, value]) => value !== shipped[field as keyof Site],
  );
  if (set.length === 0) return page;
  const data = JSON.stringify(Object.fromEntries(set)).replaceAll('<', String.raw`\u003c`);
  const head = [
    site.description && `<meta name="description" content="${escape(site.description)}" />`,
    `<script type="application/json" id="site">${data}</script>`,
  ];
  const titled =
    site.title === ''
      ? page
      : page.replace(/<title>[^<]*<\/title>/, () => `<title>${escape(site.title)}</title>`);
  return titled
    .replace(
      `lang="${languageTags[defaultLanguage]}"`,
      `lang="${languageTags[site.default_language]}"`,
    )
    .replace('</head>', () => `${head.join('')}</head>`);
}
