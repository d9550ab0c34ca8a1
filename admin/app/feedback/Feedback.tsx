import { useEffect, useState, type ComponentType } from 'react';

const afterFirstPaint = 400;
const afterFailure = 5_000;

/** Fetches the host of messages once the first page is drawn, so that it is here before the network may be gone. */
export function Feedback() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: number;
    const load = () =>
      import('./FeedbackHost.tsx').then(
        ({ FeedbackHost }) => setHost(() => FeedbackHost),
        () => (timer = window.setTimeout(load, afterFailure)),
      );
    timer = window.setTimeout(load, afterFirstPaint);
    return () => window.clearTimeout(timer);
  }, []);
  return Host && <Host />;
}
