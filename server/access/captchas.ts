import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { limits } from '#contract/limits.ts';
import type { Db } from '../database/database.ts';
import { sweepRows } from '../database/sweep.ts';
import type { Secrets } from '../secrets.ts';

/** A picture with four characters, as PNG so that its text cannot be read out of the markup. */
export async function makeCaptcha(
  db: Db,
  secrets: Secrets,
): Promise<{ captcha: string; key: string }> {
  const { text, data } = svgCaptcha.create({
    size: 4,
    noise: 2,
    ignoreChars: '0O1lIioB8',
    color: true,
    background: '#f4f5f2',
    width: 120,
    height: 44,
  });
  const key = randomBytes(18).toString('base64url');
  await db
    .insertInto('captcha')
    .values({
      key,
      answer_hash: answerHash(secrets, key, text),
      expire_time: sql`now() + make_interval(mins => ${limits.captchaMinutes})`,
    })
    .execute();
  const png = await sharp(Buffer.from(data), { density: 144 }).png().toBuffer();
  return { captcha: `data:image/png;base64,${png.toString('base64')}`, key };
}

/** A key works once, whether the answer is right or wrong. */
export async function redeemCaptcha(
  db: Db,
  secrets: Secrets,
  key: string | undefined,
  answer: string | undefined,
): Promise<boolean> {
  if (!key || !answer) return false;
  const row = await db
    .deleteFrom('captcha')
    .where('key', '=', key)
    .returning(['answer_hash', sql<boolean>`expire_time > now()`.as('isFresh')])
    .executeTakeFirst();
  return (
    row !== undefined && row.isFresh && row.answer_hash.equals(answerHash(secrets, key, answer))
  );
}

const answerHash = (secrets: Secrets, key: string, answer: string) =>
  secrets.index('captcha', `${key}:${answer.trim().toLowerCase()}`);

export const sweepCaptchas = sweepRows('captcha', ['key'], 'expire_time < now()');
