import * as z from 'zod';
import { siteConfiguration } from '#contract/site.ts';
import { rowId } from '#contract/validation.ts';

/** `POST admin/website/edit` */
export const websiteInput = siteConfiguration.extend({ version: rowId });

/** `GET admin/website/info` */
export const websiteInfo = siteConfiguration.extend({
  id: z.number(),
  version: z.number(),
  update_time: z.string().nullable(),
});
export type Website = z.infer<typeof websiteInfo>;
