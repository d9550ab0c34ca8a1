import { RecordLink } from '#admin/ui/show/RecordLink.tsx';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import { customers } from '#contract/features/orders/customers/feature.ts';

type HolderNameProps = { kind: string; id: number | null; name: string };

/** Who has something; dealers and customers lead to their records. */
export function HolderName({ kind, id, name }: HolderNameProps) {
  if (id === null || (kind !== 'dealer' && kind !== 'customer')) return name;
  return <RecordLink of={kind === 'dealer' ? dealers : customers} id={id} name={name} />;
}
