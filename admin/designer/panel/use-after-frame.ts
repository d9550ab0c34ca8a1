import { startTransition, useEffect, useState } from 'react';

/** A value that follows once the frame with everything else is drawn, and can be interrupted. */
export function useAfterFrame<T>(value: T): T {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    if (followed === value) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setFollowed(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [followed, value]);
  return followed;
}
