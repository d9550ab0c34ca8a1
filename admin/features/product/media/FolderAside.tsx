import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { PencilIcon, PlusIcon, RemoveIcon } from '#admin/ui/icons.tsx';
import { Aside, AsideRow, AsideTool } from '#admin/ui/list/Aside.tsx';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { mediaFolderCalls, type MediaFolder } from '#contract/features/product/media/contract.ts';
import { FolderForm } from './FolderForm.tsx';
import { mediaPageTexts } from './texts.ts';
import { useFolder, useFolders } from './use-folder.ts';

const texts = mediaPageTexts.folders;

/** The folders; one of them filters the list of pictures. */
export function FolderAside() {
  const say = useSay();
  const can = useCan();
  const { chosen, choose } = useFolder();
  const [opened, setOpened] = useState<MediaFolder | 'new' | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const query = useFolders();
  const ask = ({ id, name, pictures }: MediaFolder) =>
    setQuestion({
      title: say(texts.remove, { name }),
      text: say(texts.removeAsk, { n: pictures }),
      verb: say(mediaPageTexts.delete),
      isDanger: true,
      run: async () => {
        toast.success((await api(mediaFolderCalls.delete, { ids: [id] })).msg);
        if (chosen === id) choose(null);
        await refreshList('media');
      },
    });
  const row = (folder: MediaFolder) => {
    const { id, name, pictures } = folder;
    return (
      <li key={id}>
        <AsideRow
          isChosen={chosen === id}
          onChoose={() => choose(id)}
          title={name}
          tools={
            <>
              {can({ has: 'product:media:edit' }) && (
                <AsideTool
                  label={say(texts.rename, { name })}
                  icon={<PencilIcon size={14} />}
                  onClick={() => setOpened(folder)}
                />
              )}
              {can({ has: 'product:media:delete' }) && (
                <AsideTool
                  label={say(texts.remove, { name })}
                  icon={<RemoveIcon size={14} />}
                  onClick={() => ask(folder)}
                />
              )}
            </>
          }
        >
          <span>{name}</span>
          <small>{pictures}</small>
        </AsideRow>
      </li>
    );
  };
  return (
    <>
      <Aside
        title={say(texts.title)}
        query={query}
        tool={
          can({ has: 'product:media:add' }) && (
            <AsideTool
              label={say(texts.add)}
              icon={<PlusIcon size={16} />}
              onClick={() => setOpened('new')}
            />
          )
        }
      >
        {(folders) => (
          <ul>
            <li>
              <AsideRow isChosen={chosen === null} onChoose={() => choose(null)}>
                <span>{say(texts.all)}</span>
              </AsideRow>
            </li>
            {folders.map(row)}
          </ul>
        )}
      </Aside>
      <ConfirmDialog
        isOpen={question !== null}
        resource="mediaFolder"
        question={question}
        onClose={() => setQuestion(null)}
      />
      {opened && (
        <FolderForm
          record={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
          onSaved={(made) => {
            void refreshList('mediaFolder');
            void refreshList('media');
            if (opened === 'new' && made) choose(made.id);
          }}
        />
      )}
    </>
  );
}
