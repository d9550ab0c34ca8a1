import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { Tick } from '#admin/ui/Tick.tsx';
import { exportColumnCalls } from '#contract/features/dashboard/export-columns/contract.ts';
import { limits } from '#contract/limits.ts';
import type { Text } from '#contract/text.ts';
import { showBytes } from '../download.ts';
import { spokenKey } from '../refresh.ts';
import { listTexts } from '../texts.ts';
import { resourceOf } from '../types.ts';
import {
  fieldsOf,
  keepExportChoice,
  readExportChoice,
  type ExportChoice,
  type Exported,
} from './choice.ts';
import { exportTexts as texts } from './texts.ts';
import { useExport } from './use-export.ts';
import styles from './export.module.css';

const ways = ['all', 'shown', 'chosen'] as const;

type ExportDialogProps = {
  one: Text;
  exported: Exported;
  isOfTicked: boolean;
  onClose: () => void;
};

/** Which rows and which columns are exported; the columns are remembered. */
export function ExportDialog({ one, exported, isOfTicked, onClose }: ExportDialogProps) {
  const { call, query, shown, count } = exported;
  // Rows may go while it is open; without any of them everything would be exported.
  const [{ ids }] = useState(exported);
  const resource = resourceOf(call);
  const say = useSay();
  const [onlyTicked, setOnlyTicked] = useState(isOfTicked);
  const [choice, setChoice] = useState<ExportChoice>(() => readExportChoice(resource));
  const columns = useQuery({
    queryKey: ['exportColumn', spokenKey, call.path],
    queryFn: async ({ signal }) =>
      (await api(exportColumnCalls.index, { path: call.path }, { signal, quiet: true })).data,
  });
  const { bytes, start, stop } = useExport(call);
  const known = columns.data?.map(({ field }) => field) ?? [];
  // In the order of the sheet, whatever was ticked first; those that are gone are forgotten.
  const ticked = known.filter((field) => choice.fields.includes(field));
  const asked = fieldsOf({ ...choice, fields: ticked }, shown).filter((field) =>
    known.includes(field),
  );
  const isBusy = bytes !== null;
  const isReady = (choice.columns === 'all' || asked.length > 0) && (!onlyTicked || ids.length > 0);
  const go = async () => {
    keepExportChoice(resource, { ...choice, fields: ticked });
    const isDone = await start({
      ...query,
      ...(choice.columns === 'all' ? {} : { fields: asked }),
      ...(onlyTicked ? { ids } : {}),
    });
    if (isDone) onClose();
  };
  const tick = (field: string, isTicked: boolean) =>
    setChoice({
      ...choice,
      fields: isTicked ? [...ticked, field] : ticked.filter((one) => one !== field),
    });
  return (
    <Modal
      open
      title={say(texts.title, { one: say(one) })}
      width={limits.dialogWidths.medium}
      closable={{ 'aria-label': say(listTexts.close) }}
      mask={{ closable: false }}
      onCancel={() => {
        stop();
        onClose();
      }}
      footer={[
        <Button key="cancel" onClick={isBusy ? stop : onClose}>
          {say(isBusy ? listTexts.export.cancel : listTexts.cancel)}
        </Button>,
        <Button
          key="go"
          type="primary"
          loading={isBusy}
          disabled={!isReady}
          onClick={() => void go()}
        >
          {say(listTexts.export.start)}
        </Button>,
      ]}
    >
      <div className={styles.dialog}>
        <fieldset disabled={isBusy}>
          <legend>{say(texts.rows)}</legend>
          <label>
            <input
              type="radio"
              name="rows"
              checked={!onlyTicked}
              onChange={() => setOnlyTicked(false)}
            />
            {count === undefined ? say(texts.filtered) : say(texts.filteredOf, { n: count })}
          </label>
          <label>
            <input
              type="radio"
              name="rows"
              checked={onlyTicked}
              disabled={ids.length === 0}
              onChange={() => setOnlyTicked(true)}
            />
            {say(texts.ticked, { n: ids.length })}
          </label>
        </fieldset>
        <fieldset disabled={isBusy}>
          <legend>{say(texts.columns)}</legend>
          {ways.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name="columns"
                checked={choice.columns === way}
                onChange={() => setChoice({ ...choice, columns: way })}
              />
              {say(texts[way])}
            </label>
          ))}
          {choice.columns === 'chosen' && (
            <div className={styles.columns}>
              {columns.data?.map(({ field, label }) => (
                <label key={field}>
                  <Tick
                    checked={ticked.includes(field)}
                    onChange={({ target }) => tick(field, target.checked)}
                  />
                  {label}
                </label>
              ))}
              {columns.isPending && say(listTexts.loading)}
              {columns.isError && <span role="alert">{say(texts.failed)}</span>}
            </div>
          )}
        </fieldset>
        <p role="status">
          {bytes === null
            ? say(texts.remembered)
            : bytes === 0
              ? say(listTexts.export.preparing)
              : say(listTexts.export.received, { size: showBytes(bytes) })}
        </p>
      </div>
    </Modal>
  );
}
