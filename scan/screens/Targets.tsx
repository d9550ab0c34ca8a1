import { useState } from 'react';
import { gatheredTexts } from '#contract/features/scan/gathered/texts.ts';
import { useSay } from '../app/language.ts';
import { goTo } from '../app/route.ts';
import { refresh } from '../app/run.ts';
import { useApp } from '../app/state.ts';
import { texts } from '../app/texts.ts';
import { Header } from './Header.tsx';
import { timeOf } from './time.ts';

type TargetsProps = { action: 'receive' | 'pick' | 'count' };

/** Which shipment or stock count, from what the server told last. */
export function Targets({ action }: TargetsProps) {
  const say = useSay();
  const work = useApp((state) => state.work)!;
  const [isBusy, setBusy] = useState(false);
  const isCount = action === 'count';
  const targets = isCount
    ? work.counts.map(({ id, code, place }) => ({ id, code, line: place, progress: '' }))
    : work.shipments
        .filter((one) => one.action === action)
        .map(({ id, code, name, units, done }) => ({
          id,
          code,
          line: name,
          progress: say(texts.targets.progress, { done, units }),
        }));
  return (
    <>
      <Header title={say(gatheredTexts.actions[action])} line={say(texts.targets[action])} />
      <main>
        {targets.length === 0 && (
          <p className="note">
            {say(isCount ? texts.targets.noCounts : texts.targets.noShipments)}
          </p>
        )}
        <ul className="targets">
          {targets.map(({ id, code, line, progress }) => (
            <li key={id}>
              <button type="button" onClick={() => goTo(action, id)}>
                <strong>{code}</strong>
                <span>{line}</span>
                {progress && <small>{progress}</small>}
              </button>
            </li>
          ))}
        </ul>
        <div className="line">
          <button
            type="button"
            disabled={isBusy}
            onClick={() => {
              setBusy(true);
              void refresh().finally(() => setBusy(false));
            }}
          >
            {say(texts.targets.refresh)}
          </button>
          <span className="hint">{say(texts.targets.told, { time: timeOf(work.told_at) })}</span>
        </div>
      </main>
    </>
  );
}
