export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';
export type PopupKind = 'success' | 'warning' | 'error';

type Toast = { key: string; kind: ToastKind; text: string; seconds: number };
type Popup = {
  kind: PopupKind;
  title: string;
  text: string;
  /** Closes after this time; by default it stays until it is closed. */
  seconds?: number;
};

/** How messages are shown: toasts pass (`seconds` 0 stays until `close`), popups stay until they are closed. */
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
const show = (kind: ToastKind, seconds: number) => (text: string) =>
  open({ key: `${kind}:${text}`, kind, text, seconds });

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

/** A message in the corner with a title; it stays until it is closed unless told otherwise. */
export function popUp(popup: Popup): void {
  if (host) host.pop(popup);
  else waitingPopups = [...waitingPopups, popup];
}
