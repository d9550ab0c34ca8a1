import { useLanguage } from '#admin/app/language.ts';
import { queryClient } from '#admin/app/query.ts';

/** The second part of the key of whatever holds words in the caller's language. */
export const spokenKey = 'index';

/** After a command on a resource: whatever was read of it is read again. */
export function refreshList(resource: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [resource] });
}

// Rows and dictionaries carry texts in the language they were asked for in.
useLanguage.subscribe((now, before) => {
  if (now.language === before.language) return;
  const predicate = ({ queryKey: [first, second] }: { queryKey: readonly unknown[] }) =>
    first === 'dict' || second === spokenKey;
  void queryClient.invalidateQueries({ predicate });
});
