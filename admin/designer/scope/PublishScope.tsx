import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { pageTrialCalls } from '#contract/features/product/page-templates/trials.ts';
import { comma } from '#contract/text.ts';
import { ScopeEffect } from './ScopeEffect.tsx';
import { ScopeFields, usesOf, type Use } from './ScopeFields.tsx';
import { scopeTexts as texts } from './texts.ts';
import styles from './scope.module.css';

type PublishScopeProps = {
  page: Pick<PageTemplateInfo, 'id' | 'published' | 'use_list'>;
  /** Null while the assignments stay. */
  chosen: readonly Use[] | null;
  onChoose: (chosen: readonly Use[] | null) => void;
  /** A page that goes live later cannot be assigned before. */
  isLater: boolean;
};

/** What a page will be shown for once it is published, to be seen and changed on the way. */
export function PublishScope({ page, chosen, onChoose, isLater }: PublishScopeProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(page.use_list.length === 0);
  const uses = (isLater ? null : chosen) ?? page.use_list;
  const names = uses.map(({ name }) => name).join(say(comma));
  const toggle = () => {
    if (isOpen) onChoose(null);
    setOpen(!isOpen);
  };
  return (
    <section className={styles.scope} aria-label={say(texts.title)}>
      <div className={styles.chosen}>
        <p>
          <span className={styles.hint}>{say(texts.title)} </span>
          {names || say(texts.uses.none)}
        </p>
        {!isLater && (chosen !== null || page.use_list.length > 0) && (
          <Button size="small" type="link" onClick={toggle}>
            {say(isOpen ? texts.keep : texts.change)}
          </Button>
        )}
      </div>
      {isOpen && !isLater && <ScopeFields chosen={uses} onChoose={onChoose} />}
      {isLater && uses.length === 0 && page.published === null && (
        <p className={styles.nobody}>{say(texts.first)}</p>
      )}
      <TrialNote page={page.id} isLater={isLater} />
      <ScopeEffect page={page.id} uses={usesOf(uses)} />
    </section>
  );
}

/** What publishing does to a trial that is running. */
function TrialNote({ page, isLater }: { page: number; isLater: boolean }) {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['pageTemplate', 'trials', page],
    queryFn: async ({ signal }) =>
      (await api(pageTrialCalls.trials, { id: page }, { signal, quiet: true })).data,
  });
  if (!data?.some((trial) => trial.end_time === null)) return null;
  return <p className={styles.nobody}>{say(isLater ? texts.trialLater : texts.trial)}</p>;
}
