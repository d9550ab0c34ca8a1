import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { getList, post } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { part } from '#admin/app/part.tsx';
import { toast } from '#admin/app/toast.ts';
import { PencilIcon, PlusIcon, RemoveIcon } from '#admin/ui/icons.tsx';
import type { Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import type { Dictionary } from '#contract/features/system/dictionary/contract.ts';
import { limits } from '#contract/limits.ts';
import { dictionaryPageTexts as texts } from './texts.ts';
import { useChosen } from './use-chosen.ts';
import styles from './dictionary.module.css';

const DictionaryForm = part(async () => (await import('./DictionaryForm.tsx')).DictionaryForm);
const ConfirmDialog = part(
  async () => (await import('#admin/ui/list/ConfirmDialog.tsx')).ConfirmDialog,
);

/** The dictionaries: one of them narrows the list of options. */
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
      return (await getList<Dictionary>('dict/index', { limit: limits.listMax }, options)).data;
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
        toast.success((await post('dict/delete', { ids: [dict.id] })).msg);
        if (code === dict.code) choose(null);
        await refreshList('dictData');
      },
    });
  };
  const item = (dict: Dictionary) => {
    const name = say(dict.name);
    const tool = (label: string, icon: React.ReactNode, act: () => void) => (
      <Button type="text" size="small" icon={icon} aria-label={label} title={label} onClick={act} />
    );
    return (
      <li key={dict.id} className={styles.row}>
        <button
          type="button"
          className={styles.item}
          aria-current={code === dict.code}
          onClick={() => choose(dict.code)}
        >
          <span>{name}</span>
          <small>
            {dict.code} · {dict.options}
          </small>
        </button>
        {can({ has: 'system:dict:edit' }) &&
          tool(say(texts.editOne, { name }), <PencilIcon size={14} />, () => setOpened(dict))}
        {!dict.is_shipped &&
          can({ has: 'system:dict:delete' }) &&
          tool(say(texts.deleteOne, { name }), <RemoveIcon size={14} />, () => askDelete(dict))}
      </li>
    );
  };
  return (
    <nav className={styles.aside} aria-label={say(texts.title)}>
      <header>
        <h2>{say(texts.title)}</h2>
        {can({ has: 'system:dict:add' }) && (
          <Button
            type="text"
            size="small"
            icon={<PlusIcon size={16} />}
            aria-label={say(texts.add)}
            title={say(texts.add)}
            onClick={() => setOpened('new')}
          />
        )}
      </header>
      <Loaded query={query} skeleton={<div className={styles.skeleton} />}>
        {(dicts) => (
          <ul>
            <li className={styles.row}>
              <button
                type="button"
                className={styles.item}
                aria-current={code === null}
                onClick={() => choose(null)}
              >
                <span>{say(texts.all)}</span>
              </button>
            </li>
            {dicts.map(item)}
          </ul>
        )}
      </Loaded>
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
    </nav>
  );
}
