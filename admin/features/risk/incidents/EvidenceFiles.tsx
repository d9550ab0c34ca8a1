import { Button, Popconfirm } from 'antd';
import { useRef, useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api, sendForm, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { downloadFile } from '#admin/ui/preview/download-file.ts';
import type { PreviewFile } from '#admin/ui/preview/file.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { incidentCalls, type IncidentInfo } from '#contract/features/risk/incidents/contract.ts';
import { isUnsettled } from '#contract/features/risk/incidents/moves.ts';
import type { IncidentFile } from '#contract/features/risk/incidents/work.ts';
import { limits } from '#contract/limits.ts';
import { incidentsPageTexts as texts } from './texts.ts';
import styles from './incidents.module.css';

const FilePreview = lazyComponent(
  async () => (await import('#admin/ui/preview/FilePreview.tsx')).FilePreview,
);

/** The photos and PDF files gathered about an incident; may be added and removed until it is settled. */
export function EvidenceFiles({ incident }: { incident: IncidentInfo }) {
  const say = useSay();
  const can = useCan();
  const [at, setAt] = useState<number | null>(null);
  const { id, files } = incident;
  const mayChange = isUnsettled(incident.state) && can({ has: incidentCalls.addFile.allow });
  const shown = files.map((file): PreviewFile => ({ ...file, format: file.format }));
  const renew = async ({ id: file }: PreviewFile) =>
    (await api(incidentCalls.info, { id })).data.files.find((one) => one.id === file)?.url ?? '';
  const remove = async (file: IncidentFile) => {
    try {
      toast.success((await api(incidentCalls.removeFile, { id, file: file.id })).msg);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    }
    await refreshList('incident');
  };
  return (
    <section>
      <h3>{say(texts.files)}</h3>
      {files.length === 0 && <p className={styles.note}>{say(texts.noFiles)}</p>}
      <ul className={styles.files}>
        {files.map((file, place) => (
          <li key={file.id}>
            <button type="button" className={styles.file} onClick={() => setAt(place)}>
              {file.small ? (
                <img src={file.small} alt="" loading="lazy" />
              ) : (
                <span aria-hidden="true">PDF</span>
              )}
              <strong>{file.name}</strong>
            </button>
            <span className={styles.who}>
              {file.create_user} <DateTime at={file.create_time} />
            </span>
            {mayChange && (
              <Popconfirm
                title={say(texts.askRemove, { name: file.name })}
                okText={say(texts.remove)}
                okButtonProps={{ danger: true }}
                onConfirm={() => remove(file)}
              >
                <Button
                  type="text"
                  size="small"
                  danger
                  aria-label={say(texts.removeFile, { name: file.name })}
                >
                  {say(texts.remove)}
                </Button>
              </Popconfirm>
            )}
          </li>
        ))}
      </ul>
      {mayChange && <AddFiles id={id} />}
      {at !== null && (
        <FilePreview
          files={shown}
          at={at}
          onTurn={setAt}
          onClose={() => setAt(null)}
          onDownload={(file) =>
            void downloadFile({ url: file.url, name: file.name, renew: () => renew(file) })
          }
          renew={renew}
        />
      )}
    </section>
  );
}

/** Sends the chosen files one after the other. */
function AddFiles({ id }: { id: number }) {
  const say = useSay();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (files: readonly File[]) => {
    setBusy(true);
    try {
      for (const file of files) {
        const form = new FormData();
        // The fields come before the file.
        form.set('id', String(id));
        form.set('file', file, file.name);
        const { msg } = await sendForm(incidentCalls.addFile, form, {
          timeout: limits.uploadTimeout,
        });
        toast.success(msg);
      }
    } catch (failure) {
      // The call has told what went wrong.
      if (!(failure instanceof ApiError)) throw failure;
    } finally {
      setBusy(false);
      await refreshList('incident');
    }
  };
  return (
    <>
      <Button loading={isBusy} onClick={() => picker.current?.click()}>
        {say(isBusy ? texts.uploading : texts.addFile)}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        style={{ display: 'none' }}
        aria-label={say(texts.addFile)}
        accept="image/jpeg,image/png,image/gif,image/webp,application/pdf"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) void send(chosen);
        }}
      />
    </>
  );
}
