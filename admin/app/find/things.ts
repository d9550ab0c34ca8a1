import type { FoundKind, Starred } from '#contract/features/dashboard/find/contract.ts';
import { features } from '#contract/features/list.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import type { Text } from '#contract/text.ts';
import { recordAt, recordPath } from '../routes/menu-tree.ts';
import { soundsLike } from './pinyin.ts';

export type Thing = Starred;

type Feature = (typeof features)[number];

/** Who looks: their login type, pages and rights. */
export type Seeker = {
  type: LoginType;
  pages: ReadonlyMap<string, MenuEntry>;
  can: (permission: string) => boolean;
};

const serves = (one: Feature, type: LoginType): boolean =>
  (one.types as readonly LoginType[]).includes(type);

/** Pages by their path in the menu, or by the feature that a record belongs to. */
const pageOf = (one: Feature, { pages }: Seeker): MenuEntry | undefined =>
  one.pages.map(({ path }) => pages.get(path)).find((page) => page !== undefined);

/** Whether the seeker may still open what was opened before: a page, or a record of one. */
export function isReachable({ pages }: Seeker, { path }: Pick<Thing, 'path'>): boolean {
  const bare = path.split('?')[0]!;
  return pages.has(bare) || Boolean(pages.get(recordAt(bare)?.list ?? '')?.has_records);
}

export function pagesOf({ pages }: Seeker, kind: Text): Thing[] {
  return [...pages.values()].map(({ path, name }) => ({ path, name, hint: '', kind }));
}

/** The forms for something new that the seeker may open. */
export function actionsOf(seeker: Seeker, kind: Text): Thing[] {
  return features.flatMap((one) => {
    const right = `${one.area}:add`;
    const label = (one.rights as Record<string, { label: Text } | undefined>)[right]?.label;
    const page = pageOf(one, seeker);
    const canAdd = one.found !== null && one.found.adds !== false && serves(one, seeker.type);
    if (!canAdd || !label || !page || !seeker.can(right)) return [];
    return [{ path: `${page.path}?form=add`, name: label, hint: '', kind }];
  });
}

/** The records of an answer; those of a page that the seeker cannot open are left out. */
export function recordsOf(seeker: Seeker, found: readonly FoundKind[]): Thing[] {
  return found.flatMap(({ feature, rows }) => {
    const one = features.find(
      ({ path, types }) =>
        path === feature && (types as readonly LoginType[]).includes(seeker.type),
    );
    const page = one && pageOf(one, seeker);
    if (!one?.found || !page) return [];
    const { open, page: hasPage } = one.found;
    return rows.map(({ id, name, hint }) => {
      if (hasPage) return { path: recordPath(page.path, id), name, hint, kind: one.title };
      const query = open
        ? new URLSearchParams({ [open]: String(id) })
        : new URLSearchParams({ keyword: name });
      return { path: `${page.path}?${query.toString()}`, name, hint, kind: one.title };
    });
  });
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** How well a name answers to what was typed: 3 exactly, 2 from its beginning, 1 somewhere, 0 not at all. */
export function fit(name: string, typed: string): 0 | 1 | 2 | 3 {
  const [whole, part] = [plain(name), plain(typed)];
  if (part === '') return 0;
  if (whole === part) return 3;
  if (whole.startsWith(part)) return 2;
  if (whole.includes(part)) return 1;
  return soundsLike(name, part) ? 1 : 0;
}

/** The things whose name fits what was typed, best first, at most so many. */
export function fitting(
  things: readonly Thing[],
  typed: string,
  nameOf: (thing: Thing) => string,
  most: number,
): Thing[] {
  return things
    .map((thing) => ({ thing, how: fit(nameOf(thing), typed) }))
    .filter(({ how }) => how > 0)
    .toSorted((one, other) => other.how - one.how)
    .slice(0, most)
    .map(({ thing }) => thing);
}
