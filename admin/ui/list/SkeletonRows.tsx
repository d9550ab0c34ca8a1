import styles from './data-table.module.css';

const rows = [62, 84, 48, 72, 90, 56, 78, 66];

/** The shape of rows that are on their way. */
export function SkeletonRows({ columns }: { columns: number }) {
  return rows.map((width, at) => (
    <tr key={width} role="row" className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} role="cell">
          <span style={{ width: `${30 + ((width * (column + 2) + at * 7) % 55)}%` }} />
        </td>
      ))}
    </tr>
  ));
}
