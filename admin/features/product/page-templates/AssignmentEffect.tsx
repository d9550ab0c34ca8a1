import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import {
  pageTemplateCalls,
  type PageUse,
} from '#contract/features/product/page-templates/contract.ts';
import { usesTexts as texts } from './texts.ts';
import styles from './uses.module.css';

type AssignmentEffectProps = { page: number; uses: readonly PageUse[] };

/** The effect of an assignment: how many codes lead to the page, and which pages are replaced. */
export function AssignmentEffect({ page, uses }: AssignmentEffectProps) {
  const say = useSay();
  const { data, isFetching } = useQuery({
    queryKey: ['pageTemplate', 'touched', page, uses],
    queryFn: async ({ signal }) =>
      (await api(pageTemplateCalls.touched, { id: page, uses: [...uses] }, { signal, quiet: true }))
        .data,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.touched} role="status" aria-busy={isFetching}>
      {!data ? (
        <p>{say(texts.touched.counting)}</p>
      ) : (
        <>
          <p>
            <strong>
              {say(texts.touched[data.precision], { n: data.count.toLocaleString('en-US') })}
            </strong>
          </p>
          {data.taken.map(({ target, target_id: id, name, page_name: other }) => (
            <p key={`${target}-${id}`}>{say(texts.taken, { name, page: other })}</p>
          ))}
        </>
      )}
    </div>
  );
}
