import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useEffect } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import {
  stationCalls,
  type CodedStation,
} from '#contract/features/trace/print-stations/contract.ts';
import { stationTexts } from '#contract/features/trace/print-stations/texts.ts';
import { limits } from '#contract/limits.ts';
import { printControl } from '#contract/print-control.ts';
import { stationsPageTexts } from './texts.ts';
import styles from './stations.module.css';

const texts = stationsPageTexts.code;
const lookEvery = 2_000;

/** A pairing code, and whether it has been used. */
export function CodeDialog({ made, onClose }: { made: CodedStation; onClose: () => void }) {
  const say = useSay();
  const { data: state } = useQuery({
    queryKey: ['printStation', 'pairing', made.id],
    queryFn: async ({ signal }) =>
      (await api(stationCalls.info, { id: made.id }, { signal, quiet: true })).data.station_state,
    refetchInterval: lookEvery,
  });
  const isPaired = state === 'online';
  useEffect(() => {
    if (isPaired) void refreshList('printStation');
  }, [isPaired]);
  const given = new URLSearchParams({ server: location.origin, code: made.code });
  return (
    <Modal
      open
      title={say(texts.title, { name: made.name })}
      width={limits.dialogWidths.medium}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button
          key="here"
          href={`${printControl.address}/#${given.toString()}`}
          target="_blank"
          rel="noopener"
        >
          {say(texts.here)}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {say(texts.done)}
        </Button>,
      ]}
    >
      <p className={styles.line}>{say(texts.line)}</p>
      <p className={styles.code}>
        <CodeText code={made.code} grouped />
      </p>
      <dl className={styles.facts}>
        <dt>{say(texts.server)}</dt>
        <dd>
          <CodeText code={location.origin} />
        </dd>
      </dl>
      <p aria-live="polite">
        <StateDot tone={isPaired ? 'good' : 'busy'}>
          {say(isPaired ? texts.paired : stationTexts.states.waiting)}
        </StateDot>
      </p>
    </Modal>
  );
}
