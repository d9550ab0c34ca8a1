export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** How the page shows a short message; `seconds` 0 keeps it until `close`. */
export type ToastHost = {
  open: (toast: { key: string; kind: ToastKind; text: string; seconds: number }) => void;
  close: (key: string) => void;
};

type Waiting = Parameters<ToastHost['open']>[0];

let host: ToastHost | null = null;
let waiting: Waiting[] = [];

/** The mounted page takes over showing messages; what was said before is shown now. */
export function bindToasts(next: ToastHost): () => void {
  host = next;
  for (const toast of waiting) host.open(toast);
  waiting = [];
  return () => {
    if (host === next) host = null;
  };
}

function open(toast: Waiting): void {
  if (host) host.open(toast);
  else waiting = [...waiting.filter((one) => one.key !== toast.key), toast];
}

// The text is the key: ten calls that fail alike say it once.
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
