import type { ViewState } from '#contract/features/dashboard/saved-views/contract.ts';
import type { Defaulted, Json, Maybe, MaybeTime, RecordColumns } from '#server/database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    saved_view: Omit<RecordColumns, 'company_id'> & {
      company_id: Maybe<number>;
      dealer_id: Maybe<number>;
      account_id: number;
      list: string;
      name: string;
      is_shared: Defaulted<boolean>;
      state: Json<ViewState>;
      delete_time: MaybeTime;
    };
    saved_view_default: {
      account_id: number;
      list: string;
      company_id: Maybe<number>;
      view_id: number;
    };
  }
}
