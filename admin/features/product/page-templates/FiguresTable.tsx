import type { ReactNode } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import table from '#admin/ui/show/lines.module.css';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import type { PageFigure } from '#contract/features/product/page-templates/figures.ts';
import { languageTags } from '#contract/language.ts';
import { figuresOf, useRate } from './figures.ts';
import { pageFigureTexts as texts } from './figure-texts.ts';
import styles from './figures.module.css';

type FiguresTableProps = {
  kind: PageKind;
  label: string;
  rows: readonly (PageFigure & { number: number; name: ReactNode })[];
};

/** Figures of versions, one below the other. */
export function FiguresTable({ kind, label, rows }: FiguresTableProps) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  const rate = useRate();
  const keys = figuresOf(kind);
  const hasRate = keys.includes('activations');
  const heads = [...keys, ...(hasRate ? (['rate'] as const) : [])];
  return (
    <div className={table.room} role="region" aria-label={label} tabIndex={0}>
      <table className={`${table.table} ${styles.versions}`}>
        <thead>
          <tr>
            <th scope="col">{say(texts.version)}</th>
            {heads.map((key) => (
              <th key={key} scope="col" className={table.figure}>
                {say(texts.figures[key])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">{row.name}</th>
              {keys.map((key) => (
                <td key={key} className={table.figure}>
                  {row[key].toLocaleString(tag)}
                </td>
              ))}
              {hasRate && <td className={table.figure}>{rate(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
