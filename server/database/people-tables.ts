import type { Defaulted, Maybe, RecordColumns } from './columns.ts';

/** A record of a company, or of the platform where it has none. */
type OwnedColumns = Omit<RecordColumns, 'company_id'> & { company_id: Maybe<number> };

/** Where people stand in their company. */
export type PeopleTables = {
  dept: OwnedColumns & {
    parent_id: Maybe<number>;
    code: string;
    name: string;
    leader_id: Maybe<number>;
    sort: Defaulted<number>;
    remark: Defaulted<string>;
  };
  position: OwnedColumns & {
    code: string;
    name: string;
    sort: Defaulted<number>;
    is_active: Defaulted<boolean>;
    remark: Defaulted<string>;
  };
  level: OwnedColumns & {
    code: string;
    name: string;
    rank: number;
    remark: Defaulted<string>;
  };
};
