import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { ownCompanyCalls } from '#contract/features/application/company/contract.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { pictureAddress } from '#contract/files.ts';
import { verifyStatus } from '#contract/limits.ts';
import { fileTexts } from '#contract/texts/files.ts';
import type { Tx } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { useFiles } from '#server/files/uses.ts';
import { serve } from '#server/http/endpoint.ts';
import { keepPhone, serveReveal } from '#server/records/reveal.ts';
import { Refusal } from '#server/refusal.ts';
import { notify } from '#server/messages/notices.ts';
import { readSmallPicture } from '#server/files/make-picture.ts';
import { actorOf } from '#server/access/sessions.ts';
import { noteVerification } from '#server/access/verification.ts';
import { keepLicense, lockCompany, readCompany, updateCompany } from './queries.ts';
import { checkEditable, checkSubmittable, statusAfterEdit } from './rules.ts';

/** A picture of the company by its URL, or a small one as a data URL. */
async function keepLogo(tx: Tx, id: number, logo: string | null): Promise<string | null> {
  const isStored = logo !== null && pictureAddress.test(logo);
  const isRight = await useFiles(tx, { company: id, owner: 'brand', id }, isStored ? [logo] : []);
  if (!isRight)
    throw new Refusal(fileTexts.errors.noUpload, { code: codes.invalid, field: 'logo' });
  if (isStored || logo === null) return logo;
  return `data:image/webp;base64,${(await readSmallPicture(logo, 'logo')).toString('base64')}`;
}

export const companyEndpoints = [
  serve(ownCompanyCalls.info, (call) => readCompany(call, call.session.companyId)),
  // Only the own one, whatever id is asked for.
  serveReveal(ownCompanyCalls.reveal, 'company', async ({ app, tx, session, input }) =>
    input.id === session.companyId ? (await lockCompany(app, tx, session.companyId)).mobile : null,
  ),
  serve(
    ownCompanyCalls.edit,
    async ({ app, tx, session, input, language, changed, tell, afterCommit }) => {
      const { version, license, mobile: given, ...columns } = input;
      const before = await lockCompany(app, tx, session.companyId);
      const mobile = keepPhone(given, before.mobile);
      const next = { ...columns, mobile, license: license ?? before.license };
      editLocked(before, version, next);
      checkEditable(before.verify_status);
      const status = statusAfterEdit(before, next);
      const licenseId = await keepLicense(tx, session.companyId, next.license);
      await updateCompany(tx, session.companyId, {
        ...columns,
        mobile_sealed: app.secrets.seal('company.mobile', session.companyId, mobile),
        license_id: licenseId,
        verify_status: status,
      }).catch((error: { code?: string }) => {
        if (error.code !== '23505') throw error;
        throw new Refusal(companyTexts.errors.creditCodeTaken, { field: 'credit_code' });
      });
      changed('company', session.companyId, before, { ...next, verify_status: status });
      if (status !== before.verify_status) {
        tell(companyTexts.done.resubmit);
        await noteVerification(tx, session.companyId, verifyStatus.notSubmitted, session.realname);
        await notify(tx, app.cluster, actorOf(session), {
          to: { company: session.companyId },
          type: 1,
          sentence: 'companyReverify',
          params: { company: next.name },
          createUser: session.realname,
        });
        afterCommit(
          await app.cluster.tellAndWait(tx, { topic: 'access', company: session.companyId }),
        );
      }
      return readCompany({ tx, app, language }, session.companyId);
    },
    { done: companyTexts.done.saved },
  ),
  serve(
    ownCompanyCalls.submit,
    async ({ app, tx, session, input, language, changed, afterCommit }) => {
      const before = await lockCompany(app, tx, session.companyId);
      editLocked(before, input.version, {});
      checkSubmittable(before);
      await updateCompany(tx, session.companyId, {
        verify_status: verifyStatus.pending,
        verify_reason: null,
        submit_time: sql`now()`,
      });
      changed(
        'company',
        session.companyId,
        { verify_status: before.verify_status },
        { verify_status: verifyStatus.pending },
      );
      await noteVerification(tx, session.companyId, verifyStatus.pending, session.realname);
      const params = { company: before.name };
      const by = { type: 1 as const, params, createUser: session.realname };
      await notify(tx, app.cluster, actorOf(session), {
        ...by,
        to: { platform: true },
        sentence: 'companySubmitted',
      });
      await notify(tx, app.cluster, actorOf(session), {
        ...by,
        to: { company: session.companyId },
        sentence: 'companyWaiting',
      });
      afterCommit(
        await app.cluster.tellAndWait(tx, { topic: 'access', company: session.companyId }),
      );
      return readCompany({ tx, app, language }, session.companyId);
    },
    { done: companyTexts.done.submitted },
  ),
  serve(
    ownCompanyCalls.brand,
    async ({ app, tx, session, input, language, changed, afterCommit }) => {
      // The brand is part of the company, so the company's version guards it too.
      const { version } = await lockCompany(app, tx, session.companyId);
      const before = await tx
        .selectFrom('company_brand')
        .select(['title', 'color', 'logo'])
        .where('company_id', '=', session.companyId)
        .executeTakeFirst();
      const { version: known, ...wanted } = input;
      const current = {
        title: before?.title ?? '',
        color: before?.color ?? '',
        logo: before?.logo,
      };
      editLocked({ ...current, logo: current.logo ?? null, version }, known, wanted);
      const isKept = input.logo !== null && input.logo === before?.logo;
      const logo = isKept ? input.logo : await keepLogo(tx, session.companyId, input.logo || null);
      const next = { title: input.title, color: input.color || null, logo };
      await tx
        .insertInto('company_brand')
        .values({ company_id: session.companyId, ...next })
        .onConflict((conflict) =>
          conflict.column('company_id').doUpdateSet({ ...next, update_time: sql`now()` }),
        )
        .execute();
      await updateCompany(tx, session.companyId, {});
      const shown = (brand: typeof next | undefined) =>
        brand && { title: brand.title, color: brand.color, logo: brand.logo !== null };
      changed('company_brand', session.companyId, shown(before) ?? null, shown(next) ?? null);
      // Public pages show the logo too.
      afterCommit(await app.cluster.tellAndWait(tx, { topic: 'mark', company: session.companyId }));
      return readCompany({ tx, app, language }, session.companyId);
    },
    { done: companyTexts.done.saved },
  ),
];
