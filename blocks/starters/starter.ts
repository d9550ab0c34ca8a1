import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import type { Text } from '#contract/text.ts';
import type { PageDocument } from '#blocks/kit/document.ts';

/** A page that ships to begin others with. */
export type Starter = {
  key: string;
  kind: PageKind;
  name: Text;
  /** One line about what it is for. */
  line: Text;
  document: PageDocument;
};
