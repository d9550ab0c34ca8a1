import { Button, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import { pageTrialCalls } from '#contract/features/product/page-templates/trials.ts';
import { pageTrialPageTexts as texts } from './trial-texts.ts';
import styles from './figures.module.css';

/** The draft is listed among the versions under this number. */
const draft = 0;

/** Which version is tried against the published one, and how many products see it. */
export function TrialForm({ page }: { page: PageTemplateInfo }) {
  const say = useSay();
  const { isBusy, run } = useCommand('pageTemplate');
  const others = page.versions.filter(({ number }) => number !== page.published);
  const options = [
    ...(page.is_changed ? [{ value: draft, label: say(texts.draft) }] : []),
    ...others.map(({ number, note }) => ({
      value: number,
      label: [say(texts.nth, { n: number }), note].filter(Boolean).join(' · '),
    })),
  ];
  const [chosen, setChosen] = useState<number | null>(null);
  const [share, setShare] = useState<number | null>(50);
  const other = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value ?? null;
  const start = async () => {
    const { id, version } = page;
    const input = { id, version, other: other === draft ? null : other, share: share! };
    toast.success((await api(pageTrialCalls.startTrial, input)).msg);
  };
  return (
    <div className={styles.form}>
      {page.uses === 0 && <p className={styles.none}>{say(texts.unseen)}</p>}
      <label>
        {say(texts.other)}
        <Select
          value={other}
          options={options}
          aria-label={say(texts.other)}
          notFoundContent={null}
          onChange={setChosen}
        />
      </label>
      {other === null && <p className={styles.none}>{say(texts.alone)}</p>}
      {other === draft && <p className={styles.none}>{say(texts.draftHint)}</p>}
      <label>
        {say(texts.share)}
        <InputNumber<number>
          value={share}
          min={1}
          max={99}
          precision={0}
          suffix="%"
          aria-label={say(texts.share)}
          onChange={setShare}
        />
      </label>
      <Button
        type="primary"
        loading={isBusy}
        disabled={other === null || share === null}
        onClick={() => void run(start)}
      >
        {say(texts.start)}
      </Button>
    </div>
  );
}
