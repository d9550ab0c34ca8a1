import { Button, Radio, Skeleton } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { TickBox } from '#admin/ui/TickBox.tsx';
import { Pages } from '#admin/ui/list/Pages.tsx';
import { pictureAt } from '#contract/files.ts';
import type { Part } from '#contract/features/product/parts/contract.ts';
import { linkTexts } from './texts.ts';
import { partsOnPage, type useParts } from './use-parts.ts';
import styles from './link.module.css';

const texts = linkTexts.dialog;

type PartOptionsProps = {
  found: ReturnType<typeof useParts>;
  /** Single or multiple choice. */
  isMany: boolean;
  chosen: readonly number[];
  /** Why one cannot be chosen; null if it can. */
  refusal: (part: Part) => string | null;
  page: number;
  onPage: (page: number) => void;
  onTurn: (part: Part, isOn: boolean) => void;
};

/** The products to choose from, page by page. */
export function PartOptions(props: PartOptionsProps) {
  const { found, isMany, chosen, refusal, page, onPage, onTurn } = props;
  const say = useSay();
  if (found.isError)
    return (
      <div role="alert" className={styles.nothing}>
        <p>{found.error.message || say(texts.failed)}</p>
        <Button onClick={() => void found.refetch()}>{say(texts.retry)}</Button>
      </div>
    );
  if (!found.data)
    return (
      <div className={styles.options} role="status" aria-label={say(texts.loading)}>
        <Skeleton active title={false} paragraph={{ rows: 5, width: '100%' }} />
      </div>
    );
  if (found.data.data.length === 0) return <p className={styles.nothing}>{say(texts.nothing)}</p>;
  return (
    <>
      <ul className={styles.options} aria-label={say(texts.options)} aria-busy={found.isFetching}>
        {found.data.data.map((part) => {
          const reason = refusal(part);
          const box = { checked: chosen.includes(part.id), disabled: reason !== null };
          const words = <Option part={part} note={reason} />;
          return (
            <li key={part.id}>
              {isMany ? (
                <TickBox {...box} onChange={(isOn) => onTurn(part, isOn)}>
                  {words}
                </TickBox>
              ) : (
                <Radio {...box} onChange={({ target }) => onTurn(part, target.checked)}>
                  {words}
                </Radio>
              )}
            </li>
          );
        })}
      </ul>
      {found.data.count > partsOnPage && (
        <Pages page={page} limit={partsOnPage} count={found.data.count} onTurn={onPage} />
      )}
    </>
  );
}

/** A product as it is shown to be chosen, and why it cannot be. */
const Option = ({ part, note }: { part: Part; note: string | null }) => (
  <span className={styles.option}>
    {part.image ? (
      <img src={pictureAt(part.image, 96)} alt="" loading="lazy" />
    ) : (
      <i aria-hidden="true" />
    )}
    <span>
      <strong>{part.name}</strong>
      <small>{note ?? [part.code, part.model].filter(Boolean).join(' · ')}</small>
    </span>
  </span>
);
