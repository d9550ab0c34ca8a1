import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { useDebounced } from '#admin/ui/form/use-debounced.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import {
  numberRuleCalls,
  numberRuleInput,
} from '#contract/features/setting/number-rules/contract.ts';
import { t } from '#contract/text.ts';
import styles from './number-rules.module.css';

const texts = {
  title: t('接下来的三个编号', 'The next three numbers', '接下來的三個編號'),
  incomplete: t('规则填完整后显示', 'Shown once the rule is complete', '規則填完整後顯示'),
};

/** The next numbers by the rule as entered, without those already taken. */
export function NextNumbers({ id }: { id: number }) {
  const say = useSay();
  const typed = {
    prefix: useFieldValue('prefix') ?? '',
    date_part: useFieldValue('date_part') ?? '',
    separator: useFieldValue('separator') ?? '',
    width: useFieldValue('width'),
    reset: useFieldValue('reset'),
    gap_free: useFieldValue('gap_free') ?? false,
  };
  const whole = numberRuleInput.safeParse(typed);
  const asked = useDebounced(whole.success ? JSON.stringify(whole.data) : '');
  const { data } = useQuery({
    queryKey: ['numberRule', 'preview', id, asked],
    queryFn: async ({ signal }) => {
      const rule = JSON.parse(asked) as z.output<typeof numberRuleInput>;
      return (await api(numberRuleCalls.preview, { id, ...rule }, { signal, quiet: true })).data;
    },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.next} role="status">
      <span>{say(texts.title)}</span>
      {whole.success && data ? (
        <ol>
          {data.map((number) => (
            <li key={number}>
              <CodeText code={number} copyable={false} />
            </li>
          ))}
        </ol>
      ) : (
        <p>{say(texts.incomplete)}</p>
      )}
    </div>
  );
}
