import { useQuery } from '@tanstack/react-query';
import { get } from '#admin/app/api.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import { openPage } from '#blocks/open.ts';

const readVersion = async (asked: object, signal: AbortSignal) => {
  const options = { signal, quiet: true };
  const { data } = await get<{ document: PageDocument }>(
    'pageTemplate/version',
    { ...asked },
    options,
  );
  return openPage(data.document);
};

/** What was published under a number; it never changes. */
export const useVersion = (id: number, number: number | null) =>
  useQuery({
    queryKey: ['documents', 'version', id, number],
    queryFn: async ({ signal }) => readVersion({ id, number }, signal),
    staleTime: Infinity,
    enabled: number !== null,
  });
