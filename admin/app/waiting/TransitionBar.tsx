import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useTransition } from './transition.ts';
import styles from './waiting.module.css';

/** A progress bar at the top while a page loads; hidden 300 ms after the end. */
export function TransitionBar({ place }: { place: string }) {
  const isWaiting = useTransition((state) => state.waiting > 0);
  const [seen, setSeen] = useState(place);
  const [isShown, setShown] = useState(false);
  if (seen !== place) {
    setSeen(place);
    setShown(true);
  }
  if (isWaiting && !isShown) setShown(true);
  useEffect(() => {
    if (isWaiting || !isShown) return undefined;
    const timer = setTimeout(() => setShown(false), limits.transitionBarEnd);
    return () => clearTimeout(timer);
  }, [isWaiting, isShown, place]);
  if (!isShown) return null;
  return (
    <div
      className={`${styles.bar} ${isWaiting ? styles.running : styles.ending}`}
      aria-hidden="true"
    />
  );
}
