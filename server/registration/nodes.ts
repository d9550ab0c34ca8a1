import { sql } from 'kysely';
import './tables.ts';
import * as z from 'zod';
import { identifierStates } from '#contract/codes/states.ts';
import { registrationTexts } from '#contract/features/trace/registrations/texts.ts';
import { defaultLanguage } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { postOutside } from '../http/outgoing.ts';
import { labelValues } from '../labels/values.ts';

export type Given = { seq: number; code: string; link: string; gtin: string };
export type Told = { seq: number; isRegistered: boolean; answer: string };
/** What a node said to one request; `status` is null where it could not be reached. */
export type NodeAnswer = {
  told: Told[];
  status: number | null;
  isReached: boolean;
  answer: string;
};

const { answers } = registrationTexts;
const words = (text: (typeof answers)[keyof typeof answers]) => say(text, defaultLanguage);
const longest = 500;
/** What a node said, as far as it can be kept. */
const kept = (said: string): string => said.replaceAll('\0', '').slice(0, longest).toWellFormed();

const nodeReply = z.object({
  results: z.array(
    z.object({ code: z.string(), ok: z.boolean(), message: z.string().default('') }),
  ),
});

/** What is not used any more is not registered. */
const stopped = (['voided', 'scrapped', 'destroyed'] as const).map(
  (name) => identifierStates[name],
);

/** The codes as a node gets them, and those that are not given to it. */
export async function codesFor(app: App, tx: Tx, company: number, seqs: readonly number[]) {
  const { rows } = await sql<{ seq: number }>`
    select seq from identifier where company_id = ${company} and seq = any(${[...seqs]}::bigint[])
      and state = any(${stopped}::smallint[])`.execute(tx);
  const out = new Set(rows.map(({ seq }) => seq));
  const values = await labelValues(app, tx, company, seqs, { number: 1, total: seqs.length });
  const given: Given[] = [];
  const refused: Told[] = [];
  for (const seq of seqs) {
    const value = values.get(seq);
    if (!value || out.has(seq))
      refused.push({ seq, isRegistered: false, answer: words(answers.stopped) });
    else given.push({ seq, code: value.code, link: value.digital_link, gtin: value['part.gtin'] });
  }
  return { given, refused };
}

/** Our own resolver answers for every code it can read: it is registered under its link. */
export const tellOwnNode = (given: readonly Given[]): NodeAnswer => ({
  told: given.map(({ seq, link }) => ({ seq, isRegistered: true, answer: link })),
  status: null,
  isReached: true,
  answer: '',
});

/** Sends codes to an outside node; a code it says nothing about is not registered. */
export async function tellNode(
  app: App,
  company: number,
  node: number,
  given: readonly Given[],
  key: string,
): Promise<NodeAnswer> {
  const found = await transact(app.database.main, systemActor, (tx) =>
    tx
      .selectFrom('registration_node')
      .select(['address', 'key_sealed'])
      .where('company_id', '=', company)
      .where('id', '=', node)
      .executeTakeFirst(),
  );
  const silent = (answer: string, status: number | null): NodeAnswer => ({
    told: [],
    status,
    isReached: false,
    answer: kept(answer),
  });
  if (!found) return silent(words(answers.notReached), null);
  const reply = await postOutside(app.settings, found.address, {
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': key,
      ...(found.key_sealed
        ? {
            authorization: `Bearer ${app.secrets.open('registration_node.key', company, found.key_sealed)}`,
          }
        : {}),
    },
    body: JSON.stringify({ codes: given.map(({ code, link, gtin }) => ({ code, link, gtin })) }),
  }).catch((error: Error) => error);
  if (reply instanceof Error) return silent(reply.message, null);
  const { status, text } = reply;
  // It is busy, or in trouble: it is asked again later.
  if (status >= 500 || status === 429 || status === 408) return silent(text, status);
  const answer = kept(text);
  const all = (isRegistered: boolean, said: string): NodeAnswer => ({
    told: given.map(({ seq }) => ({ seq, isRegistered, answer: said })),
    status,
    isReached: true,
    answer,
  });
  if (status >= 300) return all(false, kept(`${status} ${answer}`.trim()));
  const results = resultsIn(text);
  if (results === null) return all(true, '');
  if (results === 'unreadable') return all(false, answer);
  const said = new Map(results.map((one) => [one.code, one]));
  return {
    told: given.map(({ seq, code }) => {
      const one = said.get(code);
      return one
        ? { seq, isRegistered: one.ok, answer: kept(one.message) }
        : { seq, isRegistered: false, answer: words(answers.unnamed) };
    }),
    status,
    isReached: true,
    answer,
  };
}

/** What it says of each code; null: nothing of any, so all are done. */
function resultsIn(text: string) {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof said !== 'object' || said === null || !Object.hasOwn(said, 'results')) return null;
  return nodeReply.safeParse(said).data?.results ?? 'unreadable';
}
