import { useSay } from '#admin/app/language.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import lines from '#admin/ui/show/lines.module.css';
import type { BomComparison, BomLine } from '#contract/features/product/boms/contract.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { comma } from '#contract/text.ts';
import { PartText } from './BomCells.tsx';
import { bomPageTexts } from './texts.ts';
import styles from './boms.module.css';

type Row = BomComparison['rows'][number];
const tones: Record<Row['change'], StateTone> = {
  added: 'good',
  removed: 'bad',
  changed: 'caution',
  same: 'idle',
};

/** The lines of two versions side by side. */
export function ComparedLines({ found, rows }: { found: BomComparison; rows: readonly Row[] }) {
  const say = useSay();
  if (rows.length === 0) return null;
  const version = (n: number) => say(bomTexts.versionNo, { n });
  return (
    <div
      className={lines.room}
      role="region"
      aria-label={say(bomPageTexts.tabs.compare)}
      tabIndex={0}
    >
      <table className={lines.table}>
        <thead>
          <tr>
            <th scope="col">{say(bomTexts.fields.part_name)}</th>
            <th scope="col">{say(bomPageTexts.compare.change)}</th>
            <th scope="col">{version(found.a.version_no)}</th>
            <th scope="col">{version(found.b.version_no)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} data-change={row.change}>
              <th scope="row">
                <PartText name={row.part_name} code={row.part_code} />
              </th>
              <td>
                <StateDot tone={tones[row.change]}>{say(bomTexts.changes[row.change])}</StateDot>
              </td>
              <td>
                <Side line={row.before} fields={row.fields} />
              </td>
              <td>
                <Side line={row.after} fields={row.fields} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Of a changed line, what differs; of any other, its quantity. */
function Side({ line, fields }: { line: BomLine | null; fields: Row['fields'] }) {
  const say = useSay();
  if (!line) return <span aria-hidden="true">–</span>;
  const shown = fields.length > 0 ? fields : (['quantity'] as const);
  const value = (field: (typeof shown)[number]): string => {
    if (field === 'quantity') return formatQuantity(line.quantity, line.unit_name);
    if (field === 'unit') return line.unit_name;
    if (field === 'is_tracked') return say(bomTexts.yesNo[`${line.is_tracked}`]);
    if (field === 'substitutes')
      return line.substitute_parts.map(({ name }) => name).join(say(comma));
    return line[field];
  };
  return (
    <ul className={styles.side}>
      {shown.map((field) => (
        <li key={field}>
          {fields.length > 0 && <small>{say(bomTexts.fields[field])}</small>}
          <span>{value(field) || '–'}</span>
        </li>
      ))}
    </ul>
  );
}
