import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { keyIdOf } from '../codes/signatures.ts';
import { systemActor, transact } from '../database/database.ts';

type Row = {
  name: string;
  credit_code: string;
  state: string;
  public_key: Buffer;
  create_time: Date;
  update_time: Date;
};

const published = cache<App, 'all', string>({ max: 1, maxAge: 60_000, isShared: true });

const read = (app: App): Promise<string> =>
  transact(app.database.reading(), systemActor, async (tx) => {
    const { rows } = await sql<Row>`
      select c.name, c.credit_code, k.state, k.public_key, k.create_time, k.update_time
      from secret_key k join company c on c.company_id = k.company_id
      where k.public_key is not null order by k.company_id, k.id`.execute(tx);
    const keys = rows.map((row) => ({
      ...{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' },
      ...{ kid: keyIdOf(row.public_key), x: row.public_key.toString('base64url') },
      ...{ issuer: row.name, issuer_code: row.credit_code, created: row.create_time.toISOString() },
      ...(row.state === 'revoked' && { revoked: row.update_time.toISOString() }),
    }));
    return JSON.stringify({ keys });
  });

/** The public keys of signed codes as a set of JSON Web Keys (RFC 7517), revoked ones with the time of it. */
export function registerCodeKeys(server: FastifyInstance, app: App): void {
  server.get('/.well-known/suyuan-code-keys', async (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .type('application/jwk-set+json')
      .send(await published.get(app, 'all', () => read(app))),
  );
}
