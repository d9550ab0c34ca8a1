import type { LoginType } from './login-types.ts';
import type { MenuGroup } from './menu-groups.ts';
import type { Moves } from './moves.ts';
import type { Reset } from './number-rule.ts';
import type { RoleName } from './role-names.ts';
import { say, t, type Text } from './text.ts';

/** The usual operations on records. */
export const everyVerb = ['view', 'add', 'edit', 'delete', 'import', 'export'] as const;
export type Verb = (typeof everyVerb)[number];

const rightLabels: Record<Verb, Text> = {
  view: t('查看{many}', 'View {many}', '檢視{many}'),
  add: t('新增{many}', 'Add {many}', '新增{many}'),
  edit: t('编辑{many}', 'Edit {many}', '編輯{many}'),
  delete: t('删除{many}', 'Delete {many}', '刪除{many}'),
  import: t('导入{many}', 'Import {many}', '匯入{many}'),
  export: t('导出{many}', 'Export {many}', '匯出{many}'),
};
const logLabels: Partial<Record<Verb, Text>> = {
  add: t('新增{one}', 'Added {one}', '新增{one}'),
  edit: t('编辑{one}', 'Edited {one}', '編輯{one}'),
  delete: t('删除{many}', 'Deleted {many}', '刪除{many}'),
  import: t('导入{many}', 'Imported {many}', '匯入{many}'),
  export: t('导出{many}', 'Exported {many}', '匯出{many}'),
};

/** A page of the menus. */
export type MenuPage = {
  id: number;
  path: string;
  /** Its menu group; if it differs by login type, one for each. */
  under: MenuGroup | Partial<Record<LoginType, MenuGroup>>;
  /** The title in the menu, if it is not the feature's title. */
  title?: Text;
  /** The page in the admin's feature list, if it is not the feature's path. */
  component?: string;
  /** Reachable, but not shown in any menu. */
  hide?: true;
  /** Records have their page below this list too, and not only below the first of the feature. */
  records?: true;
};

/** The default number rule of a kind of record; a company may change it. */
type Numbers<Kind extends string> = {
  kind: Kind;
  /** The name of the numbered thing, if it is not the feature's `one`. */
  name?: Text;
  prefix: string;
  width: number;
  reset: Reset;
};

/** How its records are found from anywhere, by fields of a row of its list. */
export type Found = {
  /** The field that names a record. */
  name: string;
  /** The fields that tell more about it. */
  hint?: readonly string[];
  /** Each has a page of its own below the list's first page: `/product/part/12`. */
  page?: true;
  /** The part of the page's address that opens it; without one, the list is narrowed to its name. */
  open?: string;
  /** False: its page has no form to add one that an address could open. */
  adds?: false;
};

/** The rights that a shipped role has in this feature. */
type Held<Right extends string> = 'all' | readonly Right[];

type Declared<
  Type extends LoginType,
  Resource extends string,
  Area extends string,
  V extends Verb,
  Own extends string,
  Kind extends string,
  M extends Moves,
> = {
  /** The first part of its calls: `part` is listed at `part/index`. */
  resource: Resource;
  /**
   * The first parts of its rights: `product:part` is edited with `product:part:edit`, and its pages are opened with
   * `product:part:view`. Without one, every user of its login types may open them.
   */
  area?: Area;
  /** The login types it serves; company staff by default. */
  types?: readonly Type[];
  /** The title of its page and its menu. */
  title: Text;
  /** The name of one of its records; in English without an article. */
  one?: Text;
  /** The English plural; where there is only one, its name with an article. */
  many?: string;
  menu?: MenuPage | readonly MenuPage[];
  /** Which of the usual operations it offers; each has its own right. */
  verbs?: readonly V[];
  /** Its other rights. */
  rights?: Readonly<Record<Own, Text>>;
  /** The rights of the shipped roles; the general manager and the platform's administrator have all. */
  roles?: Partial<Record<RoleName, Held<NoInfer<V | Own>>>>;
  numbers?: Numbers<Kind>;
  /**
   * Operation log texts of its other writing calls: `restore` for `part/restore`; paths with a slash are whole paths.
   */
  log?: Readonly<Record<string, Text>>;
  moves?: M;
  found?: Found;
} & ([V] extends [never] ? unknown : { one: Text; many: string });

export type Right = { types: readonly LoginType[]; label: Text };

