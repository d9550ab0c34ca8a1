import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { receivingCalls } from '#contract/features/procure/receivings/contract.ts';
import type { LotGenealogy } from '#contract/features/trace/lots/contract.ts';
import { SerialList } from './SerialList.tsx';
import { materialUiTexts } from './texts.ts';
import styles from './materials.module.css';

const texts = materialUiTexts.receipt;

/** The receipt that a lot came with, and the supplier's serials in it, for those who may see receipts. */
export function Receipt({ receipt }: { receipt: LotGenealogy['receipt'] }) {
  const say = useSay();
  const can = useCan();
  if (!receipt) return null;
  const mayOpen = can({ has: receivingCalls.info.allow });
  return (
    <section className={styles.section} aria-label={say(texts.title)}>
      <h4>{say(texts.title)}</h4>
      <p className={styles.none}>
        {mayOpen ? (
          <Link to={`/procure/receiving?receiving=${receipt.id}`}>{receipt.code}</Link>
        ) : (
          receipt.code
        )}{' '}
        {say(texts.line, { line: receipt.line_no, n: receipt.serial_count })}
      </p>
      {mayOpen && receipt.serial_count > 0 && (
        <SerialList receiving={receipt.id} line={receipt.line_no} />
      )}
    </section>
  );
}
