import { expect, test } from 'vitest';
import { siteConfiguration } from '#contract/site.ts';
import { withSite } from './site-page.ts';

const page = '<html lang="zh-CN"><head><title>溯源</title></head><body></body></html>';
const site = (set: object) => siteConfiguration.parse(set);

test('a product that says nothing of itself has the page as it was built', () => {
  expect(withSite(page, site({}))).toBe(page);
});

test('title, description and the rest stand in the page, and none of them can leave its place', () => {
  const shown = withSite(
    page,
    site({ title: '云溯 $& </title>', description: '"><script>', copyright: '</script><b>' }),
  );
  expect(shown).toContain('<title>云溯 $&amp; &lt;/title&gt;</title>');
  expect(shown).toContain('content="&quot;&gt;&lt;script&gt;"');
  const [, data] = /id="site">(.*?)<\/script>/.exec(shown)!;
  expect(JSON.parse(data!)).toMatchObject({ copyright: '</script><b>' });
  expect(shown.match(/<\/script>/g)).toHaveLength(1);
});