export type Feature<
  Type extends LoginType = LoginType,
  Resource extends string = string,
  Area extends string = string,
  V extends Verb = Verb,
  Own extends string = string,
  Kind extends string = string,
  M extends Moves = Moves,
> = {
  path: string;
  resource: Resource;
  area: Area;
  types: readonly Type[];
  title: Text;
  pages: readonly MenuPage[];
  verbs: readonly V[];
  rights: Readonly<Record<`${Area}:${V | Own}`, Right>>;
  roles: Readonly<Partial<Record<RoleName, readonly string[]>>>;
  numbers: (Numbers<Kind> & { name: Text }) | null;
  log: Readonly<Record<string, Text>>;
  moves: M;
  found: Found | null;
};

/**
 * Declares a feature once: rights, shipped roles, menus, operation texts, number kinds and state moves are all read
 * from this value. The path is where its files are in every room.
 */
/* @__NO_SIDE_EFFECTS__ */
export function feature<
  const Resource extends string,
  const Area extends string = '',
  const V extends Verb = never,
  const Own extends string = never,
  const Kind extends string = never,
  const M extends Moves = Moves<never, never>,
  const Type extends LoginType = 'web',
>(
  path: string,
  declared: Declared<Type, Resource, Area, V, Own, Kind, M>,
): Feature<Type, Resource, Area, V, Own, Kind, M> {
  const {
    resource,
    title,
    one = title,
    many = title.en,
    menu = [],
    verbs = [],
    numbers,
  } = declared;
  const area = declared.area ?? ('' as Area);
  const types = declared.types ?? (['web'] as unknown as readonly Type[]);
  const own = (declared.rights ?? {}) as Record<string, Text>;
  const words = {
    zh_CN: { one: one.zh_CN, many: one.zh_CN },
    en: { one: `${articleOf(one.en)} ${one.en}`, many },
    zh_TW: { one: one.zh_TW, many: one.zh_TW },
  };
  const inWords = (text: Text): Text => ({
    zh_CN: say(text, 'zh_CN', words.zh_CN),
    en: say(text, 'en', words.en),
    zh_TW: say(text, 'zh_TW', words.zh_TW),
  });
  const labels: Record<string, Text> = {
    ...Object.fromEntries(verbs.map((verb) => [verb, inWords(rightLabels[verb])])),
    ...own,
  };
  const rights = Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [`${area}:${name}`, { types, label }]),
  );
  const roles = Object.fromEntries(
    Object.entries(declared.roles ?? {}).map(([role, held]) => [
      role,
      held === 'all' ? Object.keys(rights) : held.map((name) => `${area}:${name}`),
    ]),
  );
  const log = {
    ...Object.fromEntries(
      verbs.flatMap((verb) => {
        const label = logLabels[verb];
        return label ? [[`${resource}/${verb}`, inWords(label)]] : [];
      }),
    ),
    ...Object.fromEntries(
      Object.entries(declared.moves?.moves ?? {}).map(([name, move]) => [
        `${resource}/${name}`,
        move.log,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(declared.log ?? {}).map(([name, text]) => [
        name.includes('/') ? name : `${resource}/${name}`,
        text,
      ]),
    ),
  };
  return {
    path,
    resource,
    area,
    types,
    title,
    pages: Array.isArray(menu) ? menu : [menu as MenuPage],
    verbs,
    rights: rights as unknown as Feature<Type, Resource, Area, V, Own>['rights'],
    roles,
    numbers: numbers ? { name: capitalised(one), ...numbers } : null,
    log,
    moves: declared.moves ?? ({ states: {}, moves: {} } as unknown as M),
    found: declared.found ?? null,
  };
}

/** The rights of a feature, as a type. */
export type RightOf<F extends { rights: object }> = F extends unknown
  ? Extract<keyof F['rights'], string>
  : never;
/** The kind of numbers that a feature gives out, as a type. */
export type NumberKindOf<F extends { numbers: { kind: string } | null }> = NonNullable<
  F['numbers']
>['kind'];

/** By sound: an order, a user, a unit. */
const articleOf = (noun: string) => (/^(?!us|uni|eu)[aeiou]/i.test(noun) ? 'an' : 'a');
const capitalised = (text: Text): Text => ({
  ...text,
  en: text.en.charAt(0).toUpperCase() + text.en.slice(1),
});
