import { describe, expect, test } from 'vitest';
import { makeCodes, phone } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { makeAddressCheck } from './api-keys.ts';
import { plainAddress } from './network.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);

/** Nanjing, in all the ways that sockets and proxies write it. */
const nanjing = [
  '114.114.114.114',
  '114.114.114.114:51234',
  '::ffff:114.114.114.114',
  '::FFFF:7272:7272',
  '[::ffff:114.114.114.114]:51234',
];

describe('an address, however it is written', () => {
  test('is read as the same one', () => {
    expect(nanjing.map(plainAddress)).toEqual(nanjing.map(() => '114.114.114.114'));
    expect(plainAddress('fe80::1%eth0')).toBe('fe80::1');
    expect(plainAddress('[2001:DB8::1]:80')).toBe('2001:db8::1');
    expect(plainAddress('x'.repeat(9_000))).toHaveLength(64);
  });

  test('is in the range of a key', () => {
    const check = makeAddressCheck(['114.114.114.0/24', '2001:db8::/32']);
    expect(nanjing.map(check)).toEqual(nanjing.map(() => true));
    expect(check('[2001:db8::1]:80')).toBe(true);
    for (const other of ['114.114.115.1:80', 'unknown', '', 'fe80::1%eth0'])
      expect(check(other), other).toBe(false);
  });

  test('has its place, and one without a place is scanned from all the same', async () => {
    const made = await makeCodes(node, [{ count: 8, state: 'sold' }]);
    const from = [...nanjing, 'fe80::1%eth0', 'unknown', '[2001:db8::1]:80'];
    for (const [at, ip] of from.entries()) {
      const headers = phone(`phone ${at}`, { 'x-forwarded-for': ip });
      const { code, seq } = made[at]!;
      const { data } = await node.anyone().get('api/query', { code }, headers);
      expect(data, ip).toMatchObject({ verdict: 'GENUINE_FIRST' });
      const { province } = await owner.row<{ province: number }>(
        'select province from scan_log where company_id = 1 and seq = $1',
        [seq],
      );
      expect(province, ip).toBe(at < nanjing.length ? 32 : 0);
    }
  });
});
