export const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
export const floating =
  '.ant-modal-wrap, .ant-drawer, .ant-popover, .ant-dropdown, .ant-select-dropdown';

export const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Where keys and the clipboard act on what is designed: anywhere but in a field or dialog. */
export const isFree = (target: EventTarget | null): boolean =>
  !isIn(target, typing) && !isIn(target, floating);
