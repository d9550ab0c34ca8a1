import * as z from 'zod';
import { pictureAddress } from './files.ts';
import { rule } from './validation.ts';

/** The address of a picture that was uploaded here. */
export const storedPicture = z.string().regex(pictureAddress, { error: rule('formatError') });
/** The same, or none. */
export const optionalPicture = z.union([z.literal(''), storedPicture]).default('');
