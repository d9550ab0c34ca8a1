import { useEffect, useState } from 'react';
import { useSay } from '../language.ts';
import { shellTexts } from '../texts.ts';
import { isChunkFailure, isOutdated } from './chunks.ts';
import { FailureView } from './FailureView.tsx';

type BrokenViewProps = { error: unknown; onRetry: () => void; as?: 'main' | 'div' };

/** A page that failed to load or crashed; after a new deployment it suggests a reload. */
export function BrokenView({ error, onRetry, as }: BrokenViewProps) {
  const say = useSay();
  const isChunk = isChunkFailure(error);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (isChunk) void isOutdated().then(setNew);
  }, [isChunk]);

  const retry = { label: say(shellTexts.retry), run: onRetry };
  const reload = { label: say(shellTexts.reload), run: () => window.location.reload() };
  if (isNew)
    return (
      <FailureView
        as={as}
        title={say(shellTexts.chunk.newTitle)}
        text={say(shellTexts.chunk.newText)}
        actions={[reload]}
      />
    );
  const words = isChunk ? shellTexts.chunk : shellTexts.exception.broken;
  return (
    <FailureView
      as={as}
      title={say(words.title)}
      text={say(words.text)}
      actions={[retry, reload]}
    />
  );
}
