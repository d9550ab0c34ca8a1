import { useQuery } from '@tanstack/react-query';
import { useSay } from '#admin/app/language.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import type { ExpectedOrder } from '#contract/features/procure/receivings/expected.ts';
import { receivingPageTexts } from './texts.ts';
import styles from './receivings.module.css';

const texts = receivingPageTexts.coming;
type ComingProps = { readExpected: (id: number, signal?: AbortSignal) => Promise<ExpectedOrder> };

/** What a linked supplier has sent for the order. */
export function Coming({ readExpected }: ComingProps) {
  const say = useSay();
  const id = useFieldValue('order_id');
  const { data } = useQuery({
    queryKey: ['receiving', 'coming', id],
    queryFn: ({ signal }) => readExpected(id as number, signal),
    enabled: typeof id === 'number',
    staleTime: 0,
  });
  if (typeof id !== 'number' || !data || data.shipments.length === 0) return null;
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
                .join('、')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
