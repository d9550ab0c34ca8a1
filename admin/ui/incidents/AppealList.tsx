import { useSay } from '#admin/app/language.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Photos } from '#admin/ui/show/Photos.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  appealTexts,
  type Appeal,
  type AppealState,
} from '#contract/features/risk/incidents/appeals.ts';
import styles from './appeals.module.css';

const tones: Record<AppealState, StateTone> = {
  waiting: 'caution',
  accepted: 'good',
  rejected: 'bad',
};

export function AppealedDot({ state }: { state: AppealState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(appealTexts.states[state])}</StateDot>;
}

type Shown = Omit<Appeal, 'dealer_name' | 'answer_user'> &
  Partial<Pick<Appeal, 'dealer_name' | 'answer_user'>>;
type AppealListProps = {
  appeals: readonly Shown[];
  /** The number of the incident. */
  code: string;
  /** Reads them once more: the URLs of photos expire after some hours. */
  reload: () => Promise<readonly Shown[]>;
};

/** What a dealer says about an incident, with its photos, and what was answered. */
export function AppealList({ appeals, code, reload }: AppealListProps) {
  const say = useSay();
  return (
    <ul className={styles.appeals}>
      {appeals.map(({ id, text, photos, state, note, ...appeal }) => (
        <li key={id}>
          <div className={styles.head}>
            <AppealedDot state={state} />
            {appeal.dealer_name && <span>{appeal.dealer_name}</span>}
            <DateTime at={appeal.create_time} />
          </div>
          <p>{text}</p>
          {photos.length > 0 && (
            <Photos
              photos={photos}
              code={code}
              reload={async () => (await reload()).find((one) => one.id === id)?.photos ?? []}
            />
          )}
          {note && (
            <div className={styles.answer}>
              <strong>{say(appealTexts.fields.note)}</strong>
              <p>{note}</p>
              <span className={styles.head}>
                {appeal.answer_user && <span>{appeal.answer_user}</span>}
                <DateTime at={appeal.answer_time} />
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
