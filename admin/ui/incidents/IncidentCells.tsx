import { useSay } from '#admin/app/language.ts';
import { CodeCell } from '#admin/ui/list/CodeCell.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { Incident, IncidentState } from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import { provinceOf } from '#contract/places.ts';
import { incidentUiTexts as texts } from './texts.ts';

const stateTones: Record<IncidentState, StateTone> = {
  open: 'caution',
  confirmed: 'bad',
  dismissed: 'idle',
  closed: 'good',
};
const severityTones: Record<number, StateTone> = { 1: 'idle', 2: 'caution', 3: 'bad' };

export function IncidentStateDot({ state }: Pick<Incident, 'state'>) {
  const say = useSay();
  return <StateDot tone={stateTones[state]}>{say(incidentTexts.states[state])}</StateDot>;
}

export function SeverityDot({ severity }: Pick<Incident, 'severity'>) {
  const say = useSay();
  const label = incidentTexts.severities[severity as keyof typeof incidentTexts.severities];
  return <StateDot tone={severityTones[severity] ?? 'idle'}>{say(label)}</StateDot>;
}

export function KindText({ kind }: Pick<Incident, 'kind'>) {
  const words = useSay()(riskTexts.kinds[kind]);
  return <span title={words}>{words}</span>;
}

/** The subject of an incident: a code, a batch, a dealer, or an undisclosed address. */
export function SubjectCell(incident: Incident) {
  const say = useSay();
  const { identifier_code: code, batch_code: batch, dealer_name: dealer, kind } = incident;
  if (kind === 'offTerritory' && dealer) return <span title={dealer}>{dealer}</span>;
  if (code) return <CodeCell code={code} />;
  if (batch) return <CodeCell code={batch} />;
  return kind === 'guessing' ? say(texts.address) : <span aria-hidden="true">–</span>;
}

export function ProvinceText({ province }: Pick<Incident, 'province'>) {
  const say = useSay();
  const found = provinceOf(province);
  return found ? say(found.name) : <span aria-hidden="true">–</span>;
}
