import { sayNow } from '#admin/app/language.ts';
import type { IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import type { Part } from '#contract/features/product/parts/contract.ts';
import type { Batch } from '#contract/features/trace/batches/contract.ts';
import type { CompanyRow } from '#contract/features/platform/companies/contract.ts';
import { formTexts } from './texts.ts';

const named = (name: string, code: string) => sayNow(formTexts.named, { name, code });

/** Rows of other lists that many forms and filters choose from, and how they read. */
export const partSource = {
  resource: 'part',
  can: 'product:part:view',
  label: ({ name, code }: Pick<Part, 'name' | 'code'>) => named(name, code),
};
export const batchSource = {
  resource: 'batch',
  can: 'trace:batch:view',
  label: ({ code, part_name: part }: Pick<Batch, 'code' | 'part_name'>) => named(code, part),
};
export const packSource = {
  resource: 'identifierPack',
  can: 'identity:pack:view',
  label: ({ code, part_name: part }: Pick<IdentifierPack, 'code' | 'part_name'>) =>
    part ? named(code, part) : code,
};
/** Companies, for the platform. */
export const companySource = {
  resource: 'company',
  can: 'platform:company:view',
  label: ({ name }: Pick<CompanyRow, 'name'>) => name,
};
