import type { Text } from './text.ts';

/** The texts of one kind of record, by the keys that lists, forms, exports and imports use. */
export type RecordTexts = {
  /** The name of one record: 供应商, supplier. */
  one: Text;
  /** The subtitle of its page. */
  line: Text;
  fields: Readonly<Record<string, Text>>;
  /** The empty state: what this page is for. */
  empty: { title: Text; hint: Text };
};
