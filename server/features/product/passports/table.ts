import type {
  passportInput,
  PassportInput,
} from '#contract/features/product/passports/contract.ts';
import type { PassportState } from '#contract/features/product/passports/moves.ts';
import type { PassportContent } from '#contract/passports/content.ts';
import type {
  Defaulted,
  DefaultedJson,
  FormColumns,
  Json,
  Maybe,
  MaybeTime,
  RecordColumns,
  Time,
} from '#server/database/columns.ts';
import type { Generated } from 'kysely';

type JsonFields = {
  materials: DefaultedJson<PassportInput['materials']>;
  substances: DefaultedJson<PassportInput['substances']>;
  documents: DefaultedJson<PassportInput['documents']>;
  access: DefaultedJson<PassportInput['access']>;
};

declare module '#server/database/tables.ts' {
  interface Tables {
    passport: RecordColumns &
      FormColumns<typeof passportInput, JsonFields> & {
        public_id: Generated<string>;
        state: Defaulted<PassportState>;
        number: Defaulted<number>;
        publish_user: Defaulted<string>;
        publish_time: MaybeTime;
      };
    passport_version: {
      company_id: number;
      id: Generated<number>;
      passport_id: number;
      number: number;
      content: Json<PassportContent>;
      create_by: Maybe<number>;
      create_user: Defaulted<string>;
      create_time: Time;
    };
  }
}
