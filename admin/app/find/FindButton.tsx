import { useEffect, useState } from 'react';
import { FindIcon } from '#admin/ui/icons.tsx';
import { HeaderButton } from '../layout/HeaderButton.tsx';
import { useSay } from '../language.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { findTexts } from './texts.ts';
import { findKeys, wantedBy } from './shortcuts.ts';

const FindDialog = lazyComponent(async () => (await import('./FindDialog.tsx')).FindDialog);
const ShortcutsDialog = lazyComponent(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

/** Opens the search over everything, also by Ctrl K or /, and the list of shortcuts by ?. */
export function FindButton() {
  const say = useSay();
  const [open, setOpen] = useState<'find' | 'keys' | null>(null);
  useEffect(() => {
    let last = 0;
    const press = (event: KeyboardEvent) => {
      const isScanned = event.timeStamp - last < 100;
      // Shift comes right before a question mark, and Escape before anything: scanners write characters.
      if (event.key.length === 1) last = event.timeStamp;
      const wanted = wantedBy(event, isScanned);
      if (!wanted) return;
      event.preventDefault();
      setOpen(wanted);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      <HeaderButton
        label={say(findTexts.open, { keys: findKeys() })}
        aria-haspopup="dialog"
        onClick={() => setOpen('find')}
      >
        <FindIcon />
      </HeaderButton>
      {open === 'find' && <FindDialog onClose={close} onKeys={() => setOpen('keys')} />}
      {open === 'keys' && <ShortcutsDialog onClose={close} />}
    </>
  );
}
