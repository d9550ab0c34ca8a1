import { sql } from 'kysely';
import { makePermutation, type Permutation } from './permutation.ts';
import type { App } from '../app.ts';
import { onePerServer } from '../cache.ts';
import type { Tx } from '../database/database.ts';

/** Takes consecutive numbers from the space that all companies share; a rollback leaves no gap. */
export async function takeNumbers(tx: Tx, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    update code_space set next_seq = next_seq + ${count} returning next_seq - ${count} as first`.execute(
    tx,
  );
  return rows[0]!.first;
}

/** The permutation of this installation, which hides the order of its numbers. */
export const permutationOf = onePerServer((app: App): Permutation =>
  makePermutation(app.secrets.derive('code permutation')),
);
