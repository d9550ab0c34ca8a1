import type { PageDocument } from '#blocks/kit/document.ts';
import type { Tx } from '../database/database.ts';
import { findFiles, freeFiles, useFiles } from '../files/uses.ts';

const address = /\/api\/picture\/[\da-f]{64}\.webp|\/api\/file\/[\w-]{22}/g;

type Owner = {
  company: number;
  owner: 'page_template' | 'page_starter' | 'page_section';
  id: number;
};

/**
 * Records which files of the company a page uses; files of others, which an imported page may name, are ignored.
 * Earlier files stay in use until the page is deleted: an undo or an older version may show them again.
 */
export async function keepPageFiles(
  tx: Tx,
  owner: Owner,
  document: PageDocument,
  isPublished = false,
): Promise<void> {
  const named = [...new Set(JSON.stringify(document).match(address))];
  if (named.length === 0) return;
  const options = { keepEarlier: true, publish: isPublished };
  if (await useFiles(tx, owner, named, options)) return;
  const known: string[] = [];
  for (const one of named)
    if ((await findFiles(tx, owner.company, [one])).length > 0) known.push(one);
  await useFiles(tx, owner, known, options);
}

/** The same for several pages that get the same content; files of others are ignored here, too. */
export async function keepFilesOfPages(
  tx: Tx,
  company: number,
  pages: readonly number[],
  document: PageDocument,
  isPublished = false,
): Promise<void> {
  const named = [...new Set(JSON.stringify(document).match(address))];
  if (named.length === 0 || pages.length === 0) return;
  const files = (await findFiles(tx, company, named)).map(({ id }) => id);
  if (files.length === 0) return;
  await tx
    .insertInto('file_use')
    .values(
      pages.flatMap((owner_id) =>
        files.map((file_id) => ({
          company_id: company,
          file_id,
          owner: 'page_template',
          owner_id,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!isPublished) return;
  await tx
    .updateTable('stored_file')
    .set({ is_public: true })
    .where('company_id', '=', company)
    .where('id', 'in', files)
    .where('is_public', '=', false)
    .execute();
}

/** Deleted pages release their files. */
export const freePageFiles = (
  tx: Tx,
  { company, owner }: Omit<Owner, 'id'>,
  ids: readonly number[],
): Promise<void> => freeFiles(tx, { company, owner }, ids);
