import { Button, Skeleton } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import lines from '#admin/ui/show/lines.module.css';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { comma } from '#contract/text.ts';
import { PartText } from './BomCells.tsx';
import type { TreeRow } from './tree.ts';
import { bomPageTexts } from './texts.ts';
import { useTree } from './use-tree.ts';
import styles from './boms.module.css';

const texts = bomPageTexts.structure;
const { fields } = bomTexts;
/** More rows would be slow to draw, and nobody reads them. */
const most = 1_000;

/** The tree of a bill; its branches open on demand. */
export function StructureTree({ bom, quantity }: { bom: number; quantity: string }) {
  const say = useSay();
  const [open, setOpen] = useState<ReadonlySet<string> | 'all'>(new Set<string>());
  const isOpen = (key: string) => open === 'all' || open.has(key);
  const { rows, query, isRead } = useTree({ bom, quantity, isOpen, most });
  const toggle = (key: string) => {
    const now = new Set(
      open === 'all' ? rows.filter((row) => row.isOpen).map((row) => row.key) : open,
    );
    if (isOpen(key)) now.delete(key);
    else now.add(key);
    setOpen(now);
  };
  const loading = (
    <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
      {() => null}
    </Loaded>
  );
  if (!isRead) return loading;
  return (
    <>
      {rows.some(({ line }) => line.made_by !== null) && (
        <div className={styles.tools}>
          <Button size="small" onClick={() => setOpen('all')}>
            {say(texts.expandAll)}
          </Button>
          <Button size="small" onClick={() => setOpen(new Set())}>
            {say(texts.collapseAll)}
          </Button>
        </div>
      )}
      <div
        className={lines.room}
        role="region"
        aria-label={say(bomPageTexts.tabs.structure)}
        tabIndex={0}
      >
        <table className={lines.table} role="treegrid">
          <thead>
            <tr>
              <th scope="col">{say(fields.part_name)}</th>
              <th scope="col" className={lines.figure}>
                {say(texts.one)}
              </th>
              <th scope="col" className={lines.figure}>
                {say(texts.all)}
              </th>
              <th scope="col">{say(fields.unit)}</th>
              <th scope="col">{say(fields.position)}</th>
              <th scope="col">{say(fields.remark)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Branch key={row.key} row={row} onToggle={() => toggle(row.key)} />
            ))}
          </tbody>
        </table>
      </div>
      {query.isError && loading}
      {rows.length >= most && <p className={styles.note}>{say(texts.cut, { n: most })}</p>}
    </>
  );
}

function Branch({ row, onToggle }: { row: TreeRow; onToggle: () => void }) {
  const say = useSay();
  const { line, level, isOpen } = row;
  const canOpen = line.made_by !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    const wants = event.key === 'ArrowRight' ? !isOpen : event.key === 'ArrowLeft' && isOpen;
    if (!wants) return;
    event.preventDefault();
    onToggle();
  };
  return (
    <tr aria-level={level} aria-expanded={canOpen ? isOpen : undefined}>
      <th scope="row" style={{ paddingInlineStart: 8 + (level - 1) * 20 }}>
        <span className={styles.branch}>
          {canOpen ? (
            <button
              type="button"
              className={styles.toggle}
              data-open={isOpen}
              aria-label={say(isOpen ? texts.collapse : texts.expand, { name: line.part_name })}
              onClick={onToggle}
              onKeyDown={onKeyDown}
            />
          ) : (
            <span className={styles.leaf} />
          )}
          <PartText name={line.part_name} code={line.part_code} />
          {line.is_tracked && <small className={styles.tag}>{say(texts.tracked)}</small>}
        </span>
        {line.substitute_parts.length > 0 && (
          <small className={styles.instead}>
            {say(texts.instead, {
              names: line.substitute_parts.map(({ name }) => name).join(say(comma)),
            })}
          </small>
        )}
      </th>
      <td className={lines.figure}>{formatQuantity(line.quantity)}</td>
      <td className={lines.figure}>{formatQuantity(row.total)}</td>
      <td>{line.unit_name}</td>
      <td>{line.position}</td>
      <td className={styles.remark}>{line.remark}</td>
    </tr>
  );
}
