import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { userInfo } from '#contract/features/account/profile/contract.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { demoPassword } from '#server/testing/settings.ts';

const { signIn, signInAtDoor, ownerUrl, base } = await startTestNode();
const owner = await openOwner(ownerUrl);
beforeEach(async () => void (await owner.rows('delete from throttle')));

describe('[CAL-4] getUserInfo', () => {
  test('has every field of the entity User', async () => {
    const demo = await signIn('demo');
    const { data } = await demo.get('index/getUserInfo');
    expect(userInfo.safeParse(data).error).toBeUndefined();
    expect(data).toMatchObject({
      username: 'demo',
      login_type: 'web',
      company_id: 1,
      company_verify_status: 3,
      system_version_name: '专业版',
      company_config: { config_3d: true },
      must_change_password: false,
    });
    expect(data.roles).toEqual([{ code: 'general', name: '总经理' }]);
    expect(data.authorities.map(({ permission }: { permission: string }) => permission)).toEqual(
      data.permissionList,
    );
    expect(data.mobile).toMatch(/^138\*{4}\d{4}$/);
  });

  test('tells whether the company’s version has 3D', async () => {
    const other = await signIn('other');
    expect((await other.get('index/getUserInfo')).data.company_config).toEqual({
      config_3d: false,
    });
  });

  test('never carries a password, hash or full number', async () => {
    const demo = await signIn('demo');
    const whole = JSON.stringify(await demo.get('index/getUserInfo'));
    expect(whole).not.toMatch(/argon2|password_hash|1380000\d{4}/);
  });

  test('[ACC-8] carries the branding that is data of the company; company 38 ships with one', async () => {
    const other = await signIn('other');
    const { data } = await other.get('index/getUserInfo');
    expect(data.branding).toEqual({ title: '远航溯源', color: '#1F5FA8', logo: null });
    const demo = await signIn('demo');
    expect((await demo.get('index/getUserInfo')).data.branding).toBeNull();
    const admin = await signIn('admin', 'admin');
    expect((await admin.get('index/getUserInfo')).data).toMatchObject({
      branding: null,
      company_id: null,
    });
  });
});

