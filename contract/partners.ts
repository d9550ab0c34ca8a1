import * as z from 'zod';
import { call } from './call.ts';
import { editManyCall } from './edit-many.ts';
import type { Feature, Verb } from './feature.ts';
import { invitation, invitationTexts, inviteByLinkInput, inviteToken } from './invitation.ts';
import { dayRange, filterList, keyword, listInput } from './list.ts';
import type { Permission } from './permissions.ts';
import { recordCalls } from './record-calls.ts';
import { revealCall, telephoneOrMask } from './reveal.ts';
import { t, type Text } from './text.ts';
import {
  creditCode,
  optionalEmail,
  optionalGln,
  requiredText,
  rowId,
  typed,
} from './validation.ts';

/** The link between a supplier or customer record and a company on the platform. */
export const linkStates = ['none', 'invited', 'pending', 'active', 'suspended'] as const;
export type LinkState = (typeof linkStates)[number];

/** The moves of a link and their from-states; the other side's record moves along. */
export const linkMoves = {
  invite: { from: ['none'], to: 'invited' },
  withdraw: { from: ['invited'], to: 'none' },
  accept: { from: ['pending'], to: 'active' },
  decline: { from: ['pending'], to: 'none' },
  suspend: { from: ['active'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'active' },
  end: { from: ['active', 'suspended'], to: 'none' },
} as const satisfies Record<string, { from: readonly LinkState[]; to: LinkState }>;
export type LinkMove = keyof typeof linkMoves;

const emptyOr = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).default('');

/** The record of a supplier or customer, as added, edited and imported. */
export const partnerInput = z.strictObject({
  /** If empty, it is numbered by the company's rule. */
  code: typed(32).default(''),
  name: requiredText(64),
  credit_code: emptyOr(creditCode),
  contact: typed(32).default(''),
  mobile: telephoneOrMask,
  email: optionalEmail,
  address: typed(200).default(''),
  gln: optionalGln,
  remark: typed(500).default(''),
});
export type PartnerInput = z.infer<typeof partnerInput>;

const partnerSorts = ['code', 'name', 'create_time', 'update_time'] as const;

export const partnerFilter = listInput(partnerSorts, {
  keyword,
  link_state: filterList(z.enum(linkStates)),
  create_time: dayRange,
});

export const partnerRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  name: z.string(),
  credit_code: z.string(),
  contact: z.string(),
  mobile: z.string(),
  email: z.string(),
  address: z.string(),
  gln: z.string(),
  remark: z.string(),
  link_state: z.enum(linkStates),
  /** The linked company on the platform, under its own name. */
  link_company: z.string().nullable(),
  link_reason: z.string().nullable(),
  /** Whether this side suspended the link: only that side may resume it. */
  link_is_ours: z.boolean(),
  link_time: z.string().nullable(),
  /** Until when its link can be used; null if there is none. */
  invite_until: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Partner = z.infer<typeof partnerRow>;

export const inviteInput = z.strictObject({ id: rowId, version: rowId, credit_code: creditCode });
const linkInput = z.strictObject({ id: rowId, version: rowId });
export const linkReasonInput = linkInput.extend({ reason: requiredText(200) });

const fields = {
  code: t('编号', 'Code', '編號'),
  name: t('名称', 'Name', '名稱'),
  credit_code: t('统一社会信用代码', 'Unified social credit code', '統一社會信用代碼'),
  contact: t('联系人', 'Contact', '聯絡人'),
  mobile: t('联系电话', 'Phone', '聯絡電話'),
  email: t('邮箱', 'Email', '電子郵件'),
  address: t('地址', 'Address', '地址'),
  gln: t('全球位置码', 'GLN', '全球位置碼'),
  remark: t('备注', 'Remark', '備註'),
  link_state: t('平台关联', 'Platform link', '平台關聯'),
  link_company: t('关联企业', 'Linked company', '關聯企業'),
  reason: t('原因', 'Reason', '原因'),
  ...invitationTexts.fields,
  keyword: t('编号、名称、联系人', 'Code, name or contact', '編號、名稱、聯絡人'),
  create_time: t('创建时间', 'Created', '建立時間'),
  update_time: t('更新时间', 'Updated', '更新時間'),
};

