import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { memberCalls } from '#contract/features/member/members/contract.ts';
import { memberTexts } from '#contract/features/member/members/texts.ts';
import { bareMobile, maskMobile } from '#contract/validation.ts';
import type { App } from '#server/app.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveExport } from '#server/records/export.ts';
import { serveReveal } from '#server/records/reveal.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';
import type { Columns } from '#server/records/write.ts';
import { personEndpoints } from './person.ts';
import { pointEndpoints } from './points.ts';
import { exportedMembers, memberList, readMember } from './queries.ts';
import { exportColumns, importColumns } from './spreadsheet.ts';

const { errors } = memberTexts;

/** A phone number as stored: masked, encrypted, and as a keyed hash. */
function keepNumber(app: App, typed: string): Columns {
  const mobile = bareMobile(typed);
  return {
    mobile: maskMobile(mobile),
    mobile_sealed: sql`${app.secrets.seal('member.mobile', 0, mobile)}`,
    mobile_index: sql`${app.secrets.index('mobile', mobile)}`,
  };
}

async function refuseLedger({ tx }: RecordCall, rows: Stored[]): Promise<void> {
  const known = await tx
    .selectFrom('member_point')
    .select('member_id')
    .where(
      'member_id',
      'in',
      rows.map(({ id }) => id),
    )
    .limit(1)
    .executeTakeFirst();
  const held = rows.find(({ id }) => id === known?.member_id);
  if (held)
    throw new Refusal(errors.hasLedger, {
      code: codes.conflict,
      params: { name: String(held.name) },
    });
}

export const memberEndpoints = [
  ...serveRecords(memberCalls, {
    texts: memberTexts,
    list: memberList,
    readInfo: readMember,
    unique: { member_by_mobile: 'mobile' },
    toColumns: ({ mobile, ...given }, { app }, before) => {
      if (mobile !== '') return { ...given, ...keepNumber(app, mobile) };
      if (before) return { ...given, mobile: before.mobile };
      throw new Refusal(errors.mobileMissing, { code: codes.invalid, field: 'mobile' });
    },
    beforeDelete: refuseLedger,
    import: importColumns,
  }),
  serveExport(memberCalls.export, memberTexts, exportedMembers, exportColumns),
  serveReveal(memberCalls.reveal, 'member', async ({ app, tx, input }) => {
    const row = await tx
      .selectFrom('member')
      .select('mobile_sealed')
      .where('id', '=', input.id)
      .executeTakeFirst();
    return row ? app.secrets.open('member.mobile', 0, row.mobile_sealed) : null;
  }),
  ...pointEndpoints,
  ...personEndpoints,
];
