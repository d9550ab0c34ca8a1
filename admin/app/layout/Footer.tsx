import { useSay } from '../language.ts';
import { SiteRecords } from '../shown/SiteRecords.tsx';
import { useSiteWords } from '../site.ts';
import { useTheme } from '../theme/settings.ts';
import { shellTexts } from '../texts.ts';
import { hasFooter } from './footer.ts';
import styles from './frame.module.css';

export function Footer({ pathname }: { pathname: string }) {
  const say = useSay();
  const isWanted = useTheme((state) => state.showFooter);
  const copyright = useSiteWords('copyright');
  if (!isWanted || !hasFooter(pathname)) return null;
  return (
    <footer className={styles.footer}>
      {copyright || say(shellTexts.footer)}
      <SiteRecords />
    </footer>
  );
}
