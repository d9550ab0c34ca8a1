import pg from 'pg';
import { atEnd } from './end.ts';
import type { TestNode } from './node.ts';

/**
 * From here to the end of the file, whatever a call of this node writes is undone where it would have been kept: real
 * rows may be written over and over, and are as they were for the next call. What is only checked at the end of a
 * transaction is checked still.
 */
export function undoWrites({ app }: TestNode): void {
  const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = client;
  client.query = function asked(this: unknown, ...given: unknown[]) {
    if (given[0] !== 'commit') return query.apply(this, given);
    const undo = async () => {
      await query.call(this, 'set constraints all immediate');
      await query.call(this, 'rollback');
      return { command: 'COMMIT' };
    };
    return undo();
  };
  // What was undone is not told, so nobody can have heard it.
  const { tellAndWait } = app.cluster;
  app.cluster.tellAndWait = async (tx, message) => {
    await app.cluster.tell(tx, message);
    return async () => undefined;
  };
  atEnd(() => {
    client.query = query;
    app.cluster.tellAndWait = tellAndWait;
  });
}
