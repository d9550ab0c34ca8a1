import { useQuery } from '@tanstack/react-query';
import { post } from '#admin/app/api.ts';

type Entry = { value: string; name: string };

/** The entries of a dictionary in the user's language; without a code nothing is asked. */
export function useDict(code: string | undefined) {
  return useQuery({
    queryKey: ['dict', code],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await post<{ data: Entry[] }>('dictData/getDictByCode', { code }, options)).data.data;
    },
    enabled: code !== undefined,
    staleTime: 300_000,
  });
}
