import { memo } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { Money } from '#admin/ui/show/Money.tsx';
import type { OrderLine } from '#contract/features/orders/sales-orders/contract.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { languageTags } from '#contract/language.ts';
import { orderUiTexts as texts } from './texts.ts';
import styles from './orders.module.css';

const { fields } = orderTexts;
const stages = ['planned', 'made', 'shipped', 'received'] as const;
/** What a dealer is told. */
const outside = ['shipped', 'received'] as const;

type LineProgressProps = { line: OrderLine; currency: string; isDealer: boolean };

/** One line of an order: the part, its price, and how far it has come. */
export const LineProgress = memo(({ line, currency, isDealer }: LineProgressProps) => {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const number = (n: number) => n.toLocaleString(languageTags[language]);
  const shown = isDealer ? outside : stages;
  const share = (n: number) => `${(Math.min(n, line.quantity) / line.quantity) * 100}%`;
  return (
    <li className={styles.line}>
      <span className={styles.part}>
        {line.part_name} <CodeText code={line.part_code} />
      </span>
      <span className={styles.price}>
        {line.price === null ? (
          <span className={styles.open}>{say(texts.noPrice)}</span>
        ) : (
          <Money cents={line.price} currency={currency} />
        )}
        {' × '}
        {number(line.quantity)}
      </span>
      <span className={styles.bar} aria-hidden="true">
        {shown.map((stage) => (
          <span key={stage} data-stage={stage} style={{ width: share(line[stage]) }} />
        ))}
      </span>
      <span className={styles.stages}>
        {shown.map((stage) => (
          <span key={stage} data-stage={stage}>
            {say(fields[stage])} <b>{number(line[stage])}</b>
          </span>
        ))}
      </span>
    </li>
  );
});
