import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { Path } from '../../model/block-edits.ts';
import type { FieldOf } from '../control.ts';
import { useSetting } from '../panel-scope.ts';
import { panelTexts } from '../texts.ts';
import styles from '../panel.module.css';

const AreasDialog = lazyComponent(async () => (await import('./AreasDialog.tsx')).AreasDialog);

/** Opens the picture on which the items of a list are areas. */
export function AreasButton({ field, path }: { field: FieldOf<'list'>; path: Path }) {
  const say = useSay();
  const picture = useSetting([...path.slice(0, -1), field.onPicture ?? '']);
  const [isOpen, setOpen] = useState(false);
  if (typeof picture !== 'string' || picture === '')
    return <p className={styles.hint}>{say(panelTexts.areas.first)}</p>;
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {say(panelTexts.areas.draw)}
      </Button>
      {isOpen && (
        <AreasDialog field={field} path={path} picture={picture} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
