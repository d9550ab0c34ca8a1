import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { limits } from '#contract/limits.ts';
import { listTexts } from './list/texts.ts';

type VerbDialogProps = {
  title: ReactNode;
  /** What its button says. */
  verb: ReactNode;
  isOpen?: boolean;
  width?: number;
  isBusy: boolean;
  isDanger?: boolean;
  /** Nothing to do yet. */
  disabled?: boolean;
  autoFocus?: boolean;
  /** The form that the button sends; else `onGo`. */
  form?: string;
  onGo?: () => void;
  onClose: () => void;
  afterClose?: () => void;
  children: ReactNode;
};

/** A dialog that does one thing: it stays while that is under way, and a click beside it loses nothing. */
export function VerbDialog({ isOpen = true, isBusy, onClose, ...props }: VerbDialogProps) {
  const say = useSay();
  return (
    <Modal
      open={isOpen}
      title={props.title}
      width={props.width ?? limits.dialogWidths.medium}
      closable={{ 'aria-label': say(listTexts.close) }}
      mask={{ closable: false }}
      onCancel={isBusy ? undefined : onClose}
      afterClose={props.afterClose}
      footer={[
        <Button key="cancel" onClick={onClose} disabled={isBusy}>
          {say(listTexts.cancel)}
        </Button>,
        <Button
          key="go"
          type="primary"
          danger={props.isDanger}
          htmlType={props.form ? 'submit' : 'button'}
          form={props.form}
          autoFocus={props.autoFocus}
          disabled={props.disabled}
          loading={isBusy}
          onClick={props.onGo}
        >
          {props.verb}
        </Button>,
      ]}
    >
      {props.children}
    </Modal>
  );
}
