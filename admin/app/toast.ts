export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';
export type PopupKind = 'success' | 'warning' | 'error';

/** The record that a message is about. */
export type ToastLink = { to: string; name: string };
export type Toast = {
  key: string;
  kind: ToastKind;
  text: string;
  seconds: number;
  link?: ToastLink | undefined;
  /** Takes back what the message tells. */
  undo?: (() => void) | undefined;
};
type Popup = {
  kind: PopupKind;
  title: string;
  text: string;
  seconds: number;
};

/** How messages are shown; both close by themselves (`seconds` 0 stays until `close`). */
export type ToastHost = {
  open: (toast: Toast) => void;
  close: (key: string) => void;
  pop: (popup: Popup) => void;
};

let host: ToastHost | null = null;
let waiting: Toast[] = [];
let waitingPopups: Popup[] = [];

/** Called by the mounted page; earlier messages are shown now. */
export function bindToasts(next: ToastHost): () => void {
  host = next;
  waiting.forEach(host.open);
  waitingPopups.forEach(host.pop);
  waiting = [];
  waitingPopups = [];
  return () => {
    if (host === next) host = null;
  };
}

function open(toast: Toast): void {
  if (host) host.open(toast);
  else waiting = [...waiting.filter((one) => one.key !== toast.key), toast];
}

// The text is the key: ten calls that fail alike show one message.
const show =
  (kind: ToastKind, seconds: number) => (text: string, link?: ToastLink, undo?: () => void) =>
    open({
      key: `${kind}:${text}`,
      kind,
      text,
      link,
      undo,
      // What one may follow or take back stays a little longer.
      seconds: link || undo ? seconds * 2 : seconds,
    });

/** Short messages from anywhere, inside components and outside of them. */
export const toast = {
  success: show('success', 3),
  info: show('info', 4),
  warning: show('warning', 5),
  error: show('error', 5),
  /** Stays until the returned function is called. */
  busy: (key: string, text: string): (() => void) => {
    open({ key, kind: 'loading', text, seconds: 0 });
    return () => {
      waiting = waiting.filter((one) => one.key !== key);
      host?.close(key);
    };
  },
};

/** A message with a title. What has to stay in view is not shown over the page, but in the header (`arrive`). */
export function popUp(popup: Popup): void {
  if (host) host.pop(popup);
  else waitingPopups = [...waitingPopups, popup];
}
