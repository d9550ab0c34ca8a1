import type { FastifyInstance } from 'fastify';
import { publicLog } from '#contract/public-log.ts';
import { amongFew } from '../../access/crowds.ts';
import { chargeAddress } from '../../access/throttle.ts';
import type { App } from '../../app.ts';
import { cosign } from './cosign.ts';
import { longestSubmission, readSubmission } from './submission.ts';

/** A log asks once for each head; one address may ask for a few logs. */
const limit = { hits: 60, windowSeconds: 60 };

/** The installation as a witness: the logs that it knows ask it to sign their heads (C2SP tlog-witness). */
export async function registerWitness(server: FastifyInstance, app: App): Promise<void> {
  await server.register((room, _options, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    room.post(
      publicLog.addCheckpoint,
      { config: { allow: 'public' }, bodyLimit: longestSubmission },
      async (request, reply) => {
        void reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
        const submission = readSubmission(typeof request.body === 'string' ? request.body : '');
        if (!submission) return reply.code(400).type('text/plain').send('malformed request\n');
        const charged = await chargeAddress(app.database.main, 'witness', request.ip, limit);
        if (charged.blockedSeconds > 0)
          return reply
            .code(429)
            .header('retry-after', charged.blockedSeconds)
            .type('text/plain')
            .send('too many requests\n');
        const { status, type, text } = await amongFew(app, request.ip, () =>
          cosign(app, submission),
        );
        return reply.code(status).type(type).send(text);
      },
    );
    done();
  });
}
