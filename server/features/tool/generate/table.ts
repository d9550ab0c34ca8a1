import type { Description } from '#contract/features/tool/generate/contract.ts';
import type { Json, PlatformColumns } from '#server/database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    generate_description: PlatformColumns & {
      type: Description['type'];
      section: string;
      resource: string;
      zh_CN: string;
      en: string;
      zh_TW: string;
      field_count: number;
      content: Json<Description>;
    };
  }
}
