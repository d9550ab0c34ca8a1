import type { Starred } from '#contract/features/dashboard/find/contract.ts';
import type { Json, Maybe, Time } from '#server/database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    star: {
      account_id: number;
      path: string;
      company_id: Maybe<number>;
      thing: Json<Starred>;
      create_time: Time;
    };
  }
}
