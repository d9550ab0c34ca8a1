import { useSession } from '#admin/app/session.ts';
import type { Shipment } from '#contract/features/trace/shipments/contract.ts';

/** Who sent a shipment: a dealer, or else the company, which its dealers know by its name. */
export function useSenderName({ from_name: dealer }: Pick<Shipment, 'from_name'>): string {
  const company = useSession(({ user }) => user?.company_name);
  return dealer || company || '';
}
