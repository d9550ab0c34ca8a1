import { expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';

const { anyone, signInAtDoor } = await startTestNode();

test('[CAL-26] the three login types sign in at their own address', async () => {
  for (const [username, type] of [
    ['demo', 'web'],
    ['admin', 'admin'],
    ['dealer', 'dealer'],
  ] as const) {
    const user = await signInAtDoor(username, type);
    const info = await user.get('index/getUserInfo');
    expect(info.data).toMatchObject({ username, login_type: type });
  }
  const wrongDoor = await anyone('admin').post('login/login', {
    username: 'demo',
    password: 'Demo-2026',
  });
  expect(wrongDoor).toMatchObject({ status: 401, code: 401 });
});
