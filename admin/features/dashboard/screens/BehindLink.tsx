import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useReachable, withoutQuery } from '#admin/app/routes/reachable.ts';

type BehindLinkProps = { to: string; label?: string; children: ReactNode };

/** Leads to the rows behind a figure, for users who may see them. */
export function BehindLink({ to, label, children }: BehindLinkProps) {
  const reachable = useReachable();
  if (!reachable.has(withoutQuery(to))) return children;
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  );
}
