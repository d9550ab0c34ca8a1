import { sql } from 'kysely';
import type * as z from 'zod';
import {
  memberCalls,
  type pointFilter,
  type MemberPoint,
  memberPointCalls,
} from '#contract/features/member/members/contract.ts';
import { memberTexts } from '#contract/features/member/members/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { reverseEntry, writeEntry } from '#server/members/ledger.ts';
import { equals } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';

const { done } = memberTexts;

const ledger: ListPlan<z.output<typeof pointFilter>, MemberPoint> = {
  table: 'member_point',
  isTenant: false,
  filters: { member_id: equals('member_id') },
  rows: async ({ tx }, ids) => {
    const { rows } = await sql<Omit<MemberPoint, 'create_time'> & { create_time: Date }>`
      select p.id, p.member_id, p.kind, p.points, p.growth, p.points_after, p.growth_after, p.reason, p.reverses_id,
        exists (select from member_point r where r.reverses_id = p.id) as is_reversed, p.create_user, p.create_time
      from member_point p where p.id = any(${ids})`.execute(tx);
    return rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }));
  },
};

/** Manual changes of points and growth: 1 grants, -1 deducts. */
const move = (kind: 'grant' | 'take', sign: 1 | -1) =>
  serve(
    memberCalls[kind],
    async ({ tx, session, input, changed }) => {
      const { id, reason } = input;
      const { before, after } = await writeEntry(tx, session, {
        member: id,
        kind,
        // Avoids -0.
        points: sign * input.points || 0,
        growth: sign * input.growth || 0,
        reason,
      });
      changed('member', id, before, { ...after, reason });
      return null;
    },
    { done: kind === 'grant' ? done.granted : done.taken },
  );

export const pointEndpoints = [
  serve(memberPointCalls.index, (call) => listPage(ledger, call, call.input)),
  move('grant', 1),
  move('take', -1),
  serve(
    memberPointCalls.reverse,
    async ({ tx, session, input, changed }) => {
      const { member, before, after } = await reverseEntry(tx, session, input.id, input.reason);
      changed('member', member, before, { ...after, reason: input.reason });
      return null;
    },
    { done: done.reversed },
  ),
];
