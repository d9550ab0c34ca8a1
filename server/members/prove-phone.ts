import { codes } from '#contract/envelope.ts';
import type { Text } from '#contract/text.ts';
import type { App } from '../app.ts';
import { markOf } from '../codes/marks.ts';
import type { Tx } from '../database/database.ts';
import { redeemCode } from '../messages/sms-codes.ts';
import { Refusal } from '../refusal.ts';

type Proof = {
  company: number;
  phone: string;
  code: string | undefined;
  /** What is said if the code is missing. */
  missing: Text;
};

/** Checks the code sent by SMS, where the company asks for one. */
export async function provePhone(
  app: App,
  tx: Tx,
  { company, phone, code, missing }: Proof,
): Promise<void> {
  if (!(await markOf(app, company, tx)).activation_sms) return;
  if (!code) throw new Refusal(missing, { code: codes.invalid, field: 'code' });
  await redeemCode(app, phone, code);
}
