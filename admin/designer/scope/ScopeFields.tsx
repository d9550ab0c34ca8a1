import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { batchSource, partSource } from '#admin/ui/form/sources.ts';
import { permissionOf } from '#admin/ui/list/types.ts';
import { TickBox } from '#admin/ui/TickBox.tsx';
import type { PageTarget, PageUse } from '#contract/features/product/page-templates/contract.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import { ManyPicker, type Picked } from './ManyPicker.tsx';
import { scopeTexts as texts } from './texts.ts';
import styles from './scope.module.css';

/** One thing that a page is shown for. */
export type Use = PageUse & { name: string };
export const usesOf = (chosen: readonly Use[]): PageUse[] =>
  chosen.map(({ target, target_id: id }) => ({ target, target_id: id }));

type ScopeFieldsProps = { chosen: readonly Use[]; onChoose: (chosen: Use[]) => void };

/** What a page is shown for. */
export function ScopeFields({ chosen, onChoose }: ScopeFieldsProps) {
  const say = useSay();
  const can = useCan();
  const of = (target: PageTarget) =>
    chosen.flatMap((one) =>
      one.target === target ? { id: one.target_id ?? 0, name: one.name } : [],
    );
  const put = (target: PageTarget) => (picked: readonly Picked[]) =>
    onChoose([
      ...chosen.filter((one) => one.target !== target),
      ...picked.map(({ id, name }) => ({
        target,
        target_id: target === 'company' ? null : id,
        name,
      })),
    ]);
  return (
    <div className={styles.fields}>
      <TickBox
        checked={of('company').length > 0}
        onChange={(isTicked) =>
          put('company')(isTicked ? [{ id: 0, name: say(texts.company) }] : [])
        }
      >
        {say(texts.company)} <small className={styles.hint}>{say(texts.companyHint)}</small>
      </TickBox>
      {can({ has: 'product:category:view' }) && (
        <CategoryPicker picked={of('category')} onPick={put('category')} />
      )}
      {can({ has: permissionOf(partSource.index) }) && (
        <ManyPicker
          label={texts.parts}
          source={partSource}
          picked={of('part')}
          onPick={put('part')}
        />
      )}
      {can({ has: permissionOf(batchSource.index) }) && (
        <ManyPicker
          label={texts.batches}
          source={batchSource}
          picked={of('batch')}
          onPick={put('batch')}
        />
      )}
    </div>
  );
}
