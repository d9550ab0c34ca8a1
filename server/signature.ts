import { createHmac } from 'node:crypto';

/** Tells the receiver of a call that it is ours: see `signatureOf`. */
export const signatureHeader = 'suyuan-signature';

/** `t=…,v1=…`: the HMAC-SHA-256 of time and body, one for each secret that is valid. */
export function signatureOf(body: string, secrets: readonly string[], time = Date.now()): string {
  const second = Math.floor(time / 1_000);
  const sign = (secret: string) =>
    createHmac('sha256', secret).update(`${second}.${body}`).digest('hex');
  return [`t=${second}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(',');
}
