import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { queryClient } from '#admin/app/query.ts';
import { toast } from '#admin/app/toast.ts';
import type { Say } from '#admin/app/language.ts';
import { blocksOf, type Block, type PageDocument } from '#blocks/kit/document.ts';
import { openPage } from '#blocks/open.ts';
import { limits } from '#contract/limits.ts';
import {
  pageSectionCalls,
  type PageSection,
} from '#contract/features/product/page-sections/contract.ts';
import type { Workbench } from '../canvas/workbench.ts';
import { putShared } from '../sharing/shared-blocks.ts';
import { sharingTexts as sharing } from '../sharing/texts.ts';
import { sectionTexts as texts } from './texts.ts';

/** The sections that authors of the company saved, newest first. */
export const useSections = () =>
  useQuery({
    queryKey: ['pageSection', 'index'],
    queryFn: async ({ signal }) => {
      const asked = { limit: limits.pageSizes.at(-1) };
      return (await api(pageSectionCalls.index, asked, { signal, quiet: true })).data;
    },
  });

/** The blocks of a section at one version of it. */
const blocksIn = ({ id, version }: PageSection): Promise<Block[]> =>
  queryClient.fetchQuery({
    queryKey: ['documents', 'pageSection', id, version],
    queryFn: async ({ signal }) => {
      const { data } = await api(pageSectionCalls.info, { id }, { signal });
      return blocksOf(openPage(data.document as unknown as PageDocument));
    },
    staleTime: Infinity,
  });

/** Puts the blocks of a section as shared ones, which follow it. */
export async function addShared(
  { editor, announce }: Workbench,
  { id, name, version, ...section }: PageSection,
  say: Say,
): Promise<void> {
  const blocks = await blocksIn({ ...section, id, name, version }).catch(() => null);
  if (!blocks) return;
  const done = putShared(editor, id, blocks);
  if (done === 'put') announce(say(sharing.added, { name, n: blocks.length }));
  else toast.warning(say(sharing[done], { name }));
}

/** Puts copies of a section's blocks at an index, or after the selection. */
export async function addSection(
  { editor, announce }: Workbench,
  section: PageSection,
  say: Say,
  at?: number,
): Promise<void> {
  const blocks = await blocksIn(section).catch(() => null);
  if (!blocks) return;
  const before = editor.page.getState().order.length;
  editor.paste(blocks, at);
  const added = editor.page.getState().order.length - before;
  announce(say(texts.added, { name: section.name, n: added }));
  if (added < blocks.length) toast.warning(say(texts.partly, { n: blocks.length - added }));
}
