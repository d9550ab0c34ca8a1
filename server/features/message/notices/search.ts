import { sql } from 'kysely';
import { noticeSentences } from '#contract/features/message/notices/texts.ts';
import type { Language } from '#contract/language.ts';

/**
 * Notices are stored as a sentence and what fills it. A keyword is looked for in the fillings,
 * and in the sentences themselves in the reader's language.
 */
export function matchingSentences(keyword: string, language: Language) {
  const wanted = keyword.toLowerCase();
  const named = Object.entries(noticeSentences)
    .filter(([, texts]) =>
      `${texts.title[language]} ${texts.content[language]}`
        .replace(/\{\w+\}/g, ' ')
        .toLowerCase()
        .includes(wanted),
    )
    .map(([name]) => name);
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(sentence = any(${named}) or exists (
    select from jsonb_each_text(params) as filling where filling.value ilike ${pattern}))`;
}
