import type { ArticleState } from '#contract/features/content/articles/contract.ts';
import type { Audience } from '#contract/features/data/help/contract.ts';
import type { AdPlace } from '#contract/features/operate/places.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Defaulted, Json, Maybe, MaybeTime, PlatformColumns } from './columns.ts';

type InThree<N extends string> = Record<N, string> &
  Record<`${N}_en` | `${N}_tw`, Defaulted<string>>;
type MaybeInThree<N extends string> = Record<N | `${N}_en` | `${N}_tw`, Defaulted<string>>;
type Span = { show_from: Maybe<string>; show_until: Maybe<string> };

/** The tables of what the platform writes and shows. */
export type ContentTables = {
  item_category: PlatformColumns &
    InThree<'name'> & {
      parent_id: Maybe<number>;
      sort: Defaulted<number>;
      remark: Defaulted<string>;
    };
  article: PlatformColumns &
    InThree<'title'> &
    MaybeInThree<'summary'> &
    InThree<'body'> & {
      category_id: Maybe<number>;
      cover: Defaulted<string>;
      author: Defaulted<string>;
      state: Defaulted<ArticleState>;
      publish_time: MaybeTime;
      is_pinned: Defaulted<boolean>;
      search: Defaulted<string>;
    };
  item: PlatformColumns &
    InThree<'title'> &
    MaybeInThree<'summary'> &
    Span & {
      category_id: Maybe<number>;
      picture: Defaulted<string>;
      url: Defaulted<string>;
      article_id: Maybe<number>;
      sort: Defaulted<number>;
    };
  help: PlatformColumns &
    InThree<'title'> &
    InThree<'body'> & {
      category: string;
      audiences: Json<Audience[]>;
      sort: Defaulted<number>;
      is_shown: Defaulted<boolean>;
      search: Defaulted<string>;
    };
  ad_sort: PlatformColumns & {
    code: string;
    name: string;
    place: AdPlace;
    width: number;
    height: number;
    most: Defaulted<number>;
    is_carousel: Defaulted<boolean>;
    remark: Defaulted<string>;
  };
  ad: PlatformColumns &
    InThree<'title'> &
    MaybeInThree<'alt'> &
    InThree<'picture'> &
    Span & {
      ad_sort_id: number;
      url: Defaulted<string>;
      types: Json<LoginType[]>;
      sort: Defaulted<number>;
      is_on: Defaulted<boolean>;
      remark: Defaulted<string>;
    };
};
