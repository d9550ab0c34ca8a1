import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const screens = ['admin', 'scan'].flatMap((room) =>
  readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|CodeText)\.tsx$/.test(file))
    .map((file) => `${room}/${file}`),
);
/** What a page sets as a code by itself, instead of by `CodeText`, which reads long ones in groups of four. */
const bare = /<code\b[^>]*>\s*\{[^}]*([cC]ode|[sS]erial|[nN]umber|[sS]ample)/;

test('every code on a screen is read in groups of four', () => {
  expect(screens.length).toBeGreaterThan(1_000);
  expect(bare.test('<li><code className={styles.a}>{row.code}</code></li>')).toBe(true);
  expect(screens.filter((file) => bare.test(readFileSync(new URL(file, root), 'utf8')))).toEqual(
    [],
  );
});
