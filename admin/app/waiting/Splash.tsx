import { useEffect } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { useSay } from '../language.ts';
import { shellTexts } from '../texts.ts';
import { beginTransition } from './transition.ts';
import styles from './waiting.module.css';

/** The whole screen before there is anything to show. */
export function Splash() {
  const say = useSay();
  useEffect(() => beginTransition(), []);
  return (
    <main className={styles.splash} aria-busy="true">
      <Logo size={40} />
      <p role="status">{say(shellTexts.loading)}</p>
    </main>
  );
}
