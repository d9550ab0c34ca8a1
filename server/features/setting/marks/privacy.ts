import { sql } from 'kysely';
import { consentTexts } from '#contract/consents.ts';
import { codes } from '#contract/envelope.ts';
import { markCalls } from '#contract/features/setting/marks/contract.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { platformNotices } from '#contract/texts/privacy-notices.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { noticeInForce } from '#server/members/consents.ts';
import { noticePath } from '#server/pages/service-head.ts';
import { Refusal } from '#server/refusal.ts';

type Reader = Pick<CallContext<unknown, StaffSession>, 'app' | 'tx' | 'session'>;
const mostShown = 200;

async function read({ app, tx, session }: Reader) {
  const company = session.companyId;
  const rows = await tx
    .selectFrom('privacy_text as t')
    .leftJoin('account as a', 'a.id', 't.create_by')
    .select(['t.number', 't.body', 't.body_en', 't.body_tw', 't.create_time', 'a.realname'])
    .where('t.company_id', '=', company)
    .orderBy('t.number', 'desc')
    .limit(mostShown)
    .execute();
  const platform = platformNotices.at(-1)!;
  return {
    notices: rows.map(({ realname, create_time: time, ...row }) => ({
      ...row,
      create_user: realname ?? '',
      create_time: time.toISOString(),
    })),
    platform: { body: platform.zh_CN, body_en: platform.en, body_tw: platform.zh_TW },
    path: noticePath(app, company, await noticeInForce(tx, company)),
  };
}

/** The privacy notices of a company: each change is one of its own, and none is ever changed. */
export const privacyEndpoints = [
  serve(markCalls.privacy, read),
  serve(
    markCalls.publishPrivacy,
    async (call) => {
      const { tx, session, input, changed } = call;
      const company = session.companyId;
      await sql`select pg_advisory_xact_lock(hashtext('privacy notice'), ${company}::int)`.execute(
        tx,
      );
      const before = (await read(call)).notices[0];
      const { number, ...text } = input;
      if (number !== (before?.number ?? 0))
        throw new Refusal(errorTexts.conflict, { code: codes.conflict });
      const names = ['body', 'body_en', 'body_tw'] as const;
      if (before && names.every((name) => before[name] === text[name]))
        throw new Refusal(consentTexts.errors.same, { code: codes.conflict, field: 'body' });
      const next = { number: number + 1, ...text };
      await tx
        .insertInto('privacy_text')
        .values({ company_id: company, create_by: session.accountId, ...next })
        .execute();
      changed('mark', company, before ? { privacy: before.number } : null, {
        privacy: next.number,
      });
      return read(call);
    },
    { done: consentTexts.done },
  ),
];
