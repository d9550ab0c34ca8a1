import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import type { Draft } from './draft-links.ts';

const mostStreams = 500;
const mostOfPage = 20;
const beatEvery = 15_000;

export type Streams = {
  /** Adds a phone until its link expires; false if there are too many. */
  open: (draft: Draft, answer: ServerResponse) => boolean;
};

/** Phones that preview drafts; each is notified when its page changes on any node, and reloads it. */
export function makeDraftStreams(server: FastifyInstance, app: App): Streams {
  const pages = new Map<string, Set<ServerResponse>>();
  let count = 0;
  const nameOf = ({ company, id }: { company: number; id: number }) => `${company}:${id}`;
  const tell = (answers: Iterable<ServerResponse> | undefined) => {
    for (const answer of answers ?? []) answer.write('event: changed\ndata:\n\n');
  };

  app.cluster.subscribe((message) => {
    if (message.topic === 'draft') tell(pages.get(nameOf(message)));
  });
  app.cluster.onGap(() => {
    for (const answers of pages.values()) tell(answers);
  });
  const beat = setInterval(() => {
    for (const answers of pages.values()) for (const answer of answers) answer.write(':\n\n');
  }, beatEvery);
  beat.unref();
  server.addHook('preClose', (done) => {
    clearInterval(beat);
    for (const answers of pages.values()) for (const answer of answers) answer.end();
    done();
  });

  return {
    open: (draft, answer) => {
      // Disconnected during the lookup: its place would never be freed.
      if (answer.destroyed) return false;
      const mine = pages.get(nameOf(draft)) ?? new Set();
      if (count >= mostStreams || mine.size >= mostOfPage) return false;
      count += 1;
      pages.set(nameOf(draft), mine.add(answer));
      // It reloads once more, and shows that the link has expired.
      const end = setTimeout(() => {
        tell([answer]);
        answer.end();
      }, draft.until.getTime() - Date.now());
      answer.on('close', () => {
        clearTimeout(end);
        count -= 1;
        mine.delete(answer);
        if (mine.size === 0) pages.delete(nameOf(draft));
      });
      answer.write('retry: 2000\n\n');
      return true;
    },
  };
}
