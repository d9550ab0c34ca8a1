import { sayNow, useLanguage, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName, Offer } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  announcementStates,
  type Announcement,
  type AnnouncementState,
  announcementCalls,
} from '#contract/features/platform/announcements/contract.ts';
import { announcementMoves } from '#contract/features/platform/announcements/moves.ts';
import { announcementTexts } from '#contract/features/platform/announcements/texts.ts';
import { languageTags } from '#contract/language.ts';
import { announcements } from '#contract/features/platform/announcements/feature.ts';
import { translated } from '#contract/translated.ts';
import { announcementPageTexts as texts } from './texts.ts';

const lookAgainAfter = 2_000;
const tones: Record<AnnouncementState, StateTone> = {
  draft: 'idle',
  sending: 'busy',
  sent: 'good',
  withdrawn: 'caution',
};

function Title({ row }: { row: Announcement }) {
  const language = useLanguage((state) => state.language);
  const title = translated(row, 'title', language);
  return <span title={translated(row, 'content', language)}>{title}</span>;
}

function Companies({ names }: { names: readonly string[] }) {
  const say = useSay();
  const [first] = names;
  if (first === undefined) return say(texts.all);
  const words = names.length === 1 ? first : say(texts.some, { first, n: names.length });
  return <span title={names.join('\n')}>{words}</span>;
}

function State({ state }: { state: AnnouncementState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(announcementTexts.states[state])}</StateDot>;
}

function Read({ row: { state, read, readers } }: { row: Announcement }) {
  const say = useSay();
  const language = useLanguage((one) => one.language);
  const show = (n: number) => n.toLocaleString(languageTags[language]);
  if (state === 'draft' || state === 'sending') return <span aria-hidden="true">–</span>;
  return say(texts.readOf, { read: show(read), readers: show(readers) });
}

const columns: readonly Column<Announcement>[] = [
  { field: 'title', width: 240, sort: true, render: (row) => <Title row={row} /> },
  { field: 'companies', width: 180, render: (row) => <Companies names={row.companies} /> },
  { field: 'state', width: 100, render: (row) => <State state={row.state} /> },
  { field: 'read', width: 120, render: (row) => <Read row={row} /> },
  { field: 'send_time', width: 150, kind: 'time', sort: true },
  { field: 'create_user', width: 110 },
  { field: 'create_time', width: 150, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof announcementCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'select',
    options: announcementStates.map((value) => ({ value, label: announcementTexts.states[value] })),
  },
  { field: 'create_time', kind: 'days' },
];

const moves = moveActions(announcementMoves, announcementCalls, {
  params: ({ company_ids: { length: n } }) => ({
    whom: n === 0 ? sayNow(texts.toAll) : sayNow(texts.toSome, { n }),
  }),
});
const offers: readonly Offer[] = ['add', 'edit', 'delete'];
const isOpen = ({ state }: Announcement) => state === 'draft';
/** What is being read is withdrawn first. */
const canDelete = ({ state }: Announcement) => state === 'draft' || state === 'withdrawn';
const Form = lazyComponent(async () => (await import('./AnnouncementForm.tsx')).AnnouncementForm);

/** What the platform tells companies, and how many read it. */
export function Page() {
  return (
    <DataPage
      calls={announcementCalls}
      title={announcements.title}
      texts={announcementTexts}
      columns={columns}
      filters={filters}
      form={Form}
      offers={offers}
      isOpen={isOpen}
      canDelete={canDelete}
      moves={moves}
      refetchEvery={(rows) => rows.some(({ state }) => state === 'sending') && lookAgainAfter}
    />
  );
}
