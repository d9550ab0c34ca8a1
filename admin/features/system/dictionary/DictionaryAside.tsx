import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { PencilIcon, PlusIcon, RemoveIcon } from '#admin/ui/icons.tsx';
import { Aside, AsideRow, AsideTool } from '#admin/ui/list/Aside.tsx';
import type { Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { dictCalls, type Dictionary } from '#contract/features/system/dictionary/contract.ts';
import { limits } from '#contract/limits.ts';
import { dictionaryPageTexts as texts } from './texts.ts';
import { useChosen } from './use-chosen.ts';

const DictionaryForm = lazyComponent(
  async () => (await import('./DictionaryForm.tsx')).DictionaryForm,
);
const ConfirmDialog = lazyComponent(
  async () => (await import('#admin/ui/list/ConfirmDialog.tsx')).ConfirmDialog,
);

/** The dictionaries; one of them filters the list of options. */
export function DictionaryAside() {
  const say = useSay();
  const can = useCan();
  const { code, choose } = useChosen();
  const [opened, setOpened] = useState<Dictionary | 'new' | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const query = useQuery({
    queryKey: ['dict', 'all', 'rows'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await api(dictCalls.index, { limit: limits.listMax }, options)).data;
    },
  });
  const askDelete = (dict: Dictionary) => {
    const name = say(dict.name);
    setQuestion({
      title: say(texts.deleteOne, { name }),
      text: say(texts.askDelete, { name, n: dict.options }),
      verb: say(texts.delete),
      isDanger: true,
      run: async () => {
        toast.success((await api(dictCalls.delete, { ids: [dict.id] })).msg);
        if (code === dict.code) choose(null);
        await refreshList('dictData');
      },
    });
  };
  const item = (dict: Dictionary) => {
    const name = say(dict.name);
    return (
      <li key={dict.id}>
        <AsideRow
          isChosen={code === dict.code}
          onChoose={() => choose(dict.code)}
          tools={
            <>
              {can({ has: 'system:dict:edit' }) && (
                <AsideTool
                  label={say(texts.editOne, { name })}
                  icon={<PencilIcon size={14} />}
                  onClick={() => setOpened(dict)}
                />
              )}
              {!dict.is_shipped && can({ has: 'system:dict:delete' }) && (
                <AsideTool
                  label={say(texts.deleteOne, { name })}
                  icon={<RemoveIcon size={14} />}
                  onClick={() => askDelete(dict)}
                />
              )}
            </>
          }
        >
          <span>{name}</span>
          <small>
            {dict.code} · {dict.options}
          </small>
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
          can({ has: 'system:dict:add' }) && (
            <AsideTool
              label={say(texts.add)}
              icon={<PlusIcon size={16} />}
              onClick={() => setOpened('new')}
            />
          )
        }
      >
        {(dicts) => (
          <ul>
            <li>
              <AsideRow isChosen={code === null} onChoose={() => choose(null)}>
                <span>{say(texts.all)}</span>
              </AsideRow>
            </li>
            {dicts.map(item)}
          </ul>
        )}
      </Aside>
      <ConfirmDialog
        isOpen={question !== null}
        resource="dict"
        question={question}
        onClose={() => setQuestion(null)}
      />
      {opened && (
        <DictionaryForm
          record={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
          onSaved={(made) => {
            void refreshList('dict');
            void refreshList('dictData');
            if (opened === 'new' && made) choose(made.code);
          }}
        />
      )}
    </>
  );
}
