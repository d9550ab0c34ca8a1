import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import {
  historyLogCalls,
  type HistoryLog,
} from '#contract/features/system/history-log/contract.ts';
import { publicLog } from '#contract/public-log.ts';
import { CopyText } from './CopyText.tsx';
import { historyLogPageTexts as texts } from './texts.ts';
import styles from './history-log.module.css';

const ConfirmDialog = lazyComponent(
  async () => (await import('#admin/ui/list/ConfirmDialog.tsx')).ConfirmDialog,
);

/** The name and the keys of the log, as they are handed on; the key is changed here. */
export function LogPanel({ log }: { log: HistoryLog }) {
  const say = useSay();
  const can = useCan();
  const [isAsked, setIsAsked] = useState(false);
  const rotate = async () => {
    toast.success((await api(historyLogCalls.rotate, { number: log.key_number })).msg);
  };
  const question = {
    title: say(texts.rotateTitle),
    text: say(texts.rotateText),
    verb: say(texts.rotate),
    isDanger: true,
    run: rotate,
  };
  return (
    <Panel
      title={say(texts.own)}
      note={say(texts.ownLine)}
      extra={
        <span className={styles.tools}>
          <a href={publicLog.page} target="_blank" rel="noopener">
            {say(texts.verify)}
          </a>
          {log.head && can({ has: historyLogCalls.rotate.allow }) && (
            <Button size="small" danger onClick={() => setIsAsked(true)}>
              {say(texts.rotate)}
            </Button>
          )}
        </span>
      }
    >
      <Facts>
        <Fact label={texts.origin}>
          <CopyText text={log.origin} />
        </Fact>
        <Fact label={texts.keyNumber}>{log.key_number}</Fact>
        <Fact label={texts.address} wide>
          <CopyText text={log.address} />
        </Fact>
        <Fact label={texts.key} wide>
          <CopyText text={log.key} />
        </Fact>
        {log.old_keys.length > 0 && (
          <Fact label={texts.oldKeys} wide>
            {log.old_keys
              .map(({ end_time: time, ...old }) =>
                say(texts.oldKey, { ...old, time: showTime(time) }),
              )
              .join('\n')}
          </Fact>
        )}
      </Facts>
      <ConfirmDialog
        isOpen={isAsked}
        resource="historyLog"
        question={isAsked ? question : null}
        onClose={() => setIsAsked(false)}
      />
    </Panel>
  );
}
