import { Link, useLocation } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { cellOf } from '#admin/ui/list/cell.tsx';
import type { NamedColumn } from '#admin/ui/list/types.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { factsOf } from './facts.ts';
import { recordTexts as texts } from './texts.ts';
import type { RecordView } from './types.ts';
import styles from './record.module.css';

const History = lazyComponent(async () => (await import('./History.tsx')).History);
const Notes = lazyComponent(async () => (await import('./notes/Notes.tsx')).Notes);

/** Which record is open: the key of its tab, its kind, id and name. */
export type RecordPlace = { key: string; resource: string; id: number; name: string };

type RecordTabsProps<Row, Info> = {
  place: RecordPlace;
  record: Row & Info;
  columns: readonly NamedColumn<Row>[];
  view: RecordView<Info>;
};

const param = 'tab';
const first = 'overview';

/** Everything about a record, a part at a time: which one is in the address. */
export function RecordTabs<Row extends object, Info>(props: RecordTabsProps<Row, Info>) {
  const { place, record, view } = props;
  const say = useSay();
  const can = useCan();
  const { search, state } = useLocation();
  const own = (view.tabs ?? []).filter(
    ({ can: has = null, shown }) => can({ has }) && (shown?.(record) ?? true),
  );
  const tabs = [
    { key: first, title: texts.overview },
    ...own,
    { key: 'history', title: texts.history },
    { key: 'notes', title: texts.notes },
  ];
  const asked = new URLSearchParams(search).get(param);
  const open = tabs.find(({ key }) => key === asked) ?? tabs[0]!;
  const Content = own.find(({ key }) => key === open.key)?.content;
  return (
    <>
      <nav className={styles.tabs} aria-label={say(texts.parts, { name: place.name })}>
        {tabs.map(({ key, title }) => (
          <Link
            key={key}
            to={key === first ? place.key : `${place.key}?${param}=${key}`}
            // Back leads to the list, not through the tabs.
            replace
            state={state as unknown}
            aria-current={key === open.key ? 'true' : undefined}
          >
            {say(title)}
          </Link>
        ))}
      </nav>
      <section key={open.key} aria-label={say(open.title)} data-tab={open.key}>
        {open.key === first && <Overview {...props} />}
        {Content && <Content record={record} />}
        {open.key === 'history' && <History resource={place.resource} id={place.id} />}
        {open.key === 'notes' && <Notes kind={place.resource} id={place.id} />}
      </section>
    </>
  );
}

function Overview<Row extends object, Info>({ record, columns, view }: RecordTabsProps<Row, Info>) {
  const facts = factsOf<Row>(record, columns, view);
  const { moreFacts: MoreFacts, overview: More } = view;
  return (
    <Panel>
      <div className={styles.overview}>
        {(facts.length > 0 || MoreFacts) && (
          <Facts>
            {facts.map((column) => (
              <Fact key={column.field} label={column.label}>
                {cellOf<Row>(record, column)}
              </Fact>
            ))}
            {MoreFacts && <MoreFacts record={record} />}
          </Facts>
        )}
        {More && <More record={record} />}
      </div>
    </Panel>
  );
}
