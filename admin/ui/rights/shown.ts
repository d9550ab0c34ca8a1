import type { Say } from '#admin/app/language.ts';
import { permissions, type Permission } from '#contract/permissions.ts';
import type { RightsGroup } from '#contract/rights-tree.ts';

/** The groups with the offered permissions that match; a matching page or group shows all it has. */
export function shownGroups(
  groups: readonly RightsGroup[],
  isOffered: (right: Permission) => boolean,
  keyword: string,
  say: Say,
): RightsGroup[] {
  const wanted = keyword.trim().toLocaleLowerCase();
  const matches = (words: string) => words.toLocaleLowerCase().includes(wanted);
  return groups.flatMap((group) => {
    const isGroup = matches(say(group.title));
    const pages = group.pages.flatMap((page) => {
      const isWhole = isGroup || matches(say(page.title));
      const rights = page.rights.filter(
        (right) => isOffered(right) && (isWhole || matches(say(permissions[right].label))),
      );
      return rights.length > 0 ? [{ ...page, rights }] : [];
    });
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}

export const rightsIn = ({ pages }: RightsGroup): Permission[] =>
  pages.flatMap(({ rights }) => rights);
