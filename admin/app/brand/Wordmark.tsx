import { Logo } from './Logo.tsx';
import './wordmark.css';

type WordmarkProps = { title: string; logo?: string | null; size?: number };

/** Logo and name in one line; a company's own logo replaces ours. */
export function Wordmark({ title, logo, size = 28 }: WordmarkProps) {
  return (
    <span className="wordmark" style={{ fontSize: size * 0.68 }}>
      {logo ? <img src={logo} alt="" height={size} /> : <Logo size={size} />}
      <span>{title}</span>
    </span>
  );
}
