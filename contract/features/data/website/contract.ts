import * as z from 'zod';
import { siteConfiguration } from '#contract/site.ts';
import { rowId } from '#contract/validation.ts';
import { websiteTexts } from './texts.ts';
import { call } from '#contract/call.ts';

/** `POST admin/website/edit` */
export const websiteInput = siteConfiguration.extend({ version: rowId });

/** `GET admin/website/info` */
export const websiteInfo = siteConfiguration.extend({
  id: z.number(),
  version: z.number(),
  update_time: z.string().nullable(),
});
export type Website = z.infer<typeof websiteInfo>;

export const websiteCalls = {
  info: call('GET website/info', {
    types: ['admin'],
    allow: 'data:website:view',
    answer: websiteInfo,
  }),
  edit: call('POST website/edit', {
    types: ['admin'],
    allow: 'data:website:edit',
    input: websiteInput,
    answer: websiteInfo,
    fields: websiteTexts.fields,
  }),
};
