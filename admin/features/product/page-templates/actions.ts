import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { saveBlob } from '#admin/ui/list/download.ts';
import type { RowAction } from '#admin/ui/list/types.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import {
  pageTemplateCalls,
  type PageTemplate,
} from '#contract/features/product/page-templates/contract.ts';
import { pagesTexts as texts } from './texts.ts';

/** What is open over the list, and for which page. */
export type Opened = {
  what: 'publish' | 'versions' | 'figures' | 'trial' | 'uses' | 'rename' | 'duplicate' | 'keep';
  page: PageTemplate;
};

const send = (move: 'unschedule' | 'withdraw') => async (page: PageTemplate) => {
  const { id, version } = page;
  toast.success((await api(pageTemplateCalls[move], { id, version })).msg);
};

/** Saves what is in the draft as a file, to be brought in elsewhere. */
async function exportFile({ id, name }: PageTemplate): Promise<void> {
  const [{ data }, { writePage }] = await Promise.all([
    api(pageTemplateCalls.info, { id }),
    import('#blocks/page-file.ts'),
  ]);
  const text = writePage(data.document as unknown as PageDocument);
  saveBlob(
    new Blob([text], { type: 'application/json' }),
    `${name.replaceAll(/[/\\]/g, '-')}.json`,
  );
  toast.success(sayNow(texts.exported));
}

/** What can be done with a page, the usual first. */
export function rowActions(
  open: (opened: Opened) => void,
  design: (page: PageTemplate) => void,
): RowAction<PageTemplate>[] {
  const opens = (what: Opened['what']) => (page: PageTemplate) => open({ what, page });
  const { actions, confirm } = texts;
  const mayPublish = 'product:page:publish';
  return [
    { key: 'design', label: actions.design, can: 'product:page:edit', run: design },
    { key: 'publish', label: actions.publish, can: mayPublish, run: opens('publish') },
    { key: 'versions', label: actions.versions, run: opens('versions') },
    { key: 'figures', label: actions.figures, run: opens('figures') },
    { key: 'trial', label: actions.trial, run: opens('trial') },
    { key: 'uses', label: actions.uses, can: mayPublish, run: opens('uses') },
    { key: 'rename', label: actions.rename, can: 'product:page:edit', run: opens('rename') },
    {
      key: 'duplicate',
      label: actions.duplicate,
      can: 'product:page:add',
      run: opens('duplicate'),
    },
    { key: 'keep', label: actions.keep, can: 'product:page:add', run: opens('keep') },
    { key: 'export', label: actions.export, run: exportFile },
    {
      key: 'unschedule',
      label: actions.unschedule,
      can: mayPublish,
      shown: ({ scheduled }) => scheduled !== null,
      confirm: ({ name }) => sayNow(confirm.unschedule, { name }),
      run: send('unschedule'),
    },
    {
      key: 'withdraw',
      label: actions.withdraw,
      can: mayPublish,
      aside: true,
      shown: ({ published }) => published !== null,
      confirm: ({ name }) => sayNow(confirm.withdraw, { name }),
      run: send('withdraw'),
    },
  ];
}
