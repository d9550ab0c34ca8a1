import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import {
  pageTemplateCalls,
  type PageUse,
} from '#contract/features/product/page-templates/contract.ts';
import { scopeTexts as texts } from './texts.ts';
import styles from './scope.module.css';

type ScopeEffectProps = { page: number; uses: readonly PageUse[] };

/** The effect of an assignment: how many products and codes lead to the page, and which pages are replaced. */
export function ScopeEffect({ page, uses }: ScopeEffectProps) {
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
        <p>{say(texts.counting)}</p>
      ) : (
        <>
          <p>
            <strong>
              {data.products === 0 && data.count === 0
                ? say(uses.length === 0 ? texts.nobody : texts.nearer)
                : say(texts.effect, {
                    parts: say(texts.products, { n: data.products }),
                    codes: say(texts.codes[data.precision], {
                      n: data.count.toLocaleString('en-US'),
                    }),
                  })}
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
