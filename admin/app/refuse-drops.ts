const isFileField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'file';

/** A file dropped next to an upload area would open in place of the page and lose unsaved input. */
export function refuseDrops(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer: files, target } = event;
    if (event.defaultPrevented || isFileField(target) || !files?.types.includes('Files')) return;
    event.preventDefault();
    files.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
}
