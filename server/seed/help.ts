import type { Tx } from '../database/database.ts';
import { guides } from './content-guides.ts';
import { questions } from './content-help.ts';

/** Puts the shipped help into an installation, once: what an administrator changes or deletes stays so. */
export async function seedHelp(tx: Tx): Promise<void> {
  const marked = await tx
    .insertInto('config')
    .values({ name: 'help', value: JSON.stringify({ shipped: true }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  const written = await tx.selectFrom('help').select('id').limit(1).executeTakeFirst();
  if (!marked || written) return;
  const paragraphs = (words: string[]) => words.map((one) => `<p>${one}</p>`).join('');
  await tx
    .insertInto('help')
    .values(
      [...questions, ...guides].map(({ category, audiences, title, body }, at) => ({
        category,
        audiences: JSON.stringify(audiences),
        title: title[0],
        title_en: title[1],
        title_tw: title[2],
        body: paragraphs(body[0]),
        body_en: paragraphs(body[1]),
        body_tw: paragraphs(body[2]),
        sort: (at + 1) * 10,
      })),
    )
    .execute();
}
