import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import {
  brandInput,
  companyInfo,
  companyInput,
  submitInput,
} from '#contract/features/application/company/contract.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { pictureAddress } from '#contract/files.ts';
import { verifyStatus } from '#contract/limits.ts';
import { fileTexts } from '#contract/texts/files.ts';
import type { Tx } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { useFiles } from '#server/files/uses.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { notify } from '#server/messages/notices.ts';
import { readSmallPicture } from '#server/files/make-picture.ts';
import { actorOf, type Session } from '#server/access/sessions.ts';
import { noteVerification } from '#server/access/verification.ts';
import { lockCompany, readCompany, keepLicense } from './queries.ts';
import { checkEditable, checkSubmittable, statusAfterEdit } from './rules.ts';

const company = (session: Session) => session.companyId!;

/** A picture of the company's own, by its address; or a small one as it is. */
async function keepLogo(tx: Tx, id: number, logo: string | null): Promise<string | null> {
  const isStored = logo !== null && pictureAddress.test(logo);
  const isRight = await useFiles(tx, { company: id, owner: 'brand', id }, isStored ? [logo] : []);
  if (!isRight)
    throw new Refusal(fileTexts.errors.noUpload, { code: codes.invalid, field: 'logo' });
  if (isStored || logo === null) return logo;
  return `data:image/webp;base64,${(await readSmallPicture(logo, 'logo')).toString('base64')}`;
}

export const companyEndpoints = [
  endpoint({
    method: 'GET',
    types: ['web'],
    path: 'company/info',
    allow: 'app:company:view',
    answer: companyInfo,
    run: (call) => readCompany(call, company(call.session)),
  }),
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'company/edit',
    allow: 'app:company:edit',
    input: companyInput,
    fields: companyTexts.fields,
    answer: companyInfo,
    done: companyTexts.done.saved,
    run: async ({ app, tx, session, input, language, changed, tell, afterCommit }) => {
      const { version, license, ...columns } = input;
      const before = await lockCompany(tx, company(session));
      const next = { ...columns, license: license ?? before.license };
      editLocked(before, version, next);
      checkEditable(before.verify_status);
      const status = statusAfterEdit(before, next);
      const licenseId = await keepLicense(tx, company(session), next.license);
      await tx
        .updateTable('company')
        .set({
          ...columns,
          license_id: licenseId,
          verify_status: status,
          version: sql`version + 1`,
          update_time: sql`now()`,
        })
        .where('company_id', '=', company(session))
        .execute()
        .catch((error: { code?: string }) => {
          if (error.code !== '23505') throw error;
          throw new Refusal(companyTexts.errors.creditCodeTaken, { field: 'credit_code' });
        });
      changed('company', company(session), before, { ...next, verify_status: status });
      if (status !== before.verify_status) {
        tell(companyTexts.done.resubmit);
        await noteVerification(tx, company(session), verifyStatus.notSubmitted, session.realname);
        await notify(tx, app.cluster, actorOf(session), {
          to: { company: company(session) },
          type: 1,
          sentence: 'companyReverify',
          params: { company: next.name },
          createUser: session.realname,
        });
        afterCommit(await app.cluster.tellAndWait(tx, { topic: 'access', company: company(session) }));
      }
      return readCompany({ tx, app, language }, company(session));
    },
  }),
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'company/submit',
    allow: 'app:company:submit',
    input: submitInput,
    fields: companyTexts.fields,
    answer: companyInfo,
    done: companyTexts.done.submitted,
    run: async ({ app, tx, session, input, language, changed, afterCommit }) => {
      const before = await lockCompany(tx, company(session));
      editLocked(before, input.version, {});
      checkSubmittable(before);
      await tx
        .updateTable('company')
        .set({
          verify_status: verifyStatus.pending,
          verify_reason: null,
          submit_time: sql`now()`,
          version: sql`version + 1`,
          update_time: sql`now()`,
        })
        .where('company_id', '=', company(session))
        .execute();
      changed(
        'company',
        company(session),
        { verify_status: before.verify_status },
        { verify_status: verifyStatus.pending },
      );
      await noteVerification(tx, company(session), verifyStatus.pending, session.realname);
      const params = { company: before.name };
      const by = { type: 1 as const, params, createUser: session.realname };
      await notify(tx, app.cluster, actorOf(session), {
        ...by,
        to: { platform: true },
        sentence: 'companySubmitted',
      });
      await notify(tx, app.cluster, actorOf(session), {
        ...by,
        to: { company: company(session) },
        sentence: 'companyWaiting',
      });
      afterCommit(await app.cluster.tellAndWait(tx, { topic: 'access', company: company(session) }));
      return readCompany({ tx, app, language }, company(session));
    },
  }),
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'company/brand',
    allow: 'app:company:brand',
    input: brandInput,
    fields: companyTexts.fields,
    answer: companyInfo,
    done: companyTexts.done.saved,
    run: async ({ app, tx, session, input, language, changed }) => {
      // The brand is part of the company, so the company's version guards it too.
      const { version } = await lockCompany(tx, company(session));
      const before = await tx
        .selectFrom('company_brand')
        .select(['title', 'color', 'logo'])
        .where('company_id', '=', company(session))
        .executeTakeFirst();
      const { version: known, ...wanted } = input;
      const current = {
        title: before?.title ?? '',
        color: before?.color ?? '',
        logo: before?.logo,
      };
      editLocked({ ...current, logo: current.logo ?? null, version }, known, wanted);
      const isKept = input.logo !== null && input.logo === before?.logo;
      const logo = isKept ? input.logo : await keepLogo(tx, company(session), input.logo || null);
      const next = { title: input.title, color: input.color || null, logo };
      await tx
        .insertInto('company_brand')
        .values({ company_id: company(session), ...next })
        .onConflict((conflict) =>
          conflict.column('company_id').doUpdateSet({ ...next, update_time: sql`now()` }),
        )
        .execute();
      await tx
        .updateTable('company')
        .set({ version: sql`version + 1`, update_time: sql`now()` })
        .where('company_id', '=', company(session))
        .execute();
      const shown = (brand: typeof next | undefined) =>
        brand && { title: brand.title, color: brand.color, logo: brand.logo !== null };
      changed('company_brand', company(session), shown(before) ?? null, shown(next) ?? null);
      return readCompany({ tx, app, language }, company(session));
    },
  }),
];
