import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import { openPage } from '#blocks/open.ts';
import { pageTemplateCalls } from '#contract/features/product/page-templates/contract.ts';

const readVersion = async (id: number, number: number, signal: AbortSignal) => {
  const options = { signal, quiet: true };
  const { data } = await api(pageTemplateCalls.version, { id, number }, options);
  return openPage(data.document as unknown as PageDocument);
};

/** The content of a published version; it never changes. */
export const useVersion = (id: number, number: number | null) =>
  useQuery({
    queryKey: ['documents', 'version', id, number],
    queryFn: async ({ signal }) => readVersion(id, number!, signal),
    staleTime: Infinity,
    enabled: number !== null,
  });