export const partnerTexts = {
  fields,
  links: {
    none: t('未关联', 'Not linked', '未關聯'),
    invited: t('已邀请', 'Invited', '已邀請'),
    pending: t('待确认', 'Awaiting your reply', '待確認'),
    active: t('已关联', 'Linked', '已關聯'),
    suspended: t('已暂停', 'Suspended', '已暫停'),
  } satisfies Record<LinkState, Text>,
  moves: {
    invite: t('邀请关联', 'Invite', '邀請關聯'),
    withdraw: t('撤回邀请', 'Withdraw', '撤回邀請'),
    accept: t('接受', 'Accept', '接受'),
    decline: t('拒绝', 'Decline', '拒絕'),
    suspend: t('暂停关联', 'Suspend', '暫停關聯'),
    resume: t('恢复关联', 'Resume', '恢復關聯'),
    end: t('解除关联', 'End the link', '解除關聯'),
  } satisfies Record<LinkMove, Text>,
  done: {
    invite: t('邀请已发出', 'Invitation sent', '邀請已送出'),
    withdraw: t('邀请已撤回', 'Invitation withdrawn', '邀請已撤回'),
    accept: t('已建立关联', 'Link created', '已建立關聯'),
    decline: t('已拒绝', 'Declined', '已拒絕'),
    suspend: t('关联已暂停', 'Link suspended', '關聯已暫停'),
    resume: t('关联已恢复', 'Link resumed', '關聯已恢復'),
    end: t('关联已解除', 'Link ended', '關聯已解除'),
  } satisfies Record<LinkMove, Text>,
  errors: {
    wrongState: t(
      '当前关联状态不能执行此操作',
      'The link’s current status doesn’t allow this',
      '目前關聯狀態不能執行此操作',
    ),
    noCompany: t(
      '平台上没有使用该统一社会信用代码的已认证企业',
      'No verified company on the platform has this credit code',
      '平台上沒有使用該統一社會信用代碼的已認證企業',
    ),
    ownCompany: t('不能关联本企业', 'You can’t link your own company', '不能關聯本企業'),
    alreadyLinked: t(
      '与该企业已有关联',
      'You are already linked with this company',
      '與該企業已有關聯',
    ),
    otherCompany: t(
      '与邀请中的统一社会信用代码不一致',
      'This is not the credit code that the invitation is for',
      '與邀請中的統一社會信用代碼不一致',
    ),
    notOurs: t(
      '由对方暂停，需由对方恢复',
      'Suspended by the other company, which must resume it',
      '由對方暫停，需由對方恢復',
    ),
    stillLinked: t(
      '请先解除平台关联再删除',
      'Please end the platform link before deleting',
      '請先解除平台關聯再刪除',
    ),
  },
} as const;

/** The calls of suppliers or of customers: the same record seen from either side of a sale. */
/* @__NO_SIDE_EFFECTS__ */
export function partnerCalls(
  of: Pick<Feature<'web', string, string, Verb>, 'resource' | 'area' | 'types' | 'verbs'>,
) {
  const linking = { types: ['web'], allow: `${of.area}:link` as Permission, fields } as const;
  const move = <I extends z.ZodType>(name: LinkMove, input: I) =>
    call(`POST ${of.resource}/${name}`, {
      ...linking,
      input,
      // A record that was created by an invitation is removed with it.
      answer: partnerRow.nullable(),
    });
  return {
    ...recordCalls(of, { filter: partnerFilter, row: partnerRow, input: partnerInput, fields }),
    editMany: editManyCall(of, {
      input: partnerInput,
      many: ['contact', 'address', 'remark'],
      fields,
    }),
    reveal: revealCall(of, fields),
    invite: move('invite', inviteInput),
    withdraw: move('withdraw', linkInput),
    accept: move('accept', linkInput),
    decline: move('decline', linkReasonInput),
    suspend: move('suspend', linkReasonInput),
    resume: move('resume', linkInput),
    end: move('end', linkReasonInput),
    /** A link for one who is not on the platform yet; a later one takes the place of an earlier one. */
    inviteByLink: call(`POST ${of.resource}/inviteByLink`, {
      ...linking,
      input: inviteByLinkInput,
      answer: invitation,
    }),
    revokeInvite: call(`POST ${of.resource}/revokeInvite`, {
      ...linking,
      input: z.strictObject({ id: rowId }),
      answer: z.null(),
    }),
    /** Takes the invitation of another company's link; the answer is how that company is now on file here. */
    takeInvitation: call(`POST ${of.resource}/takeInvitation`, {
      ...linking,
      input: z.strictObject({ token: inviteToken }),
      answer: partnerRow,
    }),
  };
}
export type PartnerCalls = ReturnType<typeof partnerCalls>;
