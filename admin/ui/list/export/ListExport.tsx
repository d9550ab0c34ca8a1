import { Button, Space } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { MoreIcon } from '#admin/ui/icons.tsx';
import type { Text } from '#contract/text.ts';
import { ExportButton } from '../ExportButton.tsx';
import { resourceOf } from '../types.ts';
import { fieldsOf, readExportChoice, type Exported } from './choice.ts';
import { exportTexts as texts } from './texts.ts';

const ExportDialog = lazyComponent(async () => (await import('./ExportDialog.tsx')).ExportDialog);

type ListExportProps = {
  one: Text;
  exported: Exported;
  /** Set where the ticked rows were asked for. */
  isOfTicked: boolean;
  onClose: () => void;
};

/** Exports all that the filters leave with the columns of last time; the arrow leads to the choice of columns and rows. */
export function ListExport({ one, exported, isOfTicked, onClose }: ListExportProps) {
  const say = useSay();
  const { call, query, shown } = exported;
  const [isOpen, setOpen] = useState(false);
  // Read again after the dialog: it may have been chosen otherwise.
  const fields = fieldsOf(readExportChoice(resourceOf(call)), shown);
  return (
    <>
      <Space.Compact>
        <ExportButton call={call} query={fields.length > 0 ? { ...query, fields } : query} />
        <Button
          aria-label={say(texts.options)}
          title={say(texts.options)}
          aria-haspopup="dialog"
          icon={<MoreIcon size={14} />}
          onClick={() => setOpen(true)}
        />
      </Space.Compact>
      {(isOpen || isOfTicked) && (
        <ExportDialog
          one={one}
          exported={exported}
          isOfTicked={isOfTicked}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      )}
    </>
  );
}
