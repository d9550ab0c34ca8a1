import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { use, useState } from 'react';
import { useStore } from 'zustand';
import { useCan } from '#admin/app/access.tsx';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import { openPage } from '#blocks/open.ts';
import { isAsShared } from '#blocks/shared.ts';
import { codes } from '#contract/envelope.ts';
import { pageSectionCalls } from '#contract/features/product/page-sections/contract.ts';
import type { Editor } from '../model/page-editor.ts';
import { SharedIcon } from './icons.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { detach, restoreShared } from './shared-blocks.ts';
import { SharingContext } from './sharing-context.ts';
import { sharingTexts } from './texts.ts';
import styles from './sharing.module.css';

const texts = sharingTexts.notice;

/** Tells that a block is shared with other pages, and brings changes to them. */
export function SharedNotice({ editor, block }: { editor: Editor; block: string }) {
  const section = useStore(editor.page, ({ blocks }) => blocks[block]?.shared?.section);
  return section === undefined ? null : <Notice key={section} editor={editor} section={section} />;
}

function Notice({ editor, section }: { editor: Editor; section: number }) {
  const say = useSay();
  const can = useCan();
  const sharing = use(SharingContext);
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['pageSection', 'shared', section],
    queryFn: async ({ signal }) => {
      const { data: info } = await api(
        pageSectionCalls.info,
        { id: section },
        { signal, quiet: true },
      );
      return { ...info, content: openPage(info.document as unknown as PageDocument) };
    },
    retry: false,
  });
  const isSame = useStore(
    editor.page,
    (page) => data === undefined || isAsShared(page, section, data.content),
  );
  // Without a connection nothing is known of it.
  const isGone = error instanceof ApiError && error.code === codes.notFound;
  if (!data && !isGone) return null;
  const leave = () => {
    detach(editor, section);
    toast.success(say(sharingTexts.detached));
  };
  return (
    <section className={styles.notice} data-changed={!isSame || isGone}>
      <h3>
        <SharedIcon size={16} />
        {say(texts.title, { name: data?.name ?? `#${section}` })}
      </h3>
      <p>{say(isGone ? texts.gone : isSame ? texts.same : texts.changed)}</p>
      <div className={styles.tools}>
        {data && !isSame && sharing && can({ has: pageSectionCalls.share.allow }) && (
          <Button size="small" type="primary" onClick={() => setOpen(true)}>
            {say(texts.update)}
          </Button>
        )}
        {data && !isSame && (
          <Button size="small" onClick={() => restoreShared(editor, section, data.content)}>
            {say(texts.restore)}
          </Button>
        )}
        <Button size="small" onClick={leave}>
          {say(texts.detach)}
        </Button>
      </div>
      {isOpen && data && sharing && (
        <ShareDialog
          editor={editor}
          section={data}
          sharing={sharing}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
