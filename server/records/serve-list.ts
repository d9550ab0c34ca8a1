import { sql } from 'kysely';
import type * as z from 'zod';
import type { Allow, Call } from '#contract/call.ts';
import type { ListInput } from '#contract/list.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Session, SessionOf } from '../access/sessions.ts';
import type { CallContext, Endpoint, Glance } from '../http/endpoint.ts';
import type { ListPlan } from './list-plan.ts';
import { inOrder, listPage, selection } from './list.ts';

type ListCall<Type extends LoginType, Input, Row> = Call<
  Type,
  Allow,
  z.ZodType<Input>,
  z.ZodType<unknown, Row>,
  'list'
>;

/** Serves a list, also for the search over everything. `ask` may complete what is asked for. */
export function serveList<Type extends LoginType, I extends ListInput, Row extends { id: number }>(
  declared: ListCall<Type, I, Row>,
  plan: ListPlan<I, Row, SessionOf<Type>>,
  ask: (input: I) => I = (input) => input,
): Endpoint {
  type Asked = CallContext<I, SessionOf<Type>>;
  return {
    ...declared,
    run: (call: Asked) => listPage(plan, call, ask(call.input)),
    glance: (call: Asked) => glanceAt(plan, call),
  };
}

async function glanceAt<I extends ListInput, Row extends { id: number }, S extends Session>(
  plan: ListPlan<I, Row, S>,
  call: CallContext<I, S>,
): Promise<Glance> {
  const { where, order, key } = await selection(plan, call, call.input);
  return {
    keys: sql`select ${key} as id from ${sql.table(plan.table)}
      where ${where} order by ${order} limit ${call.input.limit}`,
    rows: (ids) => inOrder(plan, call, [...ids]),
  };
}
