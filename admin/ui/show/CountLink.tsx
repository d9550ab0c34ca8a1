import { Link } from 'react-router';
import { useReachable, withoutQuery } from '#admin/app/routes/reachable.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { Quantity } from './Quantity.tsx';

type CountLinkProps = {
  value: number;
  to: string;
  /** How it is marked unless it is zero. */
  tone?: StateTone;
};

/** A number that leads to the documents behind it, for users who may see them. */
export function CountLink({ value, to, tone }: CountLinkProps) {
  const reachable = useReachable();
  const number =
    tone && value > 0 ? (
      <StateDot tone={tone}>{String(value)}</StateDot>
    ) : (
      <Quantity value={value} />
    );
  return value > 0 && reachable.has(withoutQuery(to)) ? <Link to={to}>{number}</Link> : number;
}
