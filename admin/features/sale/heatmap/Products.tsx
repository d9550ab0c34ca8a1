import { useLanguage } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { PlainTable } from '#admin/ui/show/PlainTable.tsx';
import type { HeatmapPlace } from '#contract/features/sale/heatmap/contract.ts';
import type { heatmapTexts } from '#contract/features/sale/heatmap/texts.ts';
import { languageTags } from '#contract/language.ts';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';

type ProductsProps = {
  products: HeatmapPlace['products'];
  label: string;
  fields: typeof heatmapTexts.fields;
};

const columns = ['code', 'part_name', 'dealer_name', 'city', 'n', 'last_time'] as const;

/** The products that were scanned outside, newest first. */
export function Products({ products, label, fields }: ProductsProps) {
  const tag = languageTags[useLanguage((state) => state.language)];
  return (
    <section>
      <h3>{label}</h3>
      <PlainTable label={label} heads={columns.map((name) => fields[name])}>
        {products.map(({ id, code, part_name: part, dealer_name: dealer, city, n, ...row }) => (
          <tr key={`${id} ${dealer} ${city}`}>
            <th scope="row">
              <ReachableLink to={`/trace/query?text=${encodeURIComponent(code)}`}>
                <CodeText code={code} copyable={false} />
              </ReachableLink>
            </th>
            <td>{part}</td>
            <td>{dealer}</td>
            <td>{city}</td>
            <td>{n.toLocaleString(tag)}</td>
            <td>
              <DateTime at={row.last_time} />
            </td>
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}
