import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { PartFailed } from './failure/PartFailed.tsx';
import { mendStyles } from './failure/styles.ts';
import { sayNow } from './language.ts';
import { shellTexts } from './texts.ts';
import { toast } from './toast.ts';

type Closable = { isOpen?: boolean; onClose?: () => void };

/**
 * A part of a page that is loaded when it is first shown. If that fails the page stays: a dialog is closed with a
 * message, anything else shows a retry button.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Part(props: P) {
    const { isOpen = true, onClose } = props as Closable;
    const [Piece, setPiece] = useState(() => known);
    const [hasFailed, setFailed] = useState(false);
    const giveUp = useEffectEvent(() => {
      if (!onClose) return setFailed(true);
      toast.error(sayNow(shellTexts.chunk.part));
      onClose();
    });
    const isWanted = !Piece && !hasFailed && isOpen;
    useEffect(() => {
      if (!isWanted) return undefined;
      let isHere = true;
      mendStyles();
      load().then(
        (found) => {
          known = found;
          if (isHere) setPiece(() => found);
        },
        () => isHere && giveUp(),
      );
      return () => {
        isHere = false;
      };
    }, [isWanted]);
    if (Piece) return <Piece {...props} />;
    return hasFailed ? <PartFailed onRetry={() => setFailed(false)} /> : waiting;
  };
}
