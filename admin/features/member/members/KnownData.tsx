import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { sayNotice } from '#admin/ui/show/ConsentText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { showDay } from '#admin/ui/show-time.ts';
import { consentTexts } from '#contract/consents.ts';
import type { KnownPerson } from '#contract/features/member/members/person.ts';
import { memberTexts, personTexts } from '#contract/features/member/members/texts.ts';
import { repairStateTexts, type RepairState } from '#contract/features/sale/repairs/states.ts';
import { reportMoves, type ReportState } from '#contract/features/sale/reports/moves.ts';
import { membersPageTexts } from './texts.ts';
import styles from './members.module.css';

const texts = membersPageTexts.known;
type Kind = keyof KnownPerson['counts'];

/** A person's data in all companies, by type. */
export function KnownData({ person }: { person: KnownPerson }) {
  const say = useSay();
  return (
    <div className={styles.known}>
      <Kind kind="companies" person={person}>
        {person.companies.map((one) => (
          <Line key={one.company_id} head={one.company_name} time={one.last_time}>
            {say(memberTexts.sources[one.source])} · {say(texts.points, { n: one.points })}
          </Line>
        ))}
      </Kind>
      <Kind kind="warranties" person={person}>
        {person.warranties.map((one, at) => (
          <Line key={at} head={one.part_name} about={one} time={one.active_time}>
            {say(texts.until, { day: showDay(one.expire_time) })}
          </Line>
        ))}
      </Kind>
      <Kind kind="repairs" person={person}>
        {person.repairs.map((one) => (
          <Line key={one.id} head={one.code} about={one} time={one.create_time}>
            {say(repairStateTexts[one.state as RepairState])} · {one.content}
          </Line>
        ))}
      </Kind>
      <Kind kind="reports" person={person}>
        {person.reports.map((one) => (
          <Line key={one.id} head={one.code} about={one} time={one.create_time}>
            {say(reportMoves.states[one.report_state as ReportState])} · {one.content}
          </Line>
        ))}
      </Kind>
      <Kind kind="claims" person={person}>
        {person.claims.map((one) => (
          <Line key={one.id} head={one.campaign_name} about={one} time={one.create_time}>
            {one.prize_name || say(texts.noPrize)}
          </Line>
        ))}
      </Kind>
      <Kind kind="surveys" person={person}>
        {person.surveys.map((one) => (
          <Line key={one.id} head={one.title} about={one} time={one.create_time}>
            {one.words}
          </Line>
        ))}
      </Kind>
      <Kind kind="consents" person={person}>
        {person.consents.map((one) => (
          <Line key={one.id} head={say(consentTexts.subjects[one.subject])} time={one.create_time}>
            {one.company_name} · {sayNotice(one.notice, say)}
          </Line>
        ))}
      </Kind>
      <Kind kind="messages" person={person}>
        {person.messages.map((one) => (
          <Line key={one.id} head={say(personTexts.kinds.messages)} time={one.create_time}>
            {one.text}
          </Line>
        ))}
      </Kind>
    </div>
  );
}

type KindProps = { kind: Kind; person: KnownPerson; children: ReactNode };

function Kind({ kind, person, children }: KindProps) {
  const say = useSay();
  const n = person.counts[kind];
  const shown = person[kind].length;
  return (
    <details open={n > 0 && n < 20}>
      <summary>{say(texts.count, { what: say(personTexts.kinds[kind]), n })}</summary>
      {n === 0 ? <p className={styles.note}>{say(texts.none)}</p> : <ul>{children}</ul>}
      {n > shown && <p className={styles.note}>{say(texts.newest, { n: shown })}</p>}
    </details>
  );
}

type LineProps = {
  head: string;
  about?: { company_name: string; serial_number: string };
  time: string;
  children: ReactNode;
};

function Line({ head, about, time, children }: LineProps) {
  return (
    <li>
      <div className={styles.entryHead}>
        <strong>{head}</strong>
        <DateTime at={time} />
      </div>
      <p>
        {about && [about.company_name, about.serial_number].filter(Boolean).join(' · ')}
        {about && <br />}
        {children}
      </p>
    </li>
  );
}
