import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMayOpen } from '#admin/app/routes/reachable.ts';

/** A link for users who may open its page; for others its text. */
export function ReachableLink({ to, children }: { to: string; children: ReactNode }) {
  const mayOpen = useMayOpen();
  return mayOpen(to) ? <Link to={to}>{children}</Link> : <>{children}</>;
}
