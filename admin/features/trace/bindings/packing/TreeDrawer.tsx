import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { Pages } from '#admin/ui/list/Pages.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { IdentifierStateDot } from '#admin/ui/show/IdentifierState.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { packingCalls, type TreeNode } from '#contract/features/trace/packing/contract.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { packingTabTexts as texts } from './texts.ts';
import styles from './packing.module.css';

const perPage = 50;

/** One box, pallet or unit: where it is, and what is in it, a page at a time. */
export function TreeDrawer({ code: start, onClose }: { code: string; onClose: () => void }) {
  const say = useSay();
  const [place, setPlace] = useState({ code: start, page: 1 });
  const query = useQuery({
    queryKey: ['packing', spokenKey, 'tree', place],
    queryFn: async ({ signal }) =>
      (await api(packingCalls.tree, { ...place, limit: perPage }, { signal, quiet: true })).data,
    placeholderData: keepPreviousData,
  });
  const go = (code: string) => setPlace({ code, page: 1 });
  return (
    <RecordDrawer
      title={say(texts.treeTitle)}
      width={560}
      query={query}
      one={packingTexts.one}
      onClose={onClose}
    >
      {({ item, up, down, count, units }) => (
        <RecordParts>
          <section>
            <h3>{say(texts.where)}</h3>
            {up.length === 0 ? (
              <p>{say(texts.top)}</p>
            ) : (
              <ol className={styles.path}>
                {up.map((one) => (
                  <li key={one.id}>
                    <Step node={one} onGo={go} />
                  </li>
                ))}
              </ol>
            )}
          </section>
          <Facts>
            <Fact label={packingTexts.fields.code} wide>
              <CodeText code={item.code} />
            </Fact>
            <Fact label={packingTexts.fields.level}>{say(packingTexts.levels[item.level])}</Fact>
            <Fact label={packingTexts.fields.state}>
              <IdentifierStateDot state={item.state} />
            </Fact>
            <Fact label={packingTexts.fields.part_name}>{item.part_name}</Fact>
            {item.level !== 'unit' && (
              <Fact label={packingTexts.fields.filling}>
                {`${say(packingTexts.filling[item.filling])} ${filledOf(item)}`}
              </Fact>
            )}
          </Facts>
          {item.level !== 'unit' && (
            <section>
              <h3>
                {say(texts.inside, { n: formatQuantity(count) })}
                {item.level === 'pallet' &&
                  ` · ${say(texts.unitsInside, { n: formatQuantity(units) })}`}
              </h3>
              <ul className={styles.nodes}>
                {down.map((one) => (
                  <li key={one.id}>
                    <Step node={one} onGo={go} />
                    <span>{one.level === 'unit' ? one.batch_code : filledOf(one)}</span>
                    <IdentifierStateDot state={one.state} />
                  </li>
                ))}
              </ul>
              {count > perPage && (
                <Pages
                  page={place.page}
                  limit={perPage}
                  count={count}
                  onTurn={(page) => setPlace((now) => ({ ...now, page }))}
                />
              )}
            </section>
          )}
        </RecordParts>
      )}
    </RecordDrawer>
  );
}

const filledOf = ({ quantity, capacity }: TreeNode) =>
  capacity === null
    ? formatQuantity(quantity)
    : `${formatQuantity(quantity)} / ${formatQuantity(capacity)}`;

function Step({ node, onGo }: { node: TreeNode; onGo: (code: string) => void }) {
  const say = useSay();
  return (
    <Button type="link" className={styles.step} onClick={() => onGo(node.code)}>
      {say(packingTexts.levels[node.level])} <CodeText code={node.code} copyable={false} />
    </Button>
  );
}
