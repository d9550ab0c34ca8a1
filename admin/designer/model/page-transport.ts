import { api, ApiError, networkCodes } from '#admin/app/api.ts';
import { openPage } from '#blocks/open.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import { codes } from '#contract/envelope.ts';
import {
  pageTemplateCalls,
  type PageTemplateInfo,
  type StoredDocument,
} from '#contract/features/product/page-templates/contract.ts';
import type { SaveFailure, Transport } from './autosave.ts';

/** Temporary failures: no answer, the server is busy or restarting, or the session has expired. */
const passing: readonly number[] = [
  ...Object.values(networkCodes),
  codes.unauthenticated,
  codes.tooMany,
  codes.internal,
  codes.unavailable,
];

export const loadPage = async (id: number): Promise<PageTemplateInfo> =>
  (await api(pageTemplateCalls.info, { id }, { quiet: true })).data;

export const pageIn = ({ document }: PageTemplateInfo): PageDocument =>
  openPage(document as unknown as PageDocument);

/** Loads and saves a page on the server. */
export const transportOf = (id: number): Transport<PageDocument> => ({
  load: async () => {
    const info = await loadPage(id);
    return { version: info.version, page: pageIn(info) };
  },
  save: async (document, version) => {
    try {
      const body = { id, version, document: document as unknown as StoredDocument };
      return (await api(pageTemplateCalls.save, body, { quiet: true })).data;
    } catch (error) {
      return failureOf(error);
    }
  },
});

/** Why the server did not take it. */
export function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === codes.conflict) return { kind: 'moved' };
  if (passing.includes(error.code)) return { kind: 'unreachable' };
  return { kind: 'refused', message: error.msg };
}
