import { codes } from '#contract/envelope.ts';
import type { PageTarget } from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import {
  portalCalls,
  type PortalFilter,
  type PortalRow,
} from '#contract/features/product/portals/contract.ts';
import { portalTexts } from '#contract/features/product/portals/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { equals, mentions } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { hasTarget, holdPages, readPortal, setPage } from './queries.ts';

const { done } = portalTexts;
const { errors } = pageTemplateTexts;

type Listed = Pick<PortalFilter, 'page' | 'limit' | 'keyword' | 'target_id'>;

/** The categories, parts or batches of a company, filtered like their own lists. */
const planOf = (
  target: Exclude<PageTarget, 'company'>,
  kind: NonNullable<PortalFilter['kind']>,
): ListPlan<Listed, PortalRow, StaffSession> => ({
  table: target,
  filters: { keyword: mentions(), target_id: equals('id') },
  rows: (reader, ids) => readPortal(reader, kind, target, ids),
});

/** The portals: which page consumers see for what. */
export const portalEndpoints = [
  serve(portalCalls.index, async (call) => {
    const { kind = 'trace', target = 'part', ...listed } = call.input;
    if (target !== 'company') return listPage(planOf(target, kind), call, listed);
    const rows = await readPortal(call, kind, 'company', [0]);
    return { rows: listed.page === 1 ? rows : [], count: rows.length };
  }),
  serve(portalCalls.set, async (call) => {
    const { kind, target, target_id: id, page_id: page } = call.input;
    const chosen = { kind, target, id: id ?? 0, page };
    if (!(await hasTarget(call, chosen)))
      throw new Refusal(errors.noTarget, { code: codes.notFound, field: 'target_id' });
    const held = await holdPages(call, chosen);
    const given = held.find((one) => one.id === page);
    if (page !== null && given?.kind !== kind) throw notFound();
    if (given && given.published === null) throw new Refusal(errors.notPublished);
    await setPage(
      call,
      chosen,
      held.map((one) => one.id),
    );
    const before = held.find((one) => one.id !== page);
    call.changed('page_use', `${kind} ${target} ${chosen.id}`, before ?? null, given ?? null);
    if (given) call.tell(done.set, { name: given.name });
    else call.tell(done.unset);
    return null;
  }),
];
