import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { batchSource, partSource } from '#admin/ui/form/sources.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { permissionOf } from '#admin/ui/list/types.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import {
  pageTemplateCalls,
  type PageTarget,
  type PageTemplate,
  type PageTemplateInfo,
  type PageUse,
} from '#contract/features/product/page-templates/contract.ts';
import { limits } from '#contract/limits.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import { ManyPicker, type Picked } from './ManyPicker.tsx';
import { AssignmentEffect } from './AssignmentEffect.tsx';
import { usesTexts as texts } from './texts.ts';
import { usePage } from './use-page.ts';
import styles from './uses.module.css';

type UsesDialogProps = { page: PageTemplate; onClose: () => void };

/** The assignments of a page, and their effect. */
export function UsesDialog({ page, onClose }: UsesDialogProps) {
  const say = useSay();
  const query = usePage(page.id);
  if (query.data && query.data.published !== null)
    return <UsesForm page={query.data} onClose={onClose} />;
  return (
    <Modal
      open
      title={say(texts.title, { name: page.name })}
      width={limits.dialogWidths.medium}
      closable={{ 'aria-label': say(texts.close) }}
      onCancel={onClose}
      footer={null}
    >
      <Loaded query={query} skeleton={<div className={styles.skeleton} />}>
        {() => <p>{say(texts.first)}</p>}
      </Loaded>
    </Modal>
  );
}

type Chosen = { target: PageTarget; id: number; name: string };
const usesOf = (chosen: readonly Chosen[]): PageUse[] =>
  chosen.map(({ target, id }) => ({ target, target_id: target === 'company' ? null : id }));

function UsesForm({ page, onClose }: { page: PageTemplateInfo; onClose: () => void }) {
  const say = useSay();
  const can = useCan();
  const { isBusy, run } = useCommand('pageTemplate');
  const [chosen, setChosen] = useState<readonly Chosen[]>(() =>
    page.use_list.map(({ target, target_id: id, name }) => ({ target, id: id ?? 0, name })),
  );
  const of = (target: PageTarget) => chosen.filter((one) => one.target === target);
  const put = (target: PageTarget) => (picked: readonly Picked[]) =>
    setChosen([
      ...chosen.filter((one) => one.target !== target),
      ...picked.map((one) => ({ ...one, target })),
    ]);
  const save = async () => {
    const { id, version } = page;
    const answer = await api(pageTemplateCalls.assign, { id, version, uses: usesOf(chosen) });
    toast.success(answer.msg);
    onClose();
  };
  return (
    <VerbDialog
      title={say(texts.title, { name: page.name })}
      verb={say(texts.save)}
      width={640}
      isBusy={isBusy}
      onGo={() => void run(save)}
      onClose={onClose}
    >
      <p className={styles.line}>{say(texts.line)}</p>
      <div className={styles.fields}>
        <Checkbox
          checked={of('company').length > 0}
          onChange={({ target }) =>
            put('company')(target.checked ? [{ id: 0, name: say(texts.company) }] : [])
          }
        >
          {say(texts.company)} <small className={styles.hint}>{say(texts.companyHint)}</small>
        </Checkbox>
        {can({ has: 'product:category:view' }) && (
          <CategoryPicker picked={of('category')} onPick={put('category')} />
        )}
        {can({ has: permissionOf(partSource.index) }) && (
          <ManyPicker
            label={texts.parts}
            source={partSource}
            picked={of('part')}
            onPick={put('part')}
          />
        )}
        {can({ has: permissionOf(batchSource.index) }) && (
          <ManyPicker
            label={texts.batches}
            source={batchSource}
            picked={of('batch')}
            onPick={put('batch')}
          />
        )}
      </div>
      <AssignmentEffect page={page.id} uses={usesOf(chosen)} />
    </VerbDialog>
  );
}
