import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { packingCalls } from '#contract/features/trace/packing/contract.ts';
import { packingTabTexts as texts } from './texts.ts';
import { kindOf, type OpenBox } from './use-board.ts';
import styles from './packing.module.css';

const shown = 50;

/** What is in the open box or on the open pallet. */
export function BoxContents({
  box,
  onTree,
}: {
  box: OpenBox | null;
  onTree: (code: string) => void;
}) {
  const say = useSay();
  const code = box?.code ?? '';
  const { data } = useQuery({
    queryKey: ['packing', 'contents', code],
    queryFn: async ({ signal }) =>
      (await api(packingCalls.tree, { code, limit: shown }, { signal, quiet: true })).data,
    enabled: box !== null,
    placeholderData: keepPreviousData,
  });
  if (!box) return null;
  const tree = data?.item.code === code ? data : undefined;
  return (
    <section className={styles.contents}>
      <header>
        <h3>{say(texts.contents[kindOf(box)])}</h3>
        <Button
          type="link"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTree(code)}
        >
          {say(texts.whole)}
        </Button>
      </header>
      {tree && tree.count === 0 && <p>{say(texts.noContents)}</p>}
      {tree && tree.count > 0 && (
        <ul aria-label={say(texts.contents[kindOf(box)])}>
          {tree.down.map((one) => (
            <li key={one.id}>
              <CodeText code={one.code} copyable={false} />
              <span>{one.part_name}</span>
            </li>
          ))}
          {tree.count > shown && (
            <li>{say(texts.more, { n: formatQuantity(tree.count - shown) })}</li>
          )}
        </ul>
      )}
    </section>
  );
}
