import { useSay } from '#admin/app/language.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { warrantyTones } from '#admin/ui/warranties/tones.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { warrantyMoves } from '#contract/features/sale/warranties/moves.ts';
import type { IdentifierFound } from './found.ts';
import { queryPageTexts } from './texts.ts';
import styles from './query.module.css';

const texts = queryPageTexts.warranty;

/** The warranty and its end; the consumer is masked. */
export function WarrantyFacts({ warranty }: Pick<IdentifierFound, 'warranty'>) {
  const say = useSay();
  if (!warranty) return <p className={styles.none}>{say(texts.none)}</p>;
  return (
    <Facts>
      <Fact label={identifierTexts.fields.state}>
        <StateDot tone={warrantyTones[warranty.state]}>
          {say(warrantyMoves.states[warranty.state])}
        </StateDot>
      </Fact>
      <Fact label={texts.until}>
        <DateTime at={warranty.expire_time} precision="day" />
      </Fact>
      <Fact label={texts.from}>
        <DateTime at={warranty.active_time} />
      </Fact>
      <Fact label={texts.owner}>{warranty.name}</Fact>
      <Fact label={texts.mobile}>{warranty.mobile}</Fact>
    </Facts>
  );
}
