import type { LayoutPart } from '#contract/features/operate/layouts/contract.ts';
import type { AdPlace } from '#contract/features/operate/places.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Defaulted, Json, PlatformColumns } from '#server/database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    layout: PlatformColumns & {
      name: string;
      place: AdPlace;
      type: LoginType;
      parts: Json<LayoutPart[]>;
      is_on: Defaulted<boolean>;
      remark: Defaulted<string>;
    };
  }
}
