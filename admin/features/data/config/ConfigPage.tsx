import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { useAddress } from '#admin/ui/list/address.ts';
import type { Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { configCalls, type ConfigRow } from '#contract/features/data/config/contract.ts';
import { configTexts } from '#contract/features/data/config/texts.ts';
import { configuration } from '#contract/features/data/config/feature.ts';
import { MessagesPanel } from './MessagesPanel.tsx';
import { PartPanel } from './PartPanel.tsx';
import { configPageTexts as texts } from './texts.ts';
import styles from './config.module.css';

const ConfirmDialog = lazyComponent(
  async () => (await import('#admin/ui/list/ConfirmDialog.tsx')).ConfirmDialog,
);
const PartForm = lazyComponent(async () => (await import('./PartForm.tsx')).PartForm);
const lists = {
  sms: lazyComponent(async () => (await import('./SmsList.tsx')).SmsList),
  mail: lazyComponent(async () => (await import('./MailList.tsx')).MailList),
};
const kinds = ['sms', 'mail'] as const;
type Kind = (typeof kinds)[number];

/** The platform's settings by section; `?view=sms` and `?view=mail` show the messages. */
export function Page() {
  const can = useCan();
  const { search, change } = useAddress();
  const view = new URLSearchParams(search).get('view');
  const kind = kinds.find((one) => one === view && can({ has: `data:${one}:view` }));
  const show = (view: string | null) =>
    change(
      (params) => {
        for (const name of [...params.keys()]) params.delete(name);
        if (view) params.set('view', view);
      },
      { state: null },
    );
  if (!kind) return <Configuration onOpen={show} />;
  const List = lists[kind];
  return <List onBack={() => show(null)} />;
}

function Configuration({ onOpen }: { onOpen: (kind: Kind) => void }) {
  const say = useSay();
  const can = useCan();
  const query = useQuery({
    queryKey: ['config', spokenKey],
    queryFn: async ({ signal }) => (await api(configCalls.index, {}, { signal, quiet: true })).data,
  });
  return (
    <div className={styles.page}>
      <PageHeader title={configuration.title} line={say(configTexts.line)} />
      {kinds.map(
        (kind) =>
          can({ has: `data:${kind}:view` }) && (
            <MessagesPanel key={kind} kind={kind} onOpen={() => onOpen(kind)} />
          ),
      )}
      <Loaded query={query} skeleton={<PartsSkeleton />}>
        {(parts) => <Parts parts={parts} />}
      </Loaded>
    </div>
  );
}

function Parts({ parts }: { parts: readonly ConfigRow[] }) {
  const say = useSay();
  const [edited, setEdited] = useState<ConfigRow | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const reset = async ({ name, version }: ConfigRow) => {
    const { msg } = await api(configCalls.reset, { name, version }).finally(() =>
      refreshList('config'),
    );
    toast.success(msg);
  };
  const askReset = (part: ConfigRow) =>
    setQuestion({
      title: say(configTexts.parts[part.name].title),
      text: say(texts.askReset),
      verb: say(texts.reset),
      isDanger: true,
      run: () => reset(part),
    });
  return (
    <>
      <div className={styles.parts}>
        {parts.map((part) => (
          <PartPanel
            key={part.name}
            part={part}
            onEdit={() => setEdited(part)}
            onReset={() => askReset(part)}
          />
        ))}
      </div>
      <ConfirmDialog
        isOpen={question !== null}
        resource="config"
        question={question}
        onClose={() => setQuestion(null)}
      />
      {edited && <PartForm key={edited.name} part={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function PartsSkeleton() {
  return (
    <div className={styles.parts}>
      {[4, 2, 4, 5].map((rows, at) => (
        <Panel key={at}>
          <Skeleton active title={{ width: 140 }} paragraph={{ rows: rows + 1 }} />
        </Panel>
      ))}
    </div>
  );
}
