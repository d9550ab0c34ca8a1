import { beforeAll, describe, expect, test } from 'vitest';
import type { MarkRow } from '#contract/features/setting/marks/contract.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { takeCaptcha } from '#server/testing/captcha.ts';
import { sentCodes, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const [demo, admin] = [await node.signIn('demo'), await node.signIn('admin', 'admin')];

/** Sets the points for a first genuine scan; pages know it within two seconds. */
async function offer(points: number) {
  const { data } = await admin.get('config/index');
  const { name, version, value } = (
    data as { name: string; version: number; value: object }[]
  ).find((one) => one.name === 'member')!;
  const changed = { name, version, value: { ...value, scan_points: points } };
  const answer = await admin.post('config/edit', changed);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
}
beforeAll(() => offer(5));

/** Whether the company wants phone numbers proved. */
async function setSms(activation_sms: boolean) {
  const mark = (await demo.get('mark/info')).data as MarkRow;
  const { hidden, carrier, error_level, address_form, version } = mark;
  const choose = { hidden, carrier, error_level, address_form, version, activation_sms };
  expect(await demo.post('mark/edit', choose)).toMatchObject({ code: 0 });
}

let people = 0;
const aNumber = () => `136${String(50_000_000 + (people += 1))}`;
let hosts = 0;
/** A phone in a network of its own. */
const aDevice = () => ({
  'x-forwarded-for': `115.237.${Math.floor((hosts += 1) / 200)}.${(hosts % 200) + 1}`,
  'user-agent': `phone ${hosts}`,
});
type Device = ReturnType<typeof aDevice>;
const sold = async () => (await makeCodes(node, [{ count: 1, state: 'sold' }]))[0]!;
const scan = async (code: string, device: Device) => {
  const answer = await fetch(`${node.base}/template?code=${code}`, { headers: device });
  return answer.text();
};
const collect = (sn: string, phone: string, device: Device) =>
  node.anyone().post('api/collect', { sn, phone }, device);
const offered = /href="\/points\?sn=/;

describe('the points of a first genuine scan', () => {
  test('are collected once by the phone that made it, and not offered to anybody else', async () => {
    const { code, seq } = await sold();
    const [mine, theirs] = [aDevice(), aDevice()];
    expect(await collect(code, aNumber(), mine)).toMatchObject({ status: 409 });
    expect(await scan(code, mine)).toMatch(offered);
    expect(await scan(code, theirs)).not.toMatch(offered);
    // Looked at again, they are still there.
    expect(await scan(code, mine)).toMatch(offered);
    expect(await collect(code, aNumber(), theirs)).toMatchObject({
      status: 409,
      msg: '只有首次查到这件正品的手机可以领取，请用那部手机打开',
    });
    const phone = aNumber();
    expect(await collect(code, phone, mine)).toMatchObject({ code: 0, data: { points: 5 } });
    expect(await collect(code, aNumber(), mine)).toMatchObject({
      status: 409,
      msg: '这件产品的首次查询积分已经领取过了，每件产品只能领取一次',
    });
    expect(await scan(code, mine)).not.toMatch(offered);
    const { data } = await demo.get('companyMember/index', { mobile: phone });
    expect(data).toMatchObject([{ name: '', source: 'scan', points: 5 }]);
    const info = await demo.get('companyMember/info', { id: data[0].id });
    expect(info.data.collected).toMatchObject([{ kind: 'scan', points: 5 }]);
    expect(await owner.rows('select from warranty where seq = $1', [seq])).toEqual([]);
  });

  test('are given once under 50 parallel tries with as many numbers', async () => {
    const { code, seq } = await sold();
    const mine = aDevice();
    await scan(code, mine);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => collect(code, aNumber(), mine)),
    );
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const entries = await owner.rows(
      `select from member_point where kind = 'scan' and from_company = 1 and from_number = $1`,
      [seq],
    );
    expect(entries).toHaveLength(1);
  });

  test('take the form of a page without scripts, in words that say why not', async () => {
    const { code } = await sold();
    const [mine, theirs] = [aDevice(), aDevice()];
    await scan(code, mine);
    const open = async (device: Device, body?: Record<string, string>) => {
      const answer = await fetch(`${node.base}/points?sn=${code}&language=en`, {
        headers: device,
        ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
      });
      // The answer to a form is kept by this browser alone, so that going back to it works.
      expect(answer.headers.get('cache-control')).toBe(body ? 'private, no-cache' : 'no-store');
      return answer.text();
    };
    expect(await open(theirs)).toContain('Only the phone that first checked');
    expect(await open(mine)).toMatch(/<form method="post"[^]*name="phone"/);
    expect(await open(mine, { phone: '12' })).toContain('aria-invalid="true"');
    expect(await open(mine, { phone: aNumber() })).toContain('Please read the privacy notice');
    expect(await open(mine, { phone: aNumber(), consent: 'p1' })).toContain('5 points collected');
    expect(await open(mine)).toContain('already been collected');
  });

  test('are not offered while there are none', async () => {
    await offer(0);
    const { code } = await sold();
    const mine = aDevice();
    await until('the offer to end', async () =>
      offered.test(await scan((await sold()).code, aDevice())) ? null : true,
    );
    expect(await scan(code, mine)).not.toMatch(offered);
    expect(await collect(code, aNumber(), mine)).toMatchObject({
      status: 409,
      msg: '现在没有可领取的积分',
    });
    await offer(5);
  });

  test('ask for a code sent by SMS where the company wants numbers proved', async () => {
    await offer(5);
    await setSms(true);
    const { code: sn } = await sold();
    const [mine, phone] = [aDevice(), aNumber()];
    await scan(sn, mine);
    const page = () => fetch(`${node.base}/points?sn=${sn}`, { headers: mine });
    await until('the page to know it', async () =>
      (await (await page()).text()).includes('获取短信验证码'),
    );
    expect(await collect(sn, phone, mine)).toMatchObject({
      status: 422,
      errors: [{ field: 'code', msg: '请先获取短信验证码，再领取' }],
    });
    const solved = await takeCaptcha(node);
    const asked = await node.anyone().post('api/activeSms', { phone, sn, ...solved }, mine);
    expect(asked, asked.msg).toMatchObject({ code: 0 });
    const code = await until('the SMS', () => sentCodes(node.folder, phone).at(-1));
    const send = (body: object) => node.anyone().post('api/collect', { sn, ...body }, mine);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await send({ phone, code: wrong })).toMatchObject({ errors: [{ field: 'code' }] });
    // It proves the number it was sent to, and once.
    expect(await send({ phone: aNumber(), code })).toMatchObject({ errors: [{ field: 'code' }] });
    expect(await send({ phone, code })).toMatchObject({ code: 0, data: { points: 5 } });
    const { code: second } = await sold();
    await scan(second, mine);
    expect(await send({ sn: second, phone, code })).toMatchObject({ status: 422 });
    await setSms(false);
  });
});
