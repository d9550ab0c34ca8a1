import { useEffect, useRef, useState } from 'react';
import { ApiError, networkCodes } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { DayField } from '#admin/ui/form/DayField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { downloadFile, showBytes } from '#admin/ui/list/download.ts';
import { codes } from '#contract/envelope.ts';
import { eventExport, traceQueryCalls } from '#contract/features/trace/query/contract.ts';
import { traceTexts } from '#contract/features/trace/query/texts.ts';
import { queryPageTexts } from './texts.ts';
import styles from './query.module.css';

const texts = queryPageTexts.events;
const hour = 3_600_000;
const quarter = hour / 4;

/** The last sealed day: over in Shanghai for at least a quarter of an hour. */
const lastSealed = () =>
  new Date(Date.now() + 8 * hour - 24 * hour - quarter).toISOString().slice(0, 10);

/** Exports all events of a day as a verifiable file. */
export function EventsDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [bytes, setBytes] = useState<number | null>(null);
  const [last] = useState(lastSealed);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const fetchEvents = async (asked: { day: string }) => {
    const own = new AbortController();
    stop.current = own;
    setBytes(0);
    try {
      const options = { signal: own.signal, onProgress: setBytes, quiet: true };
      const name = await downloadFile(traceQueryCalls.exportEvents, asked, options);
      return { code: codes.ok, msg: say(texts.saved, { name }), data: null };
    } catch (failure) {
      // If the user closed the dialog, no error is shown.
      if (own.signal.aborted) throw new ApiError({ code: networkCodes.timeout, msg: '' });
      throw failure;
    } finally {
      setBytes(null);
    }
  };
  return (
    <RecordForm
      resource="event/export"
      schema={eventExport}
      texts={traceTexts}
      title={texts.title}
      verb={texts.verb}
      record={null}
      blank={{ day: last }}
      shape="dialog"
      width="small"
      send={fetchEvents}
      onClose={onClose}
      onSaved={onClose}
    >
      <p className={styles.meaning}>{say(texts.meaning)}</p>
      <DayField field="day" to={last} hint={texts.hint} wide />
      {bytes !== null && (
        <p className={styles.coming} role="status">
          {bytes === 0 ? say(texts.preparing) : say(texts.received, { size: showBytes(bytes) })}
        </p>
      )}
    </RecordForm>
  );
}
