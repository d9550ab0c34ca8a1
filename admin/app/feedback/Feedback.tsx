import { useEffect, useState, type ComponentType } from 'react';
import { useTransition } from '../waiting/transition.ts';

const afterFirstPage = 300;
const afterFailure = 5_000;
const atTheLatest = 4_000;

/** Loads the message host after the first page is drawn, so that it is available if the network fails. */
export function Feedback() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  const isDrawn = useTransition((state) => state.waiting === 0);
  useEffect(() => {
    if (Host) return undefined;
    let timer: number;
    const load = () =>
      import('./FeedbackHost.tsx').then(
        ({ FeedbackHost }) => setHost(() => FeedbackHost),
        () => (timer = window.setTimeout(load, afterFailure)),
      );
    timer = window.setTimeout(load, isDrawn ? afterFirstPage : atTheLatest);
    return () => window.clearTimeout(timer);
  }, [Host, isDrawn]);
  return Host && <Host />;
}
