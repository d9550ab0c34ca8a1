import { Link } from 'react-router';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { Logo } from '../brand/Logo.tsx';
import { useSay } from '../language.ts';
import { useSession } from '../session.ts';
import { shellTexts } from '../texts.ts';
import styles from './side.module.css';

/** Mark, name, and which of the three doors one came in by. */
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
  const title = branding?.title || say(sessionTexts.productTitle);
  return (
    <Link to="/" className={styles.brand} aria-label={title}>
      {branding?.logo ? <img src={branding.logo} alt="" /> : <Logo size={28} mono={mono} />}
      {!isCompact && (
        <span className={styles.name}>
          <strong>{title}</strong>
          <small>{say(shellTexts.portals[type])}</small>
        </span>
      )}
    </Link>
  );
}
