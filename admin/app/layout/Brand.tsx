import { Link } from 'react-router';
import { Logo } from '../brand/Logo.tsx';
import { useSay } from '../language.ts';
import { useSession } from '../session.ts';
import { useProductTitle, useSite } from '../site.ts';
import { shellTexts } from '../texts.ts';
import styles from './side.module.css';

/** Logo, name and login type. */
export function Brand({
  isCompact = false,
  mono = false,
}: {
  isCompact?: boolean;
  mono?: boolean;
}) {
  const say = useSay();
  const branding = useSession((state) => state.user?.branding);
  const type = useSession((state) => state.type);
  const product = useProductTitle();
  const logo = useSite((site) => site.logo);
  const title = branding?.title || product;
  // A company with its own name does not show the platform's logo.
  const mark = branding?.logo || (branding?.title ? '' : logo);
  return (
    <Link to="/" className={styles.brand} aria-label={title}>
      {mark ? <img src={mark} alt="" /> : <Logo size={28} mono={mono} />}
      {!isCompact && (
        <span className={styles.name}>
          <strong>{title}</strong>
          <small>{say(shellTexts.portals[type])}</small>
        </span>
      )}
    </Link>
  );
}
