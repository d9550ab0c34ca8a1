import type { Block } from '#blocks/kit/document.ts';
import type { Fields } from '#blocks/kit/fields.ts';
import { findSpec } from '#blocks/list.ts';
import { findAt, putAt } from './encoded.ts';
import { isDictionary, type Dictionary } from './same.ts';
import { readSettings, writeSettings } from './settings.ts';

const fieldsOf = (type: string): Fields => findSpec(type)?.fields ?? {};
const settingsIn = (entry: Dictionary): Dictionary => {
  const raw = findAt(entry, ['setStyle']);
  return isDictionary(raw) ? raw : {};
};

/** One entry of a page's component list. Its other properties stay with the block. */
export function readEntry(entry: unknown): Omit<Block, 'id'> {
  if (!isDictionary(entry)) return { type: '', version: 1, settings: {}, kept: entry };
  const type = typeof entry.component === 'string' ? entry.component : '';
  const version = entry.schemaVersion;
  return {
    type,
    version: Number.isSafeInteger(version) && Number(version) > 0 ? Number(version) : 1,
    settings: readSettings(fieldsOf(type), settingsIn(entry)),
    kept: entry,
  };
}

/** The same entry with later changes; or one of our blocks as a legacy entry. */
export function writeEntry({ type, version, settings, kept }: Block): unknown {
  if (kept === undefined)
    return {
      component: type,
      text: findSpec(type)?.name.zh_CN ?? type,
      type: '',
      active: true,
      style: `${type}sstyle`,
      setStyle: settings,
      ...(version > 1 && { schemaVersion: version }),
    };
  if (!isDictionary(kept)) return kept;
  const before = settingsIn(kept);
  const after = writeSettings(fieldsOf(type), before, settings);
  const entry = after === before ? kept : (putAt(kept, ['setStyle'], after) as Dictionary);
  return readEntry(kept).version === version ? entry : { ...entry, schemaVersion: version };
}
