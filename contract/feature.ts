import type { LoginType } from './login-types.ts';
import type { MenuGroup } from './menu-groups.ts';
import type { Moves } from './moves.ts';
import type { Reset } from './number-rule.ts';
import type { RoleName } from './role-names.ts';
import { say, t, type Text } from './text.ts';

/** What is done to most kinds of records. */
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
  /** The group it stands in; where login types have it in different ones, each names its own. */
  under: MenuGroup | Partial<Record<LoginType, MenuGroup>>;
  /** What it is called where that is not the feature's title. */
  title?: Text;
  /** The page in the back office's list, where that is not the feature's path. */
  component?: string;
  /** It can be reached, but no menu shows it. */
  hide?: true;
};

/** How the numbers of one kind of record look at first; a company may change it. */
type Numbers<Kind extends string> = {
  kind: Kind;
  /** What the numbered thing is called, where that is not the feature's `one`. */
  name?: Text;
  prefix: string;
  width: number;
  reset: Reset;
};

/** Which rights a shipped role holds here. */
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
   * `product:part:view`. Without one, everybody of its login types may open them.
   */
  area?: Area;
  /** The login types it serves; company staff unless told. */
  types?: readonly Type[];
  /** What it is called: the title of its page and its menu. */
  title: Text;
  /** What one of its records is called; in English without an article. */
  one?: Text;
  /** Several of them, in English; where there is only one, that one with its article. */
  many?: string;
  menu?: MenuPage | readonly MenuPage[];
  /** Which of the usual things can be done, each with a right of its own. */
  verbs?: readonly V[];
  /** Its other rights. */
  rights?: Readonly<Record<Own, Text>>;
  /** What the shipped roles may do here; the general manager and the platform's administrator may do everything. */
  roles?: Partial<Record<RoleName, Held<NoInfer<V | Own>>>>;
  numbers?: Numbers<Kind>;
  /** What its other writing calls mean in the operation log: `restore` for `part/restore`, whole paths with their slash. */
  log?: Readonly<Record<string, Text>>;
  moves?: M;
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
};

/**
 * Declares a feature once: rights, shipped roles, menus, operation texts, number kinds and state moves are all read
 * from what is said here. The path is where its files stand in every room.
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

/** By the sound: an order, a user, a unit. */
const articleOf = (noun: string) => (/^(?!us|uni|eu)[aeiou]/i.test(noun) ? 'an' : 'a');
const capitalised = (text: Text): Text => ({
  ...text,
  en: text.en.charAt(0).toUpperCase() + text.en.slice(1),
});
