import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import type { Text } from '#contract/text.ts';
import type { PageDocument } from '#blocks/kit/document.ts';

/** A built-in page template. */
export type Starter = {
  key: string;
  kind: PageKind;
  name: Text;
  /** Its description. */
  line: Text;
  document: PageDocument;
};
