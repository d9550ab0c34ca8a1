import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { Path } from '../../model/block-edits.ts';
import type { FieldOf } from '../control.ts';
import { panelTexts } from '../texts.ts';

const TabsDialog = lazyComponent(async () => (await import('./TabsDialog.tsx')).TabsDialog);

/** Opens all rich texts of a list in one dialog. */
export function TabsButton({ field, path }: { field: FieldOf<'list'>; path: Path }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {say(panelTexts.html.editAll)}
      </Button>
      {isOpen && <TabsDialog field={field} path={path} onClose={() => setOpen(false)} />}
    </>
  );
}
