import * as z from 'zod';
import { call } from '#contract/call.ts';
import { username } from '#contract/features/account/session/contract.ts';
import { invitation, inviteByLinkInput } from '#contract/invitation.ts';
import { filter, mobile, optionalEmail, requiredText, rowId } from '#contract/validation.ts';
import { listInput } from '#contract/list.ts';
import { dealerAccountTexts } from './texts.ts';

/** A dealer's account. */
export const dealerAccountInput = z.strictObject({
  username,
  realname: requiredText(32),
  mobile: z.union([z.literal(''), mobile]).default(''),
  email: optionalEmail,
});
const newDealerAccount = dealerAccountInput.extend({ dealer_id: rowId });
/** A phone number left empty stays unchanged. */
export const dealerAccountChange = dealerAccountInput.omit({ username: true });
const oneDealerAccount = z.strictObject({ id: rowId });

export const dealerAccountFilter = listInput(['create_time'], { dealer_id: filter(rowId) });

const dealerAccountRow = z.object({
  id: z.number(),
  company_id: z.number(),
  dealer_id: z.number(),
  username: z.string(),
  realname: z.string(),
  /** Masked. */
  mobile: z.string(),
  email: z.string(),
  disabled: z.boolean(),
  must_change_password: z.boolean(),
  /** Until when an invitation can be accepted; null if there is none. */
  invite_until: z.string().nullable(),
  last_login_time: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
});
export type DealerAccount = z.infer<typeof dealerAccountRow>;

/** The account and its password, shown only once. */
const withInitialPassword = dealerAccountRow.extend({ initial_password: z.string() });
export type MadeDealerAccount = z.infer<typeof withInitialPassword>;

const { fields } = dealerAccountTexts;
const managing = { types: ['web'], allow: 'app:dealer:account', fields } as const;

export const dealerAccountCalls = {
  index: call('GET dealerAccount/index', {
    types: ['web'],
    allow: 'app:dealer:view',
    input: dealerAccountFilter,
    rows: dealerAccountRow,
    fields,
  }),
  add: call('POST dealerAccount/add', {
    ...managing,
    input: newDealerAccount,
    answer: withInitialPassword,
  }),
  edit: call('POST dealerAccount/edit', {
    ...managing,
    input: dealerAccountChange.extend({ id: rowId, version: rowId }),
    answer: dealerAccountRow,
  }),
  reset: call('POST dealerAccount/reset', {
    ...managing,
    input: oneDealerAccount,
    answer: withInitialPassword,
  }),
  /** A link with which one who never signed in sets their password. */
  invite: call('POST dealerAccount/invite', {
    ...managing,
    input: inviteByLinkInput,
    answer: invitation,
  }),
  revokeInvite: call('POST dealerAccount/revokeInvite', {
    ...managing,
    input: oneDealerAccount,
    answer: z.null(),
  }),
  /** Ends its sign-ins on every device, as after a lost phone; the password stays. */
  signOut: call('POST dealerAccount/signOut', {
    ...managing,
    input: oneDealerAccount,
    answer: dealerAccountRow,
  }),
  enable: call('POST dealerAccount/enable', {
    ...managing,
    input: oneDealerAccount,
    answer: dealerAccountRow,
  }),
  disable: call('POST dealerAccount/disable', {
    ...managing,
    input: oneDealerAccount,
    answer: dealerAccountRow,
  }),
  delete: call('POST dealerAccount/delete', {
    ...managing,
    input: oneDealerAccount,
    answer: z.null(),
  }),
};
