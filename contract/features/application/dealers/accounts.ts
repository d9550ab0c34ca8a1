import * as z from 'zod';
import { username } from '#contract/features/account/session/contract.ts';
import { filter, mobile, requiredText, rowId } from '#contract/validation.ts';
import { listInput } from '#contract/list.ts';

/** A login of a dealer. */
export const dealerAccountInput = z.strictObject({
  username,
  realname: requiredText(32),
  mobile: z.union([z.literal(''), mobile]).default(''),
});
/** `POST web/dealerAccount/add` */
export const newDealerAccount = dealerAccountInput.extend({ dealer_id: rowId });
/** `POST web/dealerAccount/edit`; a number that is left empty stays as it is. */
export const dealerAccountChange = dealerAccountInput.omit({ username: true });
/** `POST web/dealerAccount/reset|enable|disable|delete` */
export const oneDealerAccount = z.strictObject({ id: rowId });

/** `GET web/dealerAccount/index` */
export const dealerAccountFilter = listInput(['create_time'], { dealer_id: filter(rowId) });

export const dealerAccountRow = z.object({
  id: z.number(),
  company_id: z.number(),
  dealer_id: z.number(),
  username: z.string(),
  realname: z.string(),
  /** Masked. */
  mobile: z.string(),
  disabled: z.boolean(),
  must_change_password: z.boolean(),
  last_login_time: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
});
export type DealerAccount = z.infer<typeof dealerAccountRow>;

/** The account and its password, told this once. */
export const withInitialPassword = dealerAccountRow.extend({ initial_password: z.string() });
export type MadeDealerAccount = z.infer<typeof withInitialPassword>;
