import type { Text } from './text.ts';

/** The words of one kind of record, on the shelves where lists, forms, exports and imports look for them. */
export type RecordTexts = {
  /** What one of them is called: 供应商, supplier. */
  one: Text;
  /** One quiet line under the title of its page. */
  line: Text;
  fields: Readonly<Record<string, Text>>;
  /** Shown where there are none yet: what this place is for. */
  empty: { title: Text; hint: Text };
};
