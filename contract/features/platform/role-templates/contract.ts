import * as z from 'zod';
import { chosenRights } from '#contract/features/platform/versions/contract.ts';
import { dayRange, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { names, namesShown, plainCode } from '#contract/names.ts';
import { filter, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { roleTemplates } from './feature.ts';
import { roleTemplateTexts } from './texts.ts';
import { call } from '#contract/call.ts';
import { recordCalls } from '#contract/record-calls.ts';

export const roleTemplateInput = z.strictObject({
  code: plainCode(32),
  name: names(40),
  /** Only for this version; null for every version. */
  system_version_id: rowId.nullable().default(null),
  permissions: chosenRights.default([]),
  sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
  /** New companies get it automatically. */
  is_default: z.boolean().default(true),
  remark: typed(200).default(''),
});

/** `GET admin/roleCompany/index` */
export const roleTemplateFilter = listInput(['code', 'sort', 'create_time'], {
  keyword,
  /** Templates for companies of this version. */
  system_version_id: filter(rowId),
  is_default: yesOrNo,
  create_time: dayRange,
});

export const roleTemplateRow = z.object({
  id: z.number(),
  code: z.string(),
  name: namesShown,
  system_version_id: z.number().nullable(),
  system_version_name: z.string().nullable(),
  /** Rights, or only `*` for all that the company's version allows. */
  permissions: z.array(z.string()),
  sort: z.number(),
  is_default: z.boolean(),
  is_shipped: z.boolean(),
  remark: z.string(),
  /** The number of companies with a role of this code. */
  companies: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type RoleTemplate = z.infer<typeof roleTemplateRow>;

/** `GET admin/roleCompany/info`: also the number of companies that would get it. */
export const roleTemplateInfo = roleTemplateRow.extend({ lacking: z.number() });
export type RoleTemplateInfo = z.infer<typeof roleTemplateInfo>;
/** `POST admin/roleCompany/give` */
export const giveInput = z.strictObject({ id: rowId });

export const roleTemplateCalls = {
  ...recordCalls(roleTemplates, {
    filter: roleTemplateFilter,
    row: roleTemplateRow,
    input: roleTemplateInput,
    info: roleTemplateInfo,
    fields: roleTemplateTexts.fields,
  }),
  give: call('POST roleCompany/give', {
    types: ['admin'],
    allow: 'platform:roleCompany:give',
    input: giveInput,
    answer: z.object({ companies: z.number() }),
    fields: roleTemplateTexts.fields,
  }),
};
