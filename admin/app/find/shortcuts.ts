const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys that open the search, as they are written on this computer. */
export const findKeys = (): string => (isMac() ? '⌘ K' : 'Ctrl K');

type Pressed = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'defaultPrevented'
  | 'isComposing'
  | 'target'
>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"]') !== null);

/**
 * What a key asks for. Ctrl K works everywhere; `/` and `?` only where nobody types, no dialog is open, and no scanner
 * is typing a link.
 */
export function wantedBy(event: Pressed, isScanned: boolean): 'find' | 'keys' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing, target } = event;
  if (defaultPrevented || isComposing || altKey) return null;
  if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k') return 'find';
  if (ctrlKey || metaKey || isScanned || isTyping(target)) return null;
  if (document.querySelector('[role="dialog"]:not([aria-hidden="true"])')) return null;
  return key === '/' ? 'find' : key === '?' ? 'keys' : null;
}
