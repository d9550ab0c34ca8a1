import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';

/** Something new that is shown only now: it closes by its button or its cross, not by a click beside it. */
export function ShownOnceDialog(props: {
  title: string;
  line: string;
  done: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, line, done, onClose, children } = props;
  return (
    <Modal
      open
      title={title}
      width={640}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {done}
        </Button>
      }
    >
      <p>{line}</p>
      {children}
    </Modal>
  );
}
