import { useLanguage, useSay } from '#admin/app/language.ts';
import { recordPath } from '#admin/app/routes/menu-tree.ts';
import { CodeCell } from '#admin/ui/list/CodeCell.tsx';
import { leadsToParty, recordLists, storyPath } from '#admin/ui/list/leads.ts';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { countryName } from '#contract/countries.ts';
import type { Incident, IncidentState } from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { incidentKindTexts } from '#contract/features/risk/incidents/kinds.ts';
import { provinceOf } from '#contract/places.ts';
import styles from './appeals.module.css';
import { incidentUiTexts as texts } from './texts.ts';

const stateTones: Record<IncidentState, StateTone> = {
  open: 'caution',
  confirmed: 'bad',
  penalised: 'bad',
  dismissed: 'idle',
  closed: 'good',
};
const severityTones: Record<number, StateTone> = { 1: 'idle', 2: 'caution', 3: 'bad' };

export function IncidentStateDot({ state }: Pick<Incident, 'state'>) {
  const say = useSay();
  return <StateDot tone={stateTones[state]}>{say(incidentTexts.states[state])}</StateDot>;
}

/** The state, and below it that a dealer waits for an answer. */
export function StateCell({
  state,
  is_appealed: isAppealed,
}: Pick<Incident, 'state' | 'is_appealed'>) {
  const say = useSay();
  if (!isAppealed) return <IncidentStateDot state={state} />;
  return (
    <span className={styles.stacked}>
      <IncidentStateDot state={state} />
      <StateDot tone="caution">{say(texts.appealWaiting)}</StateDot>
    </span>
  );
}

export function SeverityDot({ severity }: Pick<Incident, 'severity'>) {
  const say = useSay();
  const label = incidentTexts.severities[severity as keyof typeof incidentTexts.severities];
  return <StateDot tone={severityTones[severity] ?? 'idle'}>{say(label)}</StateDot>;
}

export function KindText({ kind }: Pick<Incident, 'kind'>) {
  const words = useSay()(incidentKindTexts[kind]);
  return (
    <span className={styles.whole} title={words}>
      {words}
    </span>
  );
}

/** The subject of an incident: a code, a batch, a dealer, or an undisclosed address. */
export function SubjectCell(incident: Incident) {
  const say = useSay();
  const { identifier_code: code, batch_code: batch, dealer_name: dealer, kind, detail } = incident;
  if (kind === 'offTerritory' && dealer) {
    const name = <span title={dealer}>{dealer}</span>;
    const to = leadsToParty({ dealer_id: incident.dealer_id });
    return to ? <ReachableLink to={to}>{name}</ReachableLink> : name;
  }
  if (code)
    return <CodeCell code={code} to={incident.identifier_id ? storyPath(code) : undefined} />;
  if (batch)
    return (
      <CodeCell
        code={batch}
        to={incident.batch_id ? recordPath(recordLists.batches, incident.batch_id) : undefined}
      />
    );
  if (detail.shop) return <span title={String(detail.shop)}>{detail.shop}</span>;
  return kind === 'guessing' ? say(texts.address) : <span aria-hidden="true">–</span>;
}

type ProvinceTextProps = {
  province: number;
  /** Abroad, the country. */
  city?: string;
  detail?: Incident['detail'];
};

export function ProvinceText({ province, city = '', detail }: ProvinceTextProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const found = provinceOf(province);
  if (found) return say(found.name);
  const country = String(detail?.country ?? city);
  return country ? countryName(country, language) : <span aria-hidden="true">–</span>;
}
