import type { FactoryState } from '#contract/features/query/factories/moves.ts';
import type { Defaulted, Maybe, RecordColumns } from './columns.ts';

export type FactoryTables = {
  factory: RecordColumns & {
    name: string;
    name_en: Defaulted<string>;
    name_tw: Defaulted<string>;
    code: string;
    gln: Defaulted<string>;
    address: Defaulted<string>;
    certificate: Defaulted<string>;
    valid_from: Maybe<string>;
    valid_to: Maybe<string>;
    url: Defaulted<string>;
    state: Defaulted<Exclude<FactoryState, 'expired'>>;
    reason: Defaulted<string>;
  };
};
