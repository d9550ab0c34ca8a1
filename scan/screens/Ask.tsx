import { useEffect, useId, useRef, type ReactNode } from 'react';

type AskProps = { title: string; children?: ReactNode; actions: ReactNode; onClose: () => void };

/** A question in front of everything else; Escape answers no. */
export function Ask({ title, children, actions, onClose }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (typeof shown?.showModal === 'function') shown.showModal();
    else shown?.setAttribute('open', '');
    return () => shown?.close?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <div className="actions">{actions}</div>
    </dialog>
  );
}
