import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { PlainTable } from '#admin/ui/show/PlainTable.tsx';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import { eventTexts } from '#contract/codes/events.ts';
import type { Stay } from '#contract/features/query/circulation/contract.ts';
import { circulationTexts } from '#contract/features/query/circulation/texts.ts';
import { Dwell } from './Dwell.tsx';
import { HolderName } from './HolderName.tsx';
import { circulationPageTexts as texts } from './texts.ts';

const { heads } = texts;
/** The lists in which the documents of events are. */
const documentPages: Partial<Record<Stay['began'], string>> = {
  ship: '/trace/shipment',
  transfer: '/trace/shipment',
  receive: '/trace/shipment',
  arrive: '/trace/shipment',
  sell: '/trace/sale',
  return: '/trace/return',
};

/** Who had an item, one after the other, where and for how long. */
export function Chain({ stays }: { stays: readonly Stay[] }) {
  const say = useSay();
  if (stays.length === 0)
    return (
      <Panel title={say(texts.chain)}>
        <EmptyState compact title={say(texts.noChain)} />
      </Panel>
    );
  return (
    <Panel title={say(texts.chain)}>
      <PlainTable
        label={say(texts.chain)}
        heads={[heads.holder, heads.place, heads.began, heads.from, heads.until, heads.dwell]}
      >
        {stays.map((stay, at) => (
          <tr key={at}>
            <th scope="row">
              <Holder {...stay} />
            </th>
            <td>{stay.place || '–'}</td>
            <td>
              {say(eventTexts[stay.began])} <Document {...stay} />
            </td>
            <td>
              <DateTime at={stay.from} />
            </td>
            <td>{stay.until ? <DateTime at={stay.until} /> : say(texts.now)}</td>
            <td>
              <Dwell seconds={stay.seconds} />
            </td>
          </tr>
        ))}
      </PlainTable>
    </Panel>
  );
}

function Holder({ kind, party, name }: Stay) {
  const say = useSay();
  const who = party ? <HolderName kind={party.kind} id={party.id} name={name} /> : name;
  if (kind !== 'way') return who;
  return (
    <>
      <div>{say(circulationTexts.stays.way)} →</div>
      <div>{who}</div>
    </>
  );
}

function Document({ began, document }: Stay) {
  const page = documentPages[began];
  if (!document || !page) return document;
  return (
    <ReachableLink to={`${page}?keyword=${encodeURIComponent(document)}`}>{document}</ReachableLink>
  );
}
