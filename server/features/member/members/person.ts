import { codes } from '#contract/envelope.ts';
import { mobile as mobileRule } from '#contract/validation.ts';
import {
  erasureCalls,
  type erasureFilter,
  erasureRow,
  personCalls,
  type Erasure,
} from '#contract/features/member/members/person.ts';
import { personTexts } from '#contract/features/member/members/texts.ts';
import { bareMobile, maskMobile } from '#contract/validation.ts';
import type * as z from 'zod';
import type { App } from '#server/app.ts';
import { actorOf } from '#server/access/sessions.ts';
import { asSystem, type Tx } from '#server/database/database.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { emptyPerson } from '#server/members/erase.ts';
import { askForErasure } from '#server/members/erase-job.ts';
import { personFile } from '#server/members/person-file.ts';
import { personOf, readPerson, type Person } from '#server/members/person.ts';
import { listPage, plainRows } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { makeTicket } from '#server/tickets.ts';

const { errors, done } = personTexts;
const ticket = makeTicket<string>('person', 3_600_000);
// For a person with thousands of activations, the screen shows the newest; the file has all.
const mostShown = 100;

function readKey(app: App, key: string): Person {
  const mobile = ticket.read(app.secrets, key);
  if (mobile === null) throw new Refusal(errors.stale, { code: codes.conflict });
  return personOf(app, mobile);
}

const memberOf = (tx: Tx, { index }: Person) =>
  tx
    .selectFrom('member')
    .select(['id', 'name'])
    .where('mobile_index', '=', index)
    .forUpdate()
    .executeTakeFirst();

async function numberOf(app: App, tx: Tx, id: number): Promise<string> {
  const row = await tx
    .selectFrom('member')
    .select('mobile_sealed')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return app.secrets.open('member.mobile', 0, row.mobile_sealed);
}

const erasures: ListPlan<z.output<typeof erasureFilter>, Erasure> = {
  table: 'erasure',
  isTenant: false,
  filters: {},
  rows: plainRows('erasure', erasureRow, false),
};

export const personEndpoints = [
  serve(
    personCalls.find,
    async ({ app, tx, input, changed }) => {
      const number =
        input.id === undefined ? bareMobile(input.mobile!) : await numberOf(app, tx, input.id);
      const person = personOf(app, number);
      const member = await memberOf(tx, person);
      const known = await readPerson(app, tx, person, member?.name);
      const { companies, warranties, repairs, reports, claims, surveys, messages, consents } =
        known;
      const counts = {
        companies: companies.length,
        warranties: warranties.length,
        repairs: repairs.length,
        reports: reports.length,
        claims: claims.length,
        surveys: surveys.length,
        messages: messages.length,
        consents: consents.length,
      };
      if (!member && Object.values(counts).every((n) => n === 0))
        throw new Refusal(errors.nobody, { code: codes.notFound, field: 'mobile' });
      changed('member', member?.id ?? null, null, null);
      return {
        key: ticket.write(app.secrets, number),
        mobile: maskMobile(number),
        member_id: member?.id ?? null,
        counts,
        companies: companies.slice(0, mostShown),
        warranties: warranties.slice(0, mostShown),
        repairs: repairs.slice(0, mostShown),
        reports: reports.slice(0, mostShown),
        claims: claims.slice(0, mostShown),
        surveys: surveys.slice(0, mostShown),
        messages: messages.slice(0, mostShown),
        consents: consents.slice(0, mostShown),
      };
    },
    { keepAnswer: false, isLong: true, done: done.found },
  ),
  serve(personCalls.export, async ({ app, tx, input, language, session, type, requestInfo }) => {
    const person = readKey(app, input.key);
    return personFile(app, tx, person, {
      format: input.format,
      language,
      session,
      type,
      requestInfo,
    });
  }),
  serve(
    personCalls.erase,
    async ({ app, tx, session, input, changed }) => {
      const person = readKey(app, input.key);
      const { reason, digits } = input;
      if (!person.mobile.endsWith(digits))
        throw new Refusal(errors.digits, { code: codes.invalid, field: 'digits' });
      const member = (await memberOf(tx, person)) ?? null;
      // Notices are closed to the platform.
      const { found, words, repairs, reports } = await asSystem(tx, actorOf(session), () =>
        emptyPerson(app, tx, person, member),
      );
      const isTold = [words.mobile, ...words.names].some((word) => reason.includes(word));
      if (isTold || mobileRule.safeParse(reason).success)
        throw new Refusal(errors.tellsWho, { code: codes.invalid, field: 'reason' });
      // A person already erased is not erased again, and not logged twice.
      if (Object.values(found).every((n) => n === 0)) return { found };
      const { id } = await tx
        .insertInto('erasure')
        .values({
          member_id: member?.id ?? null,
          reason,
          found: JSON.stringify(found),
          repairs: JSON.stringify(repairs),
          reports: JSON.stringify(reports),
          words_sealed: app.secrets.seal('erasure', 0, JSON.stringify(words)),
          create_by: session.accountId,
          create_user: session.realname,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await askForErasure(app, tx, id);
      changed('erasure', id, null, { reason, ...found });
      return { found };
    },
    { done: done.erased },
  ),
  serve(erasureCalls.index, (call) => listPage(erasures, call, call.input)),
];
