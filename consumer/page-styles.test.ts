import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the stylesheet of every block is part of the page, and names only its own classes', () => {
  const blocks = new URL('../blocks/', import.meta.url);
  const page = readFileSync(new URL('page.css', import.meta.url), 'utf8');
  for (const entry of readdirSync(blocks, { withFileTypes: true })) {
    const file = new URL(`${entry.name}/view.css`, blocks);
    if (!entry.isDirectory() || !existsSync(file)) continue;
    expect(page).toContain(`@import '../blocks/${entry.name}/view.css';`);
    const classes = [...readFileSync(file, 'utf8').matchAll(/\.(b-[a-z\d]+)/g)];
    expect(new Set(classes.map(([, name]) => name)).size, entry.name).toBe(1);
  }
});
