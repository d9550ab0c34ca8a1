import { useSay } from '#admin/app/language.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import type { RecordView } from '#admin/ui/record/types.ts';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';
import { categories } from '#contract/features/product/categories/feature.ts';
import type {
  PageTarget,
  PageTemplateInfo,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { parts } from '#contract/features/product/parts/feature.ts';
import { batches } from '#contract/features/trace/batches/feature.ts';
import { AllFigures } from './FiguresDrawer.tsx';
import { pagesTexts } from './texts.ts';
import { Versions } from './VersionsDrawer.tsx';
import styles from './uses.module.css';

const features = { batch: batches, part: parts, category: categories } as const;
const isOf = (target: PageTarget): target is keyof typeof features => target in features;

/** What the page is shown for, each with a way there. */
function Uses({ record }: { record: PageTemplateInfo }) {
  const say = useSay();
  if (record.use_list.length === 0)
    return <EmptyState compact title={say(pagesTexts.unused)} hint={say(pagesTexts.unusedHint)} />;
  return (
    <ul className={styles.places}>
      {record.use_list.map(({ target, target_id: id, name }) => (
        <li key={`${target} ${id}`}>
          <span>{say(pageTemplateTexts.targets[target])}</span>
          {isOf(target) ? <RecordLink of={features[target]} id={id} name={name} /> : name}
        </li>
      ))}
    </ul>
  );
}

/** The page of one record of the list. */
export const record: RecordView<PageTemplateInfo> = {
  state: 'published',
  facts: ['blocks', 'remark', 'publish_time', 'update_time', 'create_time'],
  hides: ['versions', 'figures'],
  tabs: [
    {
      key: 'figures',
      title: pagesTexts.actions.figures,
      content: ({ record: page }) => <AllFigures page={page} />,
    },
    {
      key: 'versions',
      title: pagesTexts.actions.versions,
      content: ({ record: page }) => <Versions page={page} />,
    },
    { key: 'uses', title: pagesTexts.actions.uses, content: Uses },
  ],
};
