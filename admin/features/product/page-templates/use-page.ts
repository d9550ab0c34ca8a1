import { useQuery } from '@tanstack/react-query';
import { get } from '#admin/app/api.ts';
import { openPage } from '#blocks/open.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';

type Held = { document: unknown };
const opened = ({ document }: Held) => openPage(document as PageDocument);

/** A page with its draft, its uses and its versions, as it is now. */
export const usePage = (id: number) =>
  useQuery({
    queryKey: ['pageTemplate', 'info', id],
    queryFn: async ({ signal }) =>
      (await get<PageTemplateInfo>('pageTemplate/info', { id }, { signal, quiet: true })).data,
  });

/** What is on a page, or on a template of the company's own, at one version of its record. */
export const useDocument = (
  resource: 'pageTemplate' | 'pageStarter',
  id: number,
  version: number,
  enabled = true,
) =>
  useQuery({
    // Not below the resource: what a version of a record held does not change with the next one.
    queryKey: ['documents', resource, id, version],
    queryFn: async ({ signal }) =>
      opened((await get<Held>(`${resource}/info`, { id }, { signal, quiet: true })).data),
    staleTime: Infinity,
    enabled,
  });
