import { useSay } from '../language.ts';
import { useTheme } from '../theme/settings.ts';
import { shellTexts } from '../texts.ts';
import { hasFooter } from './footer.ts';
import styles from './frame.module.css';

export function Footer({ pathname }: { pathname: string }) {
  const say = useSay();
  const isWanted = useTheme((state) => state.showFooter);
  if (!isWanted || !hasFooter(pathname)) return null;
  return <footer className={styles.footer}>{say(shellTexts.footer)}</footer>;
}
