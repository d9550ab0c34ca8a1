import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the stylesheet of every block names only its own classes', () => {
  const blocks = new URL('../blocks/', import.meta.url);
  for (const { name } of readdirSync(blocks, { withFileTypes: true })) {
    const file = new URL(`${name}/view.css`, blocks);
    if (!existsSync(file)) continue;
    const classes = [...readFileSync(file, 'utf8').matchAll(/\.(b-[a-z\d]+)/g)];
    expect(new Set(classes.map(([, own]) => own)).size, name).toBe(1);
  }
});
