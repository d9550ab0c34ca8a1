import { sql } from 'kysely';
import { noticeSentences } from '#contract/features/message/notices/texts.ts';
import type { Language } from '#contract/language.ts';

/**
 * Notices are stored as a text key and its parameters. A keyword is searched for in the parameters and in the texts of
 * the reader's language.
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
    select from jsonb_each_text(params) as filling where filling.key <> 'id' and filling.value ilike ${pattern}))`;
}
