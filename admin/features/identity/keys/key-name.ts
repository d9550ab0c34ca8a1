import { sayNow } from '#admin/app/language.ts';
import type { SecretKey } from '#contract/features/identity/keys/contract.ts';
import { keyTexts } from '#contract/features/identity/keys/texts.ts';

/** The display name of a key. */
export const nameOfKey = ({ purpose, generation }: SecretKey): string =>
  sayNow(keyTexts.named, { purpose: sayNow(keyTexts.purposes[purpose]), n: generation });
