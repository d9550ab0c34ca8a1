import { use } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Path } from '../../model/block-edits.ts';
import type { FieldOf } from '../control.ts';
import { FieldListSlot } from '../panel-scope.ts';
import { WideDialog } from './WideDialog.tsx';

type RichTextDialogProps = { field: FieldOf<'html'>; path: Path; onClose: () => void };

/** A rich text in a larger editor. Changes are on the page at once, as everywhere in the panel. */
export function RichTextDialog({ field, path, onClose }: RichTextDialogProps) {
  const say = useSay();
  const FieldList = use(FieldListSlot);
  return (
    <WideDialog title={say(field.label)} onClose={onClose}>
      <FieldList fields={{ [String(path.at(-1))]: field }} path={path.slice(0, -1)} />
    </WideDialog>
  );
}
