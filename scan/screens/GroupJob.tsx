import { useState } from 'react';
import { useSay } from '../app/language.ts';
import { queueChanged, sendNow } from '../app/run.ts';
import { useApp } from '../app/state.ts';
import { texts } from '../app/texts.ts';
import type { BatchItem, Database } from '../queue/database.ts';
import { closeGroup } from '../queue/queue.ts';
import { BoxForm } from './BoxForm.tsx';
import { emptyGroup, writeGroup, type Group } from './group.ts';
import { ReturnForm } from './ReturnForm.tsx';
import { SaleForm } from './SaleForm.tsx';
import { Scanned } from './Scanned.tsx';
import { ScanInput } from './ScanInput.tsx';
import { mostCodes, nameOf, newItem, readCode, useKept, useSaid, useTurns } from './use-job.ts';

export type GroupAction = 'pack' | 'sell' | 'return';
/** Pack, sell and return: codes are gathered, kept one by one, and become one item when the group is finished. */
export function GroupJob({ action }: { action: GroupAction }) {
  const database = useApp((state) => state.database)!;
  const owner = useApp((state) => state.who!.owner);
  const name = nameOf('group', owner, action, '');
  const kept = useKept(
    async (from) => ((await from.get('kept', name)) as Group | undefined) ?? emptyGroup(),
    name,
  );
  const say = useSay();
  if (!kept) return <p role="status">{say(texts.loading)}</p>;
  return <OpenGroup key={name} {...{ action, name, database }} first={kept} />;
}

type OpenGroupProps = { action: GroupAction; name: string; database: Database; first: Group };

function OpenGroup({ action, name, database, first }: OpenGroupProps) {
  const say = useSay();
  const [group, setGroup] = useState(first);
  const [isClosing, setClosing] = useState(false);
  const { said, setSaid, tell } = useSaid();
  const inTurn = useTurns();

  // What is kept counts, not what is in view: the next scan may come before this one is drawn.
  const read = async () => ((await database.get('kept', name)) as Group | undefined) ?? group;
  /** Keeps the next standing, then shows it. */
  const put = async (change: (now: Group) => Group): Promise<boolean> => {
    const next = change(await read());
    try {
      await writeGroup(database, name, next);
    } catch {
      tell('bad', texts.job.notKept);
      return false;
    }
    setGroup(next);
    return true;
  };
  const scan = (text: string) =>
    void inTurn(async () => {
      const code = readCode(text);
      if (code === null) return tell('bad', texts.job.tooLong);
      const now = await read();
      const isBox = action === 'pack' && now.parent === null;
      if (now.parent === code) return tell('bad', texts.job.isBox, { code });
      if (now.codes.includes(code)) return tell('bad', texts.job.twice, { code });
      if (now.codes.length >= mostCodes) return tell('bad', texts.job.full, { n: mostCodes });
      const isKept = await put((one) =>
        isBox ? { ...one, parent: code } : { ...one, codes: [...one.codes, code] },
      );
      if (isKept) tell('good', { zh_CN: code, en: code, zh_TW: code });
      return undefined;
    });
  const remove = (code: string) =>
    void inTurn(async () => {
      const isKept = await put((now) => ({
        ...now,
        codes: now.codes.filter((one) => one !== code),
      }));
      if (isKept) tell('good', texts.job.removed, { code });
    });
  const close = (more: Partial<BatchItem>) =>
    inTurn(async () => {
      const now = await read();
      if (now.codes.length === 0) return;
      const next = emptyGroup();
      const item = newItem(now.job, action, now.codes, { parent: now.parent, ...more });
      try {
        await closeGroup(database, name, item, next);
      } catch {
        tell('bad', texts.job.notKept);
        return;
      }
      setGroup(next);
      setClosing(false);
      tell('good', texts.job.kept, { n: now.codes.length });
      await queueChanged();
      void sendNow();
    });

  const otherBox = () =>
    void inTurn(async () => {
      await put((now) => ({ ...now, parent: null }));
    });

  const isEmpty = group.codes.length === 0;
  if (isClosing && !isEmpty && action !== 'pack') {
    const Form = action === 'sell' ? SaleForm : ReturnForm;
    return (
      <Form
        count={group.codes.length}
        told={group.told}
        onDone={close}
        onBack={() => {
          setSaid(null);
          setClosing(false);
        }}
      />
    );
  }
  return (
    <>
      {action === 'pack' && <BoxForm parent={group.parent} onOther={otherBox} />}
      <ScanInput onCode={scan} said={said} />
      <Scanned
        total={group.codes.length}
        rows={group.codes
          .toReversed()
          .map((code) => ({ key: code, code, remove: () => remove(code) }))}
      />
      {action === 'pack' ? (
        <CloseBox disabled={isEmpty || group.parent === null} onClose={close} />
      ) : (
        <div className="foot">
          <button
            type="button"
            className="main"
            disabled={isEmpty}
            onClick={() => setClosing(true)}
          >
            {say(texts.job.next)}
          </button>
        </div>
      )}
    </>
  );
}

type CloseBoxProps = {
  disabled: boolean;
  onClose: (more: Partial<BatchItem>) => Promise<void>;
};

function CloseBox({ disabled, onClose }: CloseBoxProps) {
  const say = useSay();
  const [isPartial, setPartial] = useState(false);
  return (
    <div className="foot">
      <label className="check">
        <input
          type="checkbox"
          checked={isPartial}
          onChange={({ target }) => setPartial(target.checked)}
        />
        {say(texts.job.partial)}
      </label>
      <button
        type="button"
        className="main"
        disabled={disabled}
        onClick={() => void onClose({ is_partial: isPartial }).then(() => setPartial(false))}
      >
        {say(texts.job.closeBox)}
      </button>
    </div>
  );
}
