import type { Readable } from 'node:stream';
import type { SavedView } from '#contract/features/dashboard/saved-views/contract.ts';
import { reportLimits } from '#contract/features/dashboard/view-reports/contract.ts';
import type { Language } from '#contract/language.ts';
import { rightTo, type Session } from '#server/access/sessions.ts';
import type { App } from '#server/app.ts';
import type { CallContext, Endpoint, FileAnswer } from '#server/http/endpoint.ts';

/** The export of a list, if this person may make it. */
export const exportFor = (
  calls: readonly Endpoint[],
  session: Session,
  list: string,
): Endpoint | undefined =>
  calls.find(
    ({ path, sheet, types, allow }) =>
      path === `${list}/export` &&
      sheet !== undefined &&
      types.includes(session.type) &&
      (allow === 'signedIn' || (allow !== 'public' && rightTo(session, allow) === 'ok')),
  );

/** What a browser would send to export a view. */
function inputOf({ sheet = [] }: Endpoint, { state }: SavedView): Record<string, unknown> {
  const filters = state.filters.map(({ field, values }) => [
    field,
    values.length === 1 ? values[0] : values,
  ]);
  const shown = state.columns.filter((column) => column.is_shown).map(({ field }) => field);
  const fields = shown.filter((field) => sheet.some((one) => one.field === field));
  return {
    ...Object.fromEntries(filters),
    ...(state.sort && { sort_field: state.sort.field, sort_by: state.sort.by }),
    ...(fields.length > 0 && { fields }),
  };
}

/** The rows of a view as its export gives them to this person; null if they are more than a mail can carry. */
export async function sheetOf(
  app: App,
  session: Session,
  language: Language,
  { endpoint, view }: { endpoint: Endpoint; view: SavedView },
): Promise<{ name: string; content: string } | null> {
  const call: Omit<CallContext<unknown, Session>, 'tx'> = {
    input: endpoint.input!.parse(inputOf(endpoint, view)),
    session,
    type: session.type,
    language,
    app,
    requestInfo: { ip: '', userAgent: '', requestId: '', token: null, cookies: '' },
    prepared: undefined,
    file: null,
    changed: () => undefined,
    onlyRead: () => undefined,
    tell: () => undefined,
    succeedWith: () => undefined,
    setHeader: () => undefined,
    afterCommit: () => undefined,
  };
  const { name, body } = (await endpoint.run(call as never)) as FileAnswer;
  const bytes = await gather(body as Readable);
  return bytes && { name, content: bytes.toString('base64') };
}

async function gather(body: Readable): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part as Buffer);
    length += (part as Buffer).length;
    // Leaving the loop closes the stream, and with it its snapshot.
    if (length > reportLimits.bytes) return null;
  }
  return Buffer.concat(parts);
}
