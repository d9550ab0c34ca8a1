import { sayNow } from '#admin/app/language.ts';
import type { SecretKey } from '#contract/features/identity/keys/contract.ts';
import { keyTexts } from '#contract/features/identity/keys/texts.ts';

/** What people call a key: nobody knows it by anything else. */
export const nameOfKey = ({ purpose, generation }: SecretKey): string =>
  sayNow(keyTexts.named, { purpose: sayNow(keyTexts.purposes[purpose]), n: generation });
