import { blocksOf, setupFields, type PageDocument } from '#blocks/kit/document.ts';
import type { Fields } from '#blocks/kit/fields.ts';
import { isOwnPath } from '#blocks/kit/safe-address.ts';
import type { Settings } from '#blocks/kit/spec.ts';
import { findSpec } from '#blocks/list.ts';

/** The pictures and media in settings. */
const mediaIn = (fields: Fields, settings: Settings): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = settings[name];
    if (field.kind === 'picture' || field.kind === 'media') return [String(value ?? '')];
    if (field.kind === 'group') return mediaIn(field.fields, value as Settings);
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((item: Settings) => mediaIn(field.item, item));
  });

/** The pictures and media of this installation on a page, without duplicates. */
export function mediaOf(page: PageDocument): string[] {
  const all = [
    ...mediaIn(setupFields, page.setup),
    ...blocksOf(page).flatMap(({ type, settings }) =>
      mediaIn(findSpec(type)?.fields ?? {}, settings),
    ),
  ];
  return [...new Set(all)].filter(isOwnPath);
}

/** The sizes of files in bytes; those that cannot be read are left out. */
export async function fileSizes(
  addresses: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const asked = addresses.map(async (address) => {
    const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
    const length = answer?.ok ? answer.headers.get('content-length') : null;
    return [address, length === null ? NaN : Number(length)] as const;
  });
  return new Map((await Promise.all(asked)).filter(([, bytes]) => Number.isFinite(bytes)));
}
