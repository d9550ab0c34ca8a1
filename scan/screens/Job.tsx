import type { GatheredAction } from '#contract/features/scan/gathered/limits.ts';
import { gatheredTexts } from '#contract/features/scan/gathered/texts.ts';
import { useSay } from '../app/language.ts';
import { useApp } from '../app/state.ts';
import { texts } from '../app/texts.ts';
import { GroupJob } from './GroupJob.tsx';
import { Header } from './Header.tsx';
import { SingleJob } from './SingleJob.tsx';
import { Targets } from './Targets.tsx';

/** One job: where it needs a shipment or a stock count, that is chosen first. */
export function Job({ action, target }: { action: GatheredAction; target: string | undefined }) {
  const say = useSay();
  const type = useApp((state) => state.type);
  const work = useApp((state) => state.work);
  const title = say(gatheredTexts.actions[action]);
  if (!work?.actions.includes(action))
    return (
      <>
        <Header title={title} />
        <main>
          <p className="note">{say(texts.job.unknown)}</p>
        </main>
      </>
    );
  if (action === 'pack' || action === 'sell' || action === 'return')
    return (
      <>
        <Header title={title} />
        <main>
          <GroupJob key={action} action={action} />
        </main>
      </>
    );
  // A dealer's goods tell by themselves which shipment they came with; its stock count is found or opened.
  const isFree = type === 'dealer';
  if (!isFree && !target) return <Targets action={action} />;
  const id = isFree ? null : Number(target);
  const found = [...work.shipments, ...work.counts].find((one) => one.id === id);
  const line = isFree
    ? action === 'receive'
      ? say(texts.job.dealerReceive)
      : undefined
    : [found?.code, found && ('name' in found ? found.name : found.place)]
        .filter(Boolean)
        .join(' ');
  return (
    <>
      <Header title={title} line={line} />
      <main>
        <SingleJob key={`${action}-${target ?? ''}`} action={action} target={id} />
      </main>
    </>
  );
}
