import * as z from 'zod';
import { pictureAddress } from './files.ts';
import { rule } from './validation.ts';

/** The URL of an uploaded picture. */
export const storedPicture = z.string().regex(pictureAddress, { error: rule('formatError') });
/** The same, or empty. */
export const optionalPicture = z.union([z.literal(''), storedPicture]).default('');
