import * as z from 'zod';
import { call } from '#contract/call.ts';
import { loginTypes } from '#contract/login-types.ts';
import { t } from '#contract/text.ts';
import { requiredText } from '#contract/validation.ts';

export const exportColumnCalls = {
  /** The columns that an export can have, for those who may make it: `part/export`. */
  index: call('GET exportColumn/index', {
    types: loginTypes,
    allow: 'signedIn',
    input: z.strictObject({ path: requiredText(80) }),
    answer: z.array(z.object({ field: z.string(), label: z.string() })),
    fields: { path: t('导出', 'Export', '匯出') },
  }),
};
