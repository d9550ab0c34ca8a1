import { exportColumnCalls } from '#contract/features/dashboard/export-columns/contract.ts';
import { rightTo } from '#server/access/sessions.ts';
import { serve, type Endpoint } from '#server/http/endpoint.ts';
import { notFound } from '#server/refusal.ts';

/** Tells the columns of every export to those who may make it: `calls` are the calls of the server. */
export function serveExportColumns(calls: () => readonly Endpoint[]): Endpoint[] {
  return [
    serve(exportColumnCalls.index, ({ session, language, input }) => {
      const found = calls().find(
        ({ path, types, allow }) =>
          path === input.path &&
          types.includes(session.type) &&
          (allow === 'signedIn' || (allow !== 'public' && rightTo(session, allow) === 'ok')),
      );
      if (!found?.sheet) throw notFound();
      return Promise.resolve(
        found.sheet.map(({ field, label }) => ({ field, label: label[language] })),
      );
    }),
  ];
}
