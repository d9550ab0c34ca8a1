import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { openPage } from '#blocks/open.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import { pageStarterCalls } from '#contract/features/product/page-starters/contract.ts';
import { pageTemplateCalls } from '#contract/features/product/page-templates/contract.ts';

type Held = { document: unknown };
const infoCalls = { pageTemplate: pageTemplateCalls.info, pageStarter: pageStarterCalls.info };
const opened = ({ document }: Held) => openPage(document as PageDocument);

/** A page with its draft, uses and versions. */
export const usePage = (id: number) =>
  useQuery({
    queryKey: ['pageTemplate', 'info', id],
    queryFn: async ({ signal }) =>
      (await api(pageTemplateCalls.info, { id }, { signal, quiet: true })).data,
  });

/** The content of a page or own template at one version of its record. */
export const useDocument = (
  resource: keyof typeof infoCalls,
  id: number,
  version: number,
  enabled = true,
) =>
  useQuery({
    // Not below the resource's key: the content of a version does not change.
    queryKey: ['documents', resource, id, version],
    queryFn: async ({ signal }) =>
      opened((await api(infoCalls[resource], { id }, { signal, quiet: true })).data),
    staleTime: Infinity,
    enabled,
  });
