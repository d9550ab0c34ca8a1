import { useSyncExternalStore } from 'react';
import { FullscreenIcon, LeaveFullscreenIcon } from '#admin/ui/icons.tsx';
import { useSay } from '../language.ts';
import { shellTexts } from '../texts.ts';
import { toast } from '../toast.ts';
import { HeaderButton } from './HeaderButton.tsx';
import styles from './header.module.css';

function watchFullscreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export function FullscreenButton() {
  const say = useSay();
  const isFull = useSyncExternalStore(watchFullscreen, () => Boolean(document.fullscreenElement));
  const toggle = async () => {
    try {
      if (isFull) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // Unsupported by the browser or forbidden by the embedding page: the same for the user.
      toast.warning(say(shellTexts.header.noFullscreen));
    }
  };
  const label = say(isFull ? shellTexts.header.leaveFullscreen : shellTexts.header.fullscreen);
  return (
    <HeaderButton label={label} className={styles.spare} onClick={() => void toggle()}>
      {isFull ? <LeaveFullscreenIcon /> : <FullscreenIcon />}
    </HeaderButton>
  );
}
