import { useEffect, useRef, useState } from 'react';
import { randomKey } from '#browser/random-key.ts';
import { useSay } from '../app/language.ts';
import { goTo } from '../app/route.ts';
import { queueChanged, sendNow } from '../app/run.ts';
import { useApp } from '../app/state.ts';
import { texts } from '../app/texts.ts';
import type { Database } from '../queue/database.ts';
import { addItem, itemsOfJob, takeBack } from '../queue/queue.ts';
import { Scanned, type Row } from './Scanned.tsx';
import { ScanInput } from './ScanInput.tsx';
import { nameOf, newItem, readCode, useKept, useSaid, useTurns } from './use-job.ts';

type SingleJobProps = { action: 'receive' | 'pick' | 'count'; target: number | null };
type Entry = Row & { seq: number | null; at: string };

/** Reads the open job of this kind, or begins one. */
async function openJob(database: Database, owner: string, name: string) {
  const found = (await database.get('kept', name)) as string | undefined;
  const job = found ?? randomKey();
  if (!found) await database.put('kept', job, name);
  const { kept, done } = await itemsOfJob(database, owner, job);
  const entries: Entry[] = [
    ...kept.map(({ seq, item, state, is_sent, msg }) => ({
      key: item.client_id,
      seq: is_sent ? null : seq,
      at: item.at,
      code: item.codes[0]!,
      state: state === 'refused' ? state : is_sent ? ('sent' as const) : ('waiting' as const),
      msg,
    })),
    ...done.map(({ client_id, codes, done_at }) => ({
      key: client_id,
      seq: null,
      at: new Date(done_at).toISOString(),
      code: codes[0]!,
      state: 'done' as const,
    })),
  ];
  return { job, entries: entries.toSorted((one, other) => (one.at < other.at ? 1 : -1)) };
}

type Opened = Awaited<ReturnType<typeof openJob>>;

/** Receive, pick and count: each scan is an item of its own, kept before it is shown. */
export function SingleJob({ action, target }: SingleJobProps) {
  const say = useSay();
  const owner = useApp((state) => state.who!.owner);
  const name = nameOf('job', owner, action, String(target ?? ''));
  const kept = useKept((from) => openJob(from, owner, name), name);
  if (!kept) return <p role="status">{say(texts.loading)}</p>;
  return <OpenJob key={name} {...{ action, target, name, kept }} />;
}

type OpenJobProps = SingleJobProps & { name: string; kept: Opened };

function OpenJob({ action, target, name, kept }: OpenJobProps) {
  const say = useSay();
  const database = useApp((state) => state.database)!;
  const { said, tell } = useSaid();
  const inTurn = useTurns();
  const [added, setAdded] = useState<readonly Entry[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const stored = new Set(kept.entries.map(({ key }) => key));
  const entries = [...added.filter(({ key }) => !stored.has(key)), ...kept.entries].filter(
    ({ key }) => !gone.includes(key),
  );
  // The next scan may come before this one is drawn.
  const known = useRef<readonly Entry[]>(entries);
  useEffect(() => {
    known.current = entries;
  });

  const scan = (text: string) =>
    void inTurn(async () => {
      const code = readCode(text);
      if (code === null) return tell('bad', texts.job.tooLong);
      if (known.current.some((one) => one.code === code && one.state !== 'refused'))
        return tell('bad', texts.job.twice, { code });
      const where = action === 'count' ? { count_id: target } : { shipment_id: target };
      const item = newItem(kept.job, action, [code], where);
      try {
        const seq = await addItem(database, item);
        const { client_id: key, at } = item.item;
        const entry: Entry = { key, seq, at, code, state: 'waiting' };
        known.current = [entry, ...known.current];
        setAdded((now) => [entry, ...now]);
      } catch {
        return tell('bad', texts.job.notKept);
      }
      tell('good', { zh_CN: code, en: code, zh_TW: code });
      return queueChanged();
    });
  const remove = (entry: Entry) =>
    void inTurn(async () => {
      const { code, key, seq } = entry;
      if (seq === null || !(await takeBack(database, seq)))
        return tell('bad', texts.job.tooLate, { code });
      setGone((now) => [...now, key]);
      known.current = known.current.filter((one) => one.key !== key);
      setAdded((now) => now.filter((one) => one.key !== key));
      tell('good', texts.job.removed, { code });
      return queueChanged();
    });
  const finish = () =>
    void inTurn(async () => {
      await database.delete('kept', name);
      void sendNow();
      goTo();
    });

  const rows = entries.map((entry) => ({
    ...entry,
    ...(entry.seq === null ? {} : { remove: () => remove(entry) }),
  }));
  return (
    <>
      <ScanInput onCode={scan} said={said} />
      <Scanned rows={rows} total={entries.filter(({ state }) => state !== 'refused').length} />
      <div className="foot">
        <button type="button" className="main" onClick={finish}>
          {say(texts.job.finish)}
        </button>
      </div>
    </>
  );
}
