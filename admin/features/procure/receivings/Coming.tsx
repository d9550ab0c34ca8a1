import { useSay } from '#admin/app/language.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { comma } from '#contract/text.ts';
import { useExpected } from './use-expected.ts';
import { receivingPageTexts } from './texts.ts';
import styles from './receivings.module.css';

const texts = receivingPageTexts.coming;

/** What a linked supplier has sent for the order. */
export function Coming() {
  const say = useSay();
  const data = useExpected();
  if (!data || data.shipments.length === 0) return null;
  return (
    <section className={styles.coming} aria-label={say(texts.title)}>
      <h4>{say(texts.title)}</h4>
      <ul>
        {data.shipments.map((one) => (
          <li key={one.code}>
            <b>{one.code}</b> {one.ship_time && <DateTime at={one.ship_time} />}{' '}
            {[one.carrier, one.tracking_no].filter(Boolean).join(' ')}
            <span>
              {one.parts
                .map(
                  (part) =>
                    say(texts.units, { part: part.part_name, n: part.units }) +
                    (part.received > 0 ? say(texts.received, { n: part.received }) : ''),
                )
                .join(say(comma))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
