import { use, useEffect, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Path } from '../../model/block-edits.ts';
import type { FieldOf } from '../control.ts';
import { Fold } from '../Fold.tsx';
import { FieldListSlot, useAskedInside } from '../panel-scope.ts';

type GroupControlProps = { field: FieldOf<'group'>; path: Path };

/** Settings that belong together, behind one name. */
export function GroupControl({ field, path }: GroupControlProps) {
  const say = useSay();
  const FieldList = use(FieldListSlot);
  const [isOpen, setOpen] = useState(false);
  const isAsked = useAskedInside(path);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return (
    <Fold title={say(field.label)} isOpen={isOpen} onTurn={setOpen} look="group">
      <FieldList fields={field.fields} path={path} />
    </Fold>
  );
}
