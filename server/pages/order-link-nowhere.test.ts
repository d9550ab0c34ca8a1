import { beforeAll, describe, expect, test } from 'vitest';
import {
  confirmation,
  makeOrderLinks,
  pathOfLink,
  versionIn,
  type OrderLinks,
} from '#server/testing/order-links.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { shiftClock } from '#server/testing/shifted-clock.ts';

const url = await copyDatabase();
const shift = await shiftClock(url);
const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } }, url);
let made: OrderLinks;
beforeAll(async () => {
  made = await makeOrderLinks(node);
});
/** Each test from an address of its own: guesses of one do not count in the next. */
let from = 0;
const ip = () => `36.150.0.${from}`;
const visit = (path: string, fields?: Record<string, string>, at = ip()) =>
  made.visit(path, at, fields);

describe('a link that leads nowhere', () => {
  test('gives the same page, whether it was invented, revoked, replaced or has expired', async () => {
    from += 1;
    const [revoked, replaced, expired] = [
      await made.approved(),
      await made.approved(),
      await made.approved(),
    ];
    const links = [
      pathOfLink(await made.share(revoked.id)),
      pathOfLink(await made.share(replaced.id)),
      pathOfLink(await made.share(expired.id, { days: 1 })),
      `/po/${'A'.repeat(32)}`,
      '/po/x',
    ];
    await made.done(made.buyer, 'purchaseOrder/unshare', { id: revoked.id });
    // Ended is ended, however often.
    await made.done(made.buyer, 'purchaseOrder/unshare', { id: revoked.id });
    const fresh = pathOfLink(await made.share(replaced.id));
    expect((await visit(fresh)).status).toBe(200);
    await shift('25 hours');
    const pages = [];
    for (const path of links) {
      const { status, text, headers } = await visit(path);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      pages.push({ status, text: text.replaceAll(path, '') });
      expect(await visit(path, confirmation())).toMatchObject({ status: 404 });
      expect(await visit(`${path}/file`)).toMatchObject({ status: 404 });
    }
    const [first] = pages;
    expect(first!.status).toBe(404);
    expect(first!.text).toContain('这个链接无效');
    expect(pages).toEqual(pages.map(() => first));
    expect(await made.linkOf(expired.id)).toMatchObject({ is_open: false });
    await shift('0');
    expect((await visit(links[2]!)).status).toBe(200);
  });

  test('is counted: an address that tries many is stopped, also at a good one', async () => {
    const { id } = await made.approved();
    const path = pathOfLink(await made.share(id));
    const guesser = '36.141.0.1';
    const seen = [];
    for (let at = 0; at < 22; at += 1)
      seen.push((await visit(`/po/${String(at).padStart(32, 'x')}`, undefined, guesser)).status);
    expect(seen).toEqual([...Array<number>(20).fill(404), 429, 429]);
    expect((await visit(path, undefined, guesser)).status).toBe(429);
    expect((await visit(path, undefined, '36.141.0.2')).status).toBe(200);
    expect(await made.linkOf(id)).toMatchObject({ open_count: 1 });
  });
});

describe('two at the same moment', () => {
  test('confirm and decline: one of them counts', async () => {
    from += 1;
    for (let round = 0; round < 3; round += 1) {
      const { id, code } = await made.approved();
      const path = pathOfLink(await made.share(id));
      const version = versionIn((await visit(path)).text);
      const both = await Promise.all([
        visit(path, { version, ...confirmation() }),
        visit(path, { version, answer: 'decline', decline_name: '李', reason: '没货' }),
      ]);
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 409]));
      const { state } = await made.info(id);
      expect(state).toBe(both[0].status === 303 ? 'confirmed' : 'declined');
      expect(await made.told(code)).toHaveLength(1);
    }
  });

  test('the supplier confirms and the buyer cancels: nobody loses an answer that was taken', async () => {
    from += 1;
    for (let round = 0; round < 3; round += 1) {
      const { id } = await made.approved();
      const path = pathOfLink(await made.share(id));
      const version = versionIn((await visit(path)).text);
      const [mine] = await Promise.all([
        visit(path, { version, ...confirmation() }),
        made.done(made.demo, 'purchaseOrder/cancel', { ids: [id], reason: '不要了' }),
      ]);
      const found = await made.info(id);
      expect(found.state).toBe('cancelled');
      expect(found.confirm_user).toBe(mine.status === 303 ? '王经理' : '');
      expect([303, 409]).toContain(mine.status);
    }
  });
});
