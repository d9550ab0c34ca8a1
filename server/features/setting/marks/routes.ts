import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { markCalls, type MarkRow } from '#contract/features/setting/marks/contract.ts';
import { markTexts } from '#contract/features/setting/marks/texts.ts';
import { fileTexts } from '#contract/texts/files.ts';
import type { App } from '#server/app.ts';
import { markColumns, readMark } from '#server/codes/marks.ts';
import type { Tx } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { useFiles } from '#server/files/uses.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { activeKey } from '#server/codes/keys.ts';
import { signerOf } from '#server/codes/signatures.ts';
import { codeTexts, gs1Link, shortLink } from '#server/identifiers/code-texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { Refusal } from '#server/refusal.ts';
import { privacyEndpoints } from './privacy.ts';

type Reader = Pick<CallContext<unknown, StaffSession>, 'app' | 'tx' | 'session'>;

/** The URLs of a sample code of the company, preferably of a product with a GTIN. */
async function readSamples(app: App, tx: Tx, companyId: number): Promise<MarkRow['samples']> {
  const { rows } = await sql<{ seq: number; code: string | null; gtin: string }>`
    select i.seq, i.code, p.gtin from part p
    join lateral (select seq, code from identifier where company_id = p.company_id and part_id = p.id
      order by seq limit 1) as i on true
    where p.company_id = ${companyId} order by p.gtin = '', p.id limit 1`.execute(tx);
  const [found] = rows;
  if (!found) return { short: '', gs1: '' };
  const code = (await codeTexts(app, tx, companyId, [found])).get(found.seq) ?? '';
  const sign = await signerOf(app, tx, companyId, await readMark(tx, companyId));
  const item = { code, gtin: found.gtin };
  return { short: shortLink(app, code, sign), gs1: gs1Link(app, item, sign) ?? '' };
}

async function read({ app, tx, session }: Reader): Promise<MarkRow> {
  const company = session.companyId;
  const kept = await tx
    .selectFrom('mark')
    .select(['version', 'update_time'])
    .where('company_id', '=', company)
    .executeTakeFirst();
  const mark = await readMark(tx, company);
  return {
    id: company,
    company_id: company,
    ...mark,
    hidden: [...mark.hidden],
    samples: await readSamples(app, tx, company),
    version: kept?.version ?? 0,
    update_time: kept?.update_time.toISOString() ?? null,
  };
}

/** Only a picture of the company's own; consumers see it. */
async function keepLogo(tx: Tx, company: number, logo: string): Promise<void> {
  const files = logo === '' ? [] : [logo];
  if (await useFiles(tx, { company, owner: 'mark', id: company }, files, { publish: true })) return;
  throw new Refusal(fileTexts.errors.noUpload, { code: codes.invalid, field: 'brand_logo' });
}

export const markEndpoints = [
  ...privacyEndpoints,
  serve(markCalls.info, read),
  serve(
    markCalls.edit,
    async (call) => {
      const { app, tx, session, input, changed, afterCommit } = call;
      const company = session.companyId;
      const { version, ...given } = input;
      const mark = { ...given, hidden: [...new Set(given.hidden)].toSorted() };
      // Created if missing, so that there is a row to lock.
      await tx
        .insertInto('mark')
        .values({ company_id: company, version: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const before = await tx
        .selectFrom('mark')
        .select([...markColumns, 'version'])
        .where('company_id', '=', company)
        .forUpdate()
        .executeTakeFirstOrThrow();
      editLocked(before, version, mark);
      if (mark.is_signed) await activeKey(app, tx, company, 'signature');
      if (mark.brand_logo !== before.brand_logo) await keepLogo(tx, company, mark.brand_logo);
      await tx
        .updateTable('mark')
        .set({
          ...mark,
          version: sql`version + 1`,
          update_by: session.accountId,
          update_time: sql`now()`,
        })
        .where('company_id', '=', company)
        .execute();
      const { version: _version, ...was } = before;
      changed('mark', company, was, mark);
      // Hidden facts are hidden on every node before the change is answered.
      afterCommit(await app.cluster.tellAndWait(tx, { topic: 'mark', company }));
      return read(call);
    },
    { done: markTexts.done.saved },
  ),
];
