import { Modal } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { ScopeEffect } from '#admin/designer/scope/ScopeEffect.tsx';
import { ScopeFields, usesOf, type Use } from '#admin/designer/scope/ScopeFields.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import {
  pageTemplateCalls,
  type PageTemplate,
  type PageTemplateInfo,
} from '#contract/features/product/page-templates/contract.ts';
import { limits } from '#contract/limits.ts';
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

function UsesForm({ page, onClose }: { page: PageTemplateInfo; onClose: () => void }) {
  const say = useSay();
  const { isBusy, run } = useCommand('pageTemplate');
  const [chosen, setChosen] = useState<readonly Use[]>(page.use_list);
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
      <ScopeFields chosen={chosen} onChoose={setChosen} />
      <div className={styles.effect}>
        <ScopeEffect page={page.id} uses={usesOf(chosen)} />
      </div>
    </VerbDialog>
  );
}
