import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useLanguage } from '#admin/app/language.ts';
import { limits } from '#contract/limits.ts';
import { say } from '#contract/text.ts';
import { versionCalls } from '#contract/features/platform/versions/contract.ts';

const none: readonly never[] = [];

/** The versions with their permissions. */
export function useVersions() {
  const language = useLanguage((state) => state.language);
  const { data = none } = useQuery({
    queryKey: ['version', 'all'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await api(versionCalls.index, { limit: limits.listMax }, options)).data;
    },
    select: (rows) =>
      rows.map(({ id, name, permissions }) => ({ id, name: say(name, language), permissions })),
  });
  return data;
}
