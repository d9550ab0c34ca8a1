import { expect, test } from 'vitest';
import { refuseDrops } from './refuse-drops.ts';

function dropOn(target: Element, type: string, carried: string) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: [carried], dropEffect: 'copy' } });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a file dropped beside its control does not take the place of the page', () => {
  refuseDrops();
  document.body.innerHTML = '<p></p><input type="text" /><input type="file" />';
  const [plain, text, file] = document.body.children;
  for (const type of ['dragover', 'drop']) {
    expect(dropOn(plain!, type, 'Files')).toBe(true);
    expect(dropOn(text!, type, 'Files')).toBe(true);
    expect(dropOn(text!, type, 'text/plain')).toBe(false);
    expect(dropOn(file!, type, 'Files')).toBe(false);
  }
});
