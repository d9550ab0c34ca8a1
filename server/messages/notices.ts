import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { noticeSentences, type NoticeSentence } from '#contract/features/message/notices/texts.ts';
import type { NoticeType } from '#contract/features/message/notices/contract.ts';
import { incidentKindTexts, type IncidentKind } from '#contract/features/risk/incidents/kinds.ts';
import { everyPermission } from '#contract/access.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Language } from '#contract/language.ts';
import { say, type TextParams } from '#contract/text.ts';
import { endingOf } from '#contract/translated.ts';
import { asSystem, type Actor, type Tx } from '../database/database.ts';
import { older, sweepRows } from '../database/sweep.ts';
import type { Tables } from '../database/tables.ts';
import type { Cluster } from '../cluster/cluster.ts';

/**
 * The readers: one account or several of a company, the staff of a company (with a right: its holders), one or some of its dealers (each with
 * parameters of its own), or the platform's administrators.
 */
export type Readers =
  | { account: number }
  | { company: number; accounts: readonly number[] }
  | { company: number; holding?: Permission }
  | { company: number; dealer: number }
  | { company: number; dealers: readonly number[] }
  | { company: number; each: ReadonlyMap<number, TextParams> }
  | { platform: true };

export type NewNotice = {
  to: Readers;
  /** An account that need not be told: its own step. */
  except?: number;
  type: NoticeType;
  sentence: NoticeSentence;
  /** Fill the sentence; `id` is the record that the notice leads to. */
  params?: TextParams;
  createUser?: string | null;
};

/** Writes a notice for each reader in the same transaction; sockets are notified on commit. */
export async function notify(
  tx: Tx,
  cluster: Cluster,
  actor: Actor,
  notice: NewNotice,
): Promise<void> {
  const { to } = notice;
  if ('each' in to && to.each.size === 0) return;
  const batch = randomUUID();
  await asSystem(tx, actor, async () => {
    await tx
      .insertInto('notice')
      .columns(['company_id', 'account_id', 'batch', 'type', 'sentence', 'params', 'create_user'])
      .expression(
        readers(tx, to)
          .where('id', '<>', notice.except ?? 0)
          .select((from) => [
            'company_id',
            'id as account_id',
            from.val(batch).as('batch'),
            from.val(notice.type).as('type'),
            from.val(notice.sentence).as('sentence'),
            paramsFor(notice).as('params'),
            from.val(notice.createUser ?? null).as('create_user'),
          ]),
      )
      .execute();
    await cluster.tell(tx, { topic: 'notice', batch });
  });
}

/** What fills the sentence; for dealers that are told of different records, what each of them is told of. */
function paramsFor({ to, params = {} }: NewNotice) {
  if (!('each' in to)) return sql<string>`${JSON.stringify(params)}::jsonb`;
  const own = JSON.stringify(Object.fromEntries(to.each));
  // The parameters of all name the record of none.
  const { id: _id, ...common } = params;
  return sql<string>`${JSON.stringify(common)}::jsonb || (${own}::jsonb -> dealer_id::text)`;
}

function readers(tx: Kysely<Tables>, to: Readers) {
  const active = tx.selectFrom('account').where('disabled', '=', false);
  if ('account' in to) return active.where('id', '=', to.account);
  if ('accounts' in to)
    return active.where('company_id', '=', to.company).where('id', 'in', to.accounts);
  if ('dealer' in to || 'dealers' in to || 'each' in to)
    return active
      .where('company_id', '=', to.company)
      .where('login_type', '=', 'dealer')
      .where('dealer_id', 'in', dealersIn(to));
  if ('company' in to) {
    const staff = active.where('company_id', '=', to.company).where('login_type', '=', 'web');
    if (!to.holding) return staff;
    const sufficient = [to.holding, everyPermission];
    return staff.where('id', 'in', (from) =>
      from
        .selectFrom('account_role as ar')
        .innerJoin('role as r', 'r.id', 'ar.role_id')
        .select('ar.account_id')
        .where('ar.company_id', '=', to.company)
        .where(sql<boolean>`r.permissions && ${sufficient}::text[]`),
    );
  }
  return active.where('login_type', '=', 'admin');
}

const dealersIn = (
  to: Extract<Readers, { dealer: number } | { dealers: unknown } | { each: unknown }>,
) => ('dealer' in to ? [to.dealer] : 'dealers' in to ? to.dealers : [...to.each.keys()]);

/** A stored notice in the reader's language. */
export function noticeText(sentence: string, params: TextParams, language: Language) {
  const texts = noticeSentences[sentence as NoticeSentence] ?? noticeSentences.announcement;
  const filled =
    sentence === 'incidentOpened'
      ? withKind(params, language)
      : sentence === 'announcement'
        ? inLanguage(params, language)
        : params;
  return {
    title: say(texts.title, language, filled),
    content: say(texts.content, language, filled),
  };
}

/** An announcement is in Chinese, with optional translations. */
function inLanguage(params: TextParams, language: Language): TextParams {
  const ending = endingOf(language);
  return {
    ...params,
    title: params[`title${ending}`] || params.title || '',
    content: params[`content${ending}`] || params.content || '',
  };
}

/** The rule of an incident is stored by name, and shown in the reader's language. */
function withKind(params: TextParams, language: Language): TextParams {
  const kind = incidentKindTexts[params.kind as IncidentKind];
  return kind ? { ...params, kind: say(kind, language) } : params;
}

export const sweepNotices = sweepRows('notice', ['id'], ({ notice }) =>
  older('create_time', notice),
);
