import * as z from 'zod';
import { t } from './text.ts';
import { rule } from './validation.ts';

/** The most photos of one record: a repair request, or an answer to an incident. */
export const mostPhotos = 9;

const photoName = z.string().regex(/^[\da-f]{32}$/, { error: rule('formatError') });
/** Photos that were uploaded before, by the names they were given. */
export const photoNames = z.array(photoName).max(mostPhotos).default([]);

/** One uploaded photo; `small` shows it for some hours. */
export const photoAnswer = z.object({ name: z.string(), small: z.string() });
export type UploadedPhoto = z.infer<typeof photoAnswer>;

/** A kept photo and its thumbnail, as URLs that are valid for some hours. */
export const shownPhotos = z.array(z.object({ photo: z.string(), small: z.string() }));
export type ShownPhoto = z.infer<typeof shownPhotos>[number];

export const photosGone = t(
  '有照片已过期，请重新上传',
  'Some photos have expired. Please upload them again',
  '有照片已過期，請重新上傳',
);
