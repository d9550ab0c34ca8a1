import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';
import { mediaCalls, type MediaUse } from '#contract/features/product/media/contract.ts';
import { labelTemplates } from '#contract/features/product/labels/feature.ts';
import { pageTemplates } from '#contract/features/product/page-templates/feature.ts';
import { parts } from '#contract/features/product/parts/feature.ts';
import { factories } from '#contract/features/query/factories/feature.ts';
import { mediaPageTexts as texts } from './texts.ts';
import styles from './media.module.css';

/** What can be opened from here. */
const features = {
  page_template: pageTemplates,
  part: parts,
  label_template: labelTemplates,
  factory: factories,
} as const;
const isOpened = (owner: string): owner is keyof typeof features => owner in features;
const isNamed = (owner: string): owner is keyof typeof texts.owners => owner in texts.owners;

type UsesListProps = {
  ids: readonly number[];
  /** Shown below, once it is known whether they are used. */
  children?: (isUsed: boolean) => string;
};

/** What uses these pictures, each with a way there. */
export function UsesList({ ids, children }: UsesListProps) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['media', 'uses', ids],
    queryFn: async ({ signal }) =>
      (await api(mediaCalls.uses, { ids: [...ids] }, { signal, quiet: true })).data,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 2 }} title={false} />}>
      {(uses) => {
        const now = withoutTwins(uses.filter((use) => use.is_now));
        const earlier = withoutTwins(uses.filter((use) => !use.is_now));
        return (
          <>
            <div className={styles.uses}>
              {uses.length === 0 && <p className={styles.text}>{say(texts.usedNowhere)}</p>}
              <Part title={say(texts.usedBy)} uses={now} />
              <Part title={say(texts.usedEarlier)} uses={earlier} />
            </div>
            {children && <p className={styles.text}>{children(uses.length > 0)}</p>}
          </>
        );
      }}
    </Loaded>
  );
}

/** A record that uses several of the pictures is named once. */
const withoutTwins = (uses: readonly MediaUse[]) => [
  ...new Map(uses.map((use) => [`${use.owner} ${use.id}`, use])).values(),
];

function Part({ title, uses }: { title: string; uses: readonly MediaUse[] }) {
  const say = useSay();
  if (uses.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <ul aria-label={title}>
        {uses.map(({ owner, id, name }) => (
          <li key={`${owner} ${id}`}>
            <span>{say(isNamed(owner) ? texts.owners[owner] : texts.other)}</span>
            <span>
              {isOpened(owner) ? <RecordLink of={features[owner]} id={id} name={name} /> : name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
