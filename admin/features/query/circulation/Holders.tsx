import { useLanguage, useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { PlainTable } from '#admin/ui/show/PlainTable.tsx';
import { Quantity } from '#admin/ui/show/Quantity.tsx';
import type { Holding } from '#contract/features/query/circulation/contract.ts';
import { languageTags } from '#contract/language.ts';
import { Dwell } from './Dwell.tsx';
import { HolderName } from './HolderName.tsx';
import { circulationPageTexts as texts } from './texts.ts';

const { heads } = texts;

/** Who has them now, how many, and for how long. */
export function Holders({ now }: { now: Holding }) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  if (now.total === 0)
    return (
      <Panel title={say(texts.where)}>
        <EmptyState compact title={say(texts.nowhere)} />
      </Panel>
    );
  return (
    <Panel
      title={say(texts.where)}
      note={say(texts.whereNote, {
        total: now.total.toLocaleString(tag),
        way: now.on_way.toLocaleString(tag),
      })}
    >
      <PlainTable
        label={say(texts.where)}
        heads={[heads.holder, heads.units, heads.onWay, heads.average]}
      >
        {now.holders.map((holder) => (
          <tr key={`${holder.kind}${holder.id}`}>
            <th scope="row">
              <HolderName {...holder} />
            </th>
            <td>
              <Quantity value={holder.units} />
            </td>
            <td>
              <Quantity value={holder.on_way} />
            </td>
            <td>
              <Dwell seconds={holder.seconds} />
            </td>
          </tr>
        ))}
      </PlainTable>
    </Panel>
  );
}
