import { sql, type UpdateObject } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { CompanyInfo } from '#contract/features/application/company/contract.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { maskMobile } from '#contract/validation.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { plainAddress } from '#server/files/addresses.ts';
import { readLicense } from '#server/files/read-license.ts';
import { findFiles, useFiles } from '#server/files/uses.ts';
import { readVerification } from '#server/access/verification.ts';

export async function readCompany(
  { tx, app, language }: { tx: Tx; app: App; language: Language },
  companyId: number,
): Promise<CompanyInfo> {
  const row = await tx
    .selectFrom('company as c')
    .leftJoin('system_version as v', 'v.id', 'c.system_version_id')
    .leftJoin('company_brand as b', 'b.company_id', 'c.company_id')
    .select([
      'c.company_id',
      'c.name',
      'c.short_name',
      'c.credit_code',
      'c.legal_person',
      'c.contact',
      'c.mobile_sealed',
      'c.email',
      'c.address',
      'c.gln',
      'c.introduction',
      'c.verify_status',
      'c.verify_reason',
      'c.verify_time',
      'c.version_expire_time',
      'c.version',
      'c.create_time',
      'c.update_time',
    ])
    .select(['v.name as version_name', 'b.title', 'b.color', 'b.logo'])
    .where('c.company_id', '=', companyId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { company_id: id, mobile_sealed: sealed, ...more } = row;
  const { version_name: versionName, title, color, logo, ...rest } = more;
  return {
    ...rest,
    id,
    mobile: sealed ? maskMobile(app.secrets.open('company.mobile', companyId, sealed)) : '',
    verify_time: row.verify_time?.toISOString() ?? null,
    version_expire_time: row.version_expire_time?.toISOString() ?? null,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
    system_version_name: versionName ? say(versionName, language) : null,
    brand: { title: title ?? '', color, logo },
    license: await readLicense(tx, app.secrets, companyId),
    steps: await readVerification(tx, companyId),
  };
}

export async function lockCompany(app: App, tx: Tx, companyId: number) {
  const {
    license_id: licenseId,
    mobile_sealed: sealed,
    ...row
  } = await tx
    .selectFrom('company')
    .select([
      'name',
      'short_name',
      'credit_code',
      'legal_person',
      'contact',
      'mobile_sealed',
      'email',
      'address',
      'gln',
      'introduction',
      'verify_status',
      'version',
      'license_id',
    ])
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const file =
    licenseId !== null &&
    (await tx
      .selectFrom('stored_file')
      .select('address')
      .where('company_id', '=', companyId)
      .where('id', '=', licenseId)
      .executeTakeFirst());
  return {
    ...row,
    mobile: sealed ? app.secrets.open('company.mobile', companyId, sealed) : '',
    license: file ? plainAddress(file.address) : '',
  };
}

/** Writes these columns of a locked company and increments its version. */
export const updateCompany = (
  tx: Tx,
  companyId: number,
  columns: UpdateObject<Tables, 'company'>,
): Promise<unknown> =>
  tx
    .updateTable('company')
    .set({ ...columns, version: sql`version + 1`, update_time: sql`now()` })
    .where('company_id', '=', companyId)
    .execute();

/** Makes an uploaded file the company's licence; returns its id, or undefined if there is no such file. */
export async function keepLicense(
  tx: Tx,
  company: number,
  address: string,
): Promise<number | null> {
  const addresses = address === '' ? [] : [address];
  const [file] = await findFiles(tx, company, addresses);
  const isRight = address === '' || file?.kind === 'license';
  if (!isRight || !(await useFiles(tx, { company, owner: 'company', id: company }, addresses)))
    throw new Refusal(fileTexts.errors.noUpload, { code: codes.invalid, field: 'license' });
  return file?.id ?? null;
}
