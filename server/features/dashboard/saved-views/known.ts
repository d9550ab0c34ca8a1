import * as z from 'zod';
import type { SavedView, ViewState } from '#contract/features/dashboard/saved-views/contract.ts';
import { rightTo, type Session } from '#server/access/sessions.ts';
import type { Endpoint } from '#server/http/endpoint.ts';

/** The list of this name, if the user may see it. */
export function listFor(
  lists: readonly Endpoint[],
  session: Session,
  name: string,
): Endpoint | undefined {
  return lists.find(
    ({ path, kind, types, allow }) =>
      (path === `${name}/index` || path === name) &&
      kind === 'list' &&
      types.includes(session.type) &&
      (allow === 'signedIn' || (allow !== 'public' && rightTo(session, allow) === 'ok')),
  );
}

/** Leaves out of a view what its list does not know, or no longer. */
export function knownPart({ input, data }: Endpoint, state: ViewState): ViewState {
  const asked = input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType>) : {};
  const takes = (field: string, value: unknown) =>
    Object.hasOwn(asked, field) && asked[field]!.safeParse(value).success;
  const row = data instanceof z.ZodObject ? data.shape : null;
  return {
    ...state,
    filters: state.filters.filter(
      ({ field, values }) =>
        takes(field, values) || (values.length === 1 && takes(field, values[0])),
    ),
    sort: state.sort && takes('sort_field', state.sort.field) ? state.sort : null,
    // A column may show something within a field: `quotas.users`.
    columns: state.columns.filter(
      ({ field }) => row === null || Object.hasOwn(row, field.split('.')[0]!),
    ),
  };
}

/** The views as their lists understand them; those of lists that the user may not see are left out. */
export function understood(
  views: readonly SavedView[],
  lists: readonly Endpoint[],
  session: Session,
): SavedView[] {
  return views.flatMap((view) => {
    const list = listFor(lists, session, view.list);
    return list ? [{ ...view, state: knownPart(list, view.state) }] : [];
  });
}