describe('[CAL-5] getMenuList', () => {
  type Menu = {
    path: string;
    component: string | null;
    permission: string | null;
    has_records?: true;
    children: Menu[];
  };
  const flatten = (list: Menu[]): Menu[] =>
    list.flatMap((menu) => [menu, ...flatten(menu.children)]);

  test('is the tree of this user with everything a route needs', async () => {
    const demo = await signIn('demo');
    const { data } = await demo.get('index/getMenuList');
    for (const menu of flatten(data))
      expect(menu).toEqual({
        id: expect.any(Number),
        path: expect.stringMatching(/^\//),
        component: menu.component,
        title: expect.any(String),
        name: { zh_CN: expect.any(String), en: expect.any(String), zh_TW: expect.any(String) },
        icon: expect.toSatisfy((icon: unknown) => icon === null || typeof icon === 'string'),
        permission: menu.permission,
        hide: expect.any(Boolean),
        ...(menu.has_records && { has_records: true }),
        children: expect.any(Array),
      });
    expect(flatten(data).map(({ path }) => path)).toContain('/appCenter/company');
  });

  test('holds no page its user may not open', async () => {
    for (const [username, type] of [
      ['product', 'web'],
      ['newco', 'web'],
      ['dealer', 'dealer'],
      ['admin', 'admin'],
    ] as const) {
      const user = await signIn(username, type);
      const held = (await user.get('index/getUserInfo')).data.permissionList as string[];
      for (const { permission } of flatten((await user.get('index/getMenuList')).data))
        if (permission) expect(held).toContain(permission);
    }
    const newco = await signIn('newco');
    const paths = flatten((await newco.get('index/getMenuList')).data).map(({ path }) => path);
    expect(paths).toContain('/appCenter/company');
    expect(paths).not.toContain('/dashboard/workplace');
  });
});

describe('[CAL-19] updatePwd', () => {
  const change = (newPassword: string, rePassword: string, oldPassword = demoPassword) => ({
    realname: '王品',
    oldPassword,
    newPassword,
    rePassword,
  });

  test.each([
    ['', '', '请输入密码', 'newPassword'],
    ['ab1', 'ab1', '密码位数为6位 ~ 16位', 'newPassword'],
    ['12345678', '12345678', '密码需包含数字大小写字母特殊字符任意两种或以上', 'newPassword'],
    ['Abc-123', 'Abc-124', '两次密码不一致', 'rePassword'],
    ['Abc-123', '', '请确认密码', 'rePassword'],
  ])('[VAL-1] %j confirmed as %j is refused with %j', async (first, second, msg, field) => {
    const product = await signIn('product');
    const answer = await product.post('index/updatePwd', change(first, second));
    expect(answer).toMatchObject({ status: 422, code: 422 });
    expect(answer.errors).toContainEqual({ field, msg });
  });

  test('refuses a wrong old password and one that stays the same', async () => {
    const product = await signIn('product');
    expect(
      await product.post('index/updatePwd', change('Abc-123', 'Abc-123', 'wrong-1')),
    ).toMatchObject({
      status: 422,
      errors: [{ field: 'oldPassword', msg: '原密码错误' }],
    });
    expect(await product.post('index/updatePwd', change(demoPassword, demoPassword))).toMatchObject(
      {
        status: 422,
        errors: [{ field: 'newPassword', msg: '新密码不能与原密码相同' }],
      },
    );
    expect((await product.get('index/getMenuList')).status).toBe(200);
  });

  test('cannot be used to guess the old password', async () => {
    const product = await signIn('product');
    for (let at = 0; at < 10; at += 1)
      expect(
        await product.post('index/updatePwd', change('Abc-123', 'Abc-123', `wrong-${at}`)),
      ).toMatchObject({ status: 422 });
    expect(await product.post('index/updatePwd', change('Abc-123', 'Abc-123'))).toMatchObject({
      status: 429,
    });
    await signInAtDoor('product');
  });

  test('changes it at each type’s own address, kept as argon2id, with a notice', async () => {
    const product = await signIn('product');
    expect(await product.post('index/updatePwd', change('Abc-123', 'Abc-123'))).toMatchObject({
      status: 200,
      msg: '密码修改成功，请重新登录',
    });
    const { password_hash: hash } = await owner.row<{ password_hash: string }>(
      `select password_hash from account where username = 'product'`,
    );
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await expect(signInAtDoor('product')).rejects.toThrow();
    const again = await signInAtDoor('product', 'web', 'Abc-123');
    expect((await again.get('notice/index', { limit: 1 })).data[0]).toMatchObject({
      title: '密码已修改',
      is_read: 0,
    });
    const admin = await signIn('admin', 'admin');
    expect(await admin.post('index/updatePwd', change('Abc-123', 'Abc-123'))).toMatchObject({
      code: 0,
    });
    await signInAtDoor('admin', 'admin', 'Abc-123');
  });
});

describe('updateProfile', () => {
  const read = async (user: Awaited<ReturnType<typeof signIn>>) =>
    (await user.get('index/getUserInfo')).data;

  test('saves what was typed, letter by letter', async () => {
    const data = await signIn('data');
    const { version } = await read(data);
    const realname = `<b>孙</b>' "; 🙂 שלום`;
    const saved = await data.post('index/updateProfile', {
      version,
      realname,
      email: 'sun@example.com',
      language: 'en',
    });
    expect(saved).toMatchObject({
      code: 0,
      data: { realname, email: 'sun@example.com', language: 'en', version: version + 1 },
    });
    expect(await read(data)).toMatchObject({ realname, email: 'sun@example.com', language: 'en' });
  });

  test('gives the second of two editors the row as it stands and what differs', async () => {
    const data = await signIn('data');
    const { version } = await read(data);
    const form = { version, realname: '甲', email: '', language: null };
    expect(await data.post('index/updateProfile', form)).toMatchObject({ code: 0 });
    const late = await data.post('index/updateProfile', { ...form, realname: '乙' });
    expect(late).toMatchObject({
      status: 409,
      code: 409,
      data: { current: { realname: '甲', version: version + 1 }, changed: ['realname'] },
    });
    expect(await read(data)).toMatchObject({ realname: '甲' });
  });

  test('lets one of two editors win who save at the same moment', async () => {
    const data = await signIn('data');
    const { version } = await read(data);
    const save = (realname: string) =>
      data.post('index/updateProfile', { version, realname, email: '', language: null });
    const answers = await Promise.all(['丙', '丁', '戊'].map(save));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect((await read(data)).version).toBe(version + 1);
  });

  test('names the wrong field', async () => {
    const data = await signIn('data');
    const answer = await data.post('index/updateProfile', {
      version: 1,
      realname: ' ',
      email: 'nobody',
      language: 'fr',
    });
    expect(answer.errors!.map(({ field }) => field)).toEqual(['realname', 'email', 'language']);
  });
});

describe('updateAvatar', () => {
  const picture = (format: 'png' | 'jpeg' | 'gif') =>
    sharp({ create: { width: 600, height: 300, channels: 3, background: '#246' } })
      .toFormat(format)
      .toBuffer()
      .then((bytes) => `data:image/${format};base64,${bytes.toString('base64')}`);

  test.each(['png', 'jpeg', 'gif'] as const)(
    'makes a small WebP of a %s and serves it for ever',
    async (format) => {
      const sales = await signIn('sales');
      const { data } = await sales.post('index/updateAvatar', { image: await picture(format) });
      const answer = await fetch(base + data.avatar);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height]).toEqual([256, 128]);
      expect((await sales.get('index/getUserInfo')).data.avatar).toBe(data.avatar);
    },
  );

  test('may be sent several times at the same moment', async () => {
    const sales = await signIn('sales');
    const image = await picture('png');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sales.post('index/updateAvatar', { image })),
    );
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  });

  test('is taken away by an empty one', async () => {
    const sales = await signIn('sales');
    const { data } = await sales.post('index/updateAvatar', { image: await picture('png') });
    expect(await sales.post('index/updateAvatar', { image: '' })).toMatchObject({
      code: 0,
      data: { avatar: null },
    });
    expect((await fetch(base + data.avatar)).status).toBe(404);
  });

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  test.each([
    ['text', 'hello'],
    ['a script', 'data:text/html;base64,PHNjcmlwdD4='],
    ['a PNG that is none', 'data:image/png;base64,aGVsbG8='],
    ['a drawing dressed as a PNG', `data:image/png;base64,${Buffer.from(svg).toString('base64')}`],
    ['an address', 'https://example.com/x.png'],
  ])('refuses %s', async (_name, image) => {
    const sales = await signIn('sales');
    expect(await sales.post('index/updateAvatar', { image })).toMatchObject({
      status: 422,
      errors: [{ field: 'image' }],
    });
  });

  test('refuses a picture over the limit before it is looked at', async () => {
    const sales = await signIn('sales');
    expect(await sales.post('index/updateAvatar', { image: 'x'.repeat(360_001) })).toMatchObject({
      status: 422,
    });
  });
});
