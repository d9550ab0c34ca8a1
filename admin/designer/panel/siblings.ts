import { setupFields } from '#blocks/kit/document.ts';
import type { Fields } from '#blocks/kit/fields.ts';
import { findSpec } from '#blocks/list.ts';
import { fieldAt } from '../model/labels.ts';
import type { Path } from '../model/block-edits.ts';

/** The settings on the same level: of the block or page, of an item, or of a group. */
export function siblingsAt(type: string, path: Path): Fields {
  const level = path.slice(0, -1);
  const fields: Fields = type === '' ? setupFields : (findSpec(type)?.fields ?? {});
  const holder = level.length === 0 ? undefined : fieldAt(fields, level);
  if (holder?.kind === 'list') return holder.item;
  return holder?.kind === 'group' ? holder.fields : fields;
}
