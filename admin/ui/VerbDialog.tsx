import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { limits } from '#contract/limits.ts';
import { listTexts } from './list/texts.ts';
import { wayOut } from './way-out.ts';

type VerbDialogProps = {
  title: ReactNode;
  /** The label of its button. */
  verb: ReactNode;
  isOpen?: boolean;
  width?: number;
  isBusy: boolean;
  isDanger?: boolean;
  /** The button is disabled. */
  disabled?: boolean;
  autoFocus?: boolean;
  /** The form that the button submits; else `onGo`. */
  form?: string;
  onGo?: () => void;
  onClose: () => void;
  afterClose?: () => void;
  children: ReactNode;
};

/** A dialog with one action: it stays open while that runs, and clicks outside do not close it. */
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
          {wayOut(props.verb, say)}
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
