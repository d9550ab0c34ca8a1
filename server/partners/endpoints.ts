import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { invitationTexts } from '#contract/invitation.ts';
import { linkMoves, partnerTexts, type LinkMove, type PartnerCalls } from '#contract/partners.ts';
import type { Permission } from '#contract/permissions.ts';
import type { RecordTexts } from '#contract/records.ts';
import { serve, type Endpoint } from '../http/endpoint.ts';
import { Refusal } from '../refusal.ts';
import { serveRecords } from '../records/endpoints.ts';
import { serveExport } from '../records/export.ts';
import { inOrder } from '../records/list.ts';
import { keepPhone, serveReveal } from '../records/reveal.ts';
import { codeOf } from '../numbers/numbers.ts';
import { endMissentLink, inviteByLink, revokeLink, takeByLink } from './invitations.ts';
import { moveLink, type Ask, type Side } from './links.ts';
import { exportedOf, listOf, readPhone } from './list.ts';
import { partnerColumns, partnerImport } from './spreadsheet.ts';

type LinkCall = Call<
  'web',
  Permission,
  z.ZodType<Ask>,
  NonNullable<PartnerCalls['invite']['data']>,
  'one'
>;

/** The calls of suppliers or of customers: the same record seen from either side of a sale. */
export function partnerEndpoints(side: Side, calls: PartnerCalls, texts: RecordTexts): Endpoint[] {
  const list = listOf(side);
  const unique = { [`${side}_by_code`]: 'code', [`${side}_by_gln`]: 'gln' };
  const table = { name: side, unique, fields: texts.fields };
  const links: Record<LinkMove, LinkCall> = calls;
  return [
    ...serveRecords(calls, {
      texts,
      list,
      unique,
      import: partnerImport,
      toColumns: async (input, call, before) => ({
        ...input,
        mobile: keepPhone(input.mobile, String(before?.mobile ?? '')),
        code: await codeOf(call, call.session.companyId, side, input.code, before),
      }),
      afterWrite: async (call, _id, before, columns) => {
        if (before) await endMissentLink(call, side, before, columns);
      },
      beforeDelete: async (_call, rows) => {
        const isLinked = rows.some((row) => row.link_state !== 'none');
        if (isLinked) throw new Refusal(partnerTexts.errors.stillLinked);
      },
    }),
    serveExport(calls.export, texts, exportedOf(side, calls.reveal.allow), partnerColumns),
    serveReveal(calls.reveal, side, (call) => readPhone(call, side, call.input.id)),
    ...(Object.keys(linkMoves) as LinkMove[]).map((move) =>
      serve(
        links[move],
        async (call) => {
          await moveLink(call, side, move, table);
          const [row] = await inOrder(list, call, [call.input.id]);
          return row ?? null;
        },
        { done: partnerTexts.done[move] },
      ),
    ),
    // The answer holds the link, which is shown once.
    serve(calls.inviteByLink, (call) => inviteByLink(call, side, table), {
      keepAnswer: false,
      done: invitationTexts.done.invited,
    }),
    serve(
      calls.revokeInvite,
      async (call) => {
        await revokeLink(call, side, table);
        return null;
      },
      { done: invitationTexts.done.revoked },
    ),
    serve(
      calls.takeInvitation,
      async (call) => {
        const id = await takeByLink(call, side);
        return (await inOrder(list, call, [id]))[0]!;
      },
      { done: partnerTexts.done.accept },
    ),
  ];
}
