import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { PlusIcon, RemoveIcon } from '#admin/ui/icons.tsx';
import { UploadIcon } from '#admin/ui/upload/icons.tsx';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import type { PageDocument } from '#blocks/kit/document.ts';
import { readPage } from '#blocks/page-file.ts';
import { starters } from '#blocks/starters/list.ts';
import { limits } from '#contract/limits.ts';
import {
  pageStarterCalls,
  type PageStarter,
} from '#contract/features/product/page-starters/contract.ts';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import { StarterCard } from './StarterCard.tsx';
import { OwnStarter } from './OwnStarter.tsx';
import { StillPage } from '#admin/designer/look/StillPage.tsx';
import { newPageTexts as texts } from './texts.ts';
import styles from './gallery.module.css';

/** The content of a new page; undefined for a blank one. */
export type Starter = { key: string; document: PageDocument | null };

const width = 132;

type StarterGalleryProps = {
  kind: PageKind;
  chosen: string;
  onChoose: (begin: Starter) => void;
};

/** All starting points with thumbnails. */
export function StarterGallery({ kind, chosen, onChoose }: StarterGalleryProps) {
  const say = useSay();
  const can = useCan();
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; document: PageDocument } | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const own = useQuery({
    queryKey: ['pageStarter', 'index', kind],
    queryFn: async ({ signal }) => {
      const asked = { kind, limit: limits.pageSizes.at(-1) };
      return (await api(pageStarterCalls.index, asked, { signal })).data;
    },
  });
  const shipped = starters.filter((one) => one.kind === kind);

  const bringIn = async (given: File | undefined) => {
    if (!given) return;
    const { page, fault } = readPage(await given.text());
    if (fault) {
      toast.error(say(fault));
      return;
    }
    setFile({ name: given.name, document: page });
    onChoose({ key: 'file', document: page });
  };
  const remove = ({ id, name }: PageStarter) =>
    setQuestion({
      title: say(texts.remove, { name }),
      text: say(texts.removeAsk, { name }),
      verb: say(texts.remove, { name }),
      isDanger: true,
      run: async () => {
        toast.success((await api(pageStarterCalls.delete, { ids: [id] })).msg);
        if (chosen === `own-${id}`) onChoose({ key: 'empty', document: null });
      },
    });

  return (
    <fieldset className={styles.gallery}>
      <legend>{say(texts.begin)}</legend>
      <input
        ref={picker}
        type="file"
        // Inline, because the form's style would show hidden elements.
        style={{ display: 'none' }}
        accept=".json,application/json"
        aria-label={say(texts.file)}
        onChange={({ target }) => {
          void bringIn(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className={styles.cards}>
        <StarterCard
          name={say(texts.empty)}
          line={say(texts.emptyLine)}
          isChosen={chosen === 'empty'}
          onChoose={() => onChoose({ key: 'empty', document: null })}
        >
          <PlusIcon size={28} />
        </StarterCard>
        <StarterCard
          name={file?.name ?? say(texts.file)}
          line={file ? say(texts.read, { n: file.document.order.length }) : say(texts.fileLine)}
          isChosen={chosen === 'file'}
          onChoose={() => picker.current?.click()}
        >
          {file ? (
            <StillPage document={file.document} name={file.name} width={width} />
          ) : (
            <UploadIcon size={28} />
          )}
        </StarterCard>
        {shipped.map(({ key, name, line, document }) => (
          <StarterCard
            key={key}
            name={say(name)}
            line={say(line)}
            isChosen={chosen === key}
            onChoose={() => onChoose({ key, document })}
          >
            <StillPage document={document} name={say(name)} width={width} />
          </StarterCard>
        ))}
      </div>
      {own.data && own.data.length > 0 && (
        <>
          <h3>{say(texts.own)}</h3>
          <div className={styles.cards}>
            {own.data.map((one) => (
              <OwnStarter
                key={one.id}
                starter={one}
                width={width}
                isChosen={chosen === `own-${one.id}`}
                onChoose={(document) => onChoose({ key: `own-${one.id}`, document })}
                tool={
                  can({ has: 'product:page:delete' }) && (
                    <button
                      type="button"
                      className={styles.remove}
                      aria-label={say(texts.remove, { name: one.name })}
                      onClick={() => remove(one)}
                    >
                      <RemoveIcon size={16} />
                    </button>
                  )
                }
              />
            ))}
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={question !== null}
        resource="pageStarter"
        question={question}
        onClose={() => setQuestion(null)}
      />
    </fieldset>
  );
}
