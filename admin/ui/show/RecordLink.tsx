import { recordPath } from '#admin/app/routes/menu-tree.ts';
import { ReachableLink } from './ReachableLink.tsx';
import type { Feature } from '#contract/feature.ts';

type RecordLinkProps = {
  /** The feature that the record belongs to. */
  of: Pick<Feature, 'pages' | 'found'>;
  /** None: its name alone is known. */
  id: number | null;
  name: string;
};

/** Where a record is opened: on its page, beside its list, or in its list by its name. */
function addressOf(
  { pages, found }: RecordLinkProps['of'],
  { id, name }: { id: number; name: string },
): string {
  const list = pages[0]!.path;
  if (found?.page) return recordPath(list, id);
  const query = new URLSearchParams(found?.open ? { [found.open]: String(id) } : { keyword: name });
  return `${list}?${query.toString()}`;
}

/** The name of a record, which opens it for users who may see it. */
export function RecordLink({ of, id, name }: RecordLinkProps) {
  if (id === null || name === '') return name;
  return <ReachableLink to={addressOf(of, { id, name })}>{name}</ReachableLink>;
}
