import { listen } from './listen.ts';
import { load } from './load.ts';
import { median, ms, print } from './numbers.ts';
import { seedParts } from './parts.ts';
import { startPlace } from './place.ts';
import { replay } from './replay.ts';

const rows = 1_000_000;
const rounds = 3;
const plan = { seconds: 3, connections: 16 };

const place = await startPlace();
await seedParts(place.ownerUrl, rows, { isSearched: true });
const headers = { authorization: `Bearer ${await place.tokenFor(10)}` };

const questions: Record<string, string> = {
  'first page': '',
  'deep page (500,000 rows in)': 'page=25000',
  'filtered: kind and state': 'kind[]=material&state=stopped',
  'searched: rare, in the middle': `keyword=${encodeURIComponent('板 c4ca')}`,
  'searched: two characters many have': `keyword=${encodeURIComponent('轴承')}`,
  'sorted by name, downwards': 'sort_field=name&sort_by=desc',
};

for (const [name, query] of Object.entries(questions)) {
  const url = `${place.base}/api/web/part/index?${query}`;
  // The first call counts many rows; after that the count is cached for a while.
  await fetch(url, { headers });
  const statements = await listen(url, headers);
  const ours: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { perSecond, failed } = await load({ ...plan, url, headers });
    if (failed > 0) throw new Error(`${name}: ${failed} calls failed`);
    const bare = await replay({ ...plan, url: place.app.database.url, statements });
    if (round === 0) continue;
    ours.push(perSecond);
    alone.push(bare);
  }
  const ratio = median(ours) / median(alone);
  print(`${name}: the list endpoint`, `${median(ours).toFixed(0)}/s`);
  print(`  the same ${statements.length} statements by pg alone`, `${median(alone).toFixed(0)}/s`);
  print('  ratio', ratio.toFixed(2), 'aim ≥ 0.6');
}
const began = performance.now();
const cold = await fetch(`${place.base}/api/web/part/index?state=active`, { headers });
await cold.text();
print('a filter never asked before over most rows, once', ms(performance.now() - began));
await place.close();
