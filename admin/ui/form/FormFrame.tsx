import { Button, Drawer, Modal } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { limits } from '#contract/limits.ts';
import type { Text } from '#contract/text.ts';
import { wayOut } from '../way-out.ts';
import { formTexts } from './texts.ts';
import styles from './form.module.css';

export type FormShape = 'drawer' | 'dialog' | 'page';
/** Pixels for drawers (560, or 720 for two columns), a name for dialogs. */
export type FormWidth = number | keyof typeof limits.dialogWidths;

type FormFrameProps = {
  shape: FormShape;
  width?: FormWidth;
  title: string;
  /** The label of the submit button. */
  verb?: Text;
  /** The action cannot be undone. */
  isDanger?: boolean;
  /** Read-only: there is nothing to save. */
  isReadOnly?: boolean;
  /** The form that the footer button submits. */
  formName: string;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The container of a form: a drawer, a dialog, or the page. */
export function FormFrame(props: FormFrameProps) {
  const { shape, width, title, formName, isBusy, onClose, children } = props;
  const say = useSay();
  const body = useRef<HTMLDivElement>(null);
  useReturnedFocus();
  const pixels = (kind: number) =>
    typeof width === 'number' ? width : width ? limits.dialogWidths[width] : kind;
  const beginTyping = (isOpen: boolean) => {
    const first = body.current?.querySelector<HTMLElement>('input, textarea');
    // On a phone the keyboard would cover the form. But a scanner types at once, and its Enter would press the button
    // that has the focus.
    const isScanned = first?.dataset.scanned !== undefined;
    if (!isOpen || !(isScanned || window.matchMedia('(pointer: fine)').matches)) return;
    // The focus is not moved while the user types.
    if (body.current?.contains(document.activeElement)) return;
    // Nor while a confirmation is open.
    const own = body.current?.closest('[role=dialog]');
    const other = document.activeElement?.closest('[role=dialog]');
    if (other && other !== own) return;
    first?.focus();
  };
  const verb = say(props.verb ?? formTexts.save);
  const save = (
    <Button
      key="save"
      type="primary"
      danger={props.isDanger}
      htmlType="submit"
      form={formName}
      loading={isBusy}
    >
      {verb}
    </Button>
  );
  const cancel = (
    <Button key="cancel" onClick={onClose}>
      {wayOut(verb, say)}
    </Button>
  );
  const closable = { 'aria-label': say(formTexts.close) };
  if (shape === 'drawer')
    return (
      <Drawer
        open
        title={title}
        size={pixels(560)}
        styles={{ wrapper: { maxWidth: '100vw' } }}
        closable={{ ...closable, placement: 'end' }}
        onClose={onClose}
        afterOpenChange={beginTyping}
        footer={<div className={styles.foot}>{[cancel, save]}</div>}
      >
        <div ref={body}>{children}</div>
      </Drawer>
    );
  if (shape === 'dialog')
    return (
      <Modal
        open
        title={title}
        width={pixels(limits.dialogWidths.medium)}
        closable={closable}
        onCancel={onClose}
        afterOpenChange={beginTyping}
        // However long the form, its buttons stay in view.
        classNames={{ body: styles.dialogBody }}
        footer={[cancel, save]}
      >
        <div ref={body}>{children}</div>
      </Modal>
    );
  return (
    <>
      {children}
      {!props.isReadOnly && <div className={styles.actions}>{[save, cancel]}</div>}
    </>
  );
}

/** When a form closes, the focus returns to the element that opened it. */
function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
}
