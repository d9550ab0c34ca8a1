import type { TestNode } from './node.ts';

export const captchaAnswer = 'w7xk';

/** A captcha as the server gives it, its answer replaced by one the test knows. */
export async function takeCaptcha(node: TestNode): Promise<{ key: string; captcha: string }> {
  const { data } = await node.anyone().get('login/captcha');
  const key = data.key as string;
  await node.app.database.main
    .updateTable('captcha')
    .set({ answer_hash: node.app.secrets.index('captcha', `${key}:${captchaAnswer}`) })
    .where('key', '=', key)
    .execute();
  return { key, captcha: captchaAnswer };
}
