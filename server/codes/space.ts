import { sql } from 'kysely';
import { makePermutation, type Permutation } from './permutation.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';

/** Takes so many numbers in a row out of the one space that all companies share; what is rolled back leaves no gap. */
export async function takeNumbers(tx: Tx, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    update code_space set next_seq = next_seq + ${count} returning next_seq - ${count} as first`.execute(
    tx,
  );
  return rows[0]!.first;
}

const permutations = new WeakMap<App, Permutation>();

/** How this installation hides the order of its numbers. */
export function permutationOf(app: App): Permutation {
  const known = permutations.get(app);
  if (known) return known;
  const made = makePermutation(app.secrets.derive('code permutation'));
  permutations.set(app, made);
  return made;
}
