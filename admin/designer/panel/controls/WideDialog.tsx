import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import { limits } from '#contract/limits.ts';
import { ScopeContext, useScope } from '../panel-scope.ts';
import { panelTexts } from '../texts.ts';
import { RichTextPlace } from './rich-text-place.ts';

type WideDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog for rich text, over the panel whose settings it shows. */
export function WideDialog({ title, onClose, children }: WideDialogProps) {
  const say = useSay();
  const scope = useScope();
  useFocusBack();
  return (
    <Modal
      open
      centered
      title={title}
      width={limits.dialogWidths.large}
      closable={{ 'aria-label': say(panelTexts.colour.close) }}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {say(panelTexts.html.done)}
        </Button>
      }
    >
      {/* The same settings are in the panel below, so their ids are taken. */}
      <ScopeContext value={{ ...scope, base: `${scope.base}-wide` }}>
        <RichTextPlace value="dialog">{children}</RichTextPlace>
      </ScopeContext>
    </Modal>
  );
}
