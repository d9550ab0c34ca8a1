import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import {
  companyMemberCalls,
  type CompanyMemberInfo,
} from '#contract/features/sale/members/contract.ts';
import { companyMemberTexts } from '#contract/features/sale/members/texts.ts';
import { repairStateTexts } from '#contract/features/sale/repairs/states.ts';
import { reportMoves } from '#contract/features/sale/reports/moves.ts';
import { warrantyMoves } from '#contract/features/sale/warranties/moves.ts';
import type { Text } from '#contract/text.ts';
import { membersPageTexts as texts } from './texts.ts';
import styles from './members.module.css';

const width = 640;
const { fields, sources, kinds } = companyMemberTexts;
type Shown = { member: CompanyMemberInfo };

/** One member: who, since when, and their records at this company. */
export function MemberDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['companyMember', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(companyMemberCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  return (
    <RecordDrawer
      query={query}
      one={companyMemberTexts.one}
      title={query.data?.name || say(companyMemberTexts.one)}
      width={width}
      closeLabel={texts.close}
      onClose={onClose}
    >
      {(member) => (
        <RecordParts>
          <MemberFacts member={member} />
          <Records member={member} />
          <Collected member={member} />
        </RecordParts>
      )}
    </RecordDrawer>
  );
}

function MemberFacts({ member }: Shown) {
  const say = useSay();
  return (
    <Facts>
      <Fact label={fields.name}>{member.name || say(texts.unnamed)}</Fact>
      <Fact label={fields.phone}>
        <PhoneNumber masked={member.phone} id={member.id} call={companyMemberCalls.reveal} />
      </Fact>
      <Fact label={fields.source}>{say(sources[member.source])}</Fact>
      <Fact label={fields.points}>{member.points}</Fact>
      <Fact label={fields.first_time}>
        <DateTime at={member.first_time} />
      </Fact>
      <Fact label={fields.last_time}>
        <DateTime at={member.last_time} />
      </Fact>
    </Facts>
  );
}

function Records({ member: { owned, requests, reports, surveys } }: Shown) {
  const say = useSay();
  return (
    <>
      <Part title={texts.owned} rows={owned}>
        {({ id, code, part_name: part, state, active_time: time }) => (
          <Line key={id} page="/sale/warranty" to={`warranty=${id}`} name={code} time={time}>
            <span>{part}</span>
            <span>{say(warrantyMoves.states[state])}</span>
          </Line>
        )}
      </Part>
      <Part title={texts.requests} rows={requests}>
        {({ id, code, part_name: part, state, create_time: time }) => (
          <Line key={id} page="/sale/repair" to={`repair=${id}`} name={code} time={time}>
            <span>{part}</span>
            <span>{say(repairStateTexts[state])}</span>
          </Line>
        )}
      </Part>
      <Part title={texts.reports} rows={reports}>
        {({ id, code, part_name: part, state, create_time: time }) => (
          <Line key={id} page="/sale/report" to={`report=${id}`} name={code} time={time}>
            <span>{part}</span>
            <span>{say(reportMoves.states[state])}</span>
          </Line>
        )}
      </Part>
      <Part title={texts.surveys} rows={surveys}>
        {({ id, title, serial_number: code, create_time: time }) => (
          <Line key={id} page="/product/survey" to={`keyword=${code}`} name={title} time={time}>
            <span>{code}</span>
          </Line>
        )}
      </Part>
    </>
  );
}

type PartProps<Row> = {
  title: Text;
  /** Null: the reader may not view such records. */
  rows: readonly Row[] | null;
  children: (row: Row) => ReactNode;
};

function Part<Row>({ title, rows, children }: PartProps<Row>) {
  const say = useSay();
  if (rows === null) return null;
  return (
    <section>
      <h3>{say(title)}</h3>
      {rows.length === 0 ? (
        <p>{say(texts.none)}</p>
      ) : (
        <ul className={styles.lines}>{rows.map((row) => children(row))}</ul>
      )}
    </section>
  );
}

type LineProps = { page: string; to: string; name: string; time: string; children: ReactNode };

function Line({ page, to, name, time, children }: LineProps) {
  const reachable = useReachable();
  return (
    <li>
      {reachable.has(page) ? <Link to={`${page}?${to}`}>{name}</Link> : name}
      {children}
      <DateTime at={time} precision="day" />
    </li>
  );
}

function Collected({ member: { collected } }: Shown) {
  const say = useSay();
  const numbered = collected.map((row, at) => ({ ...row, at }));
  return (
    <Part title={texts.collected} rows={numbered}>
      {({ at, kind, points, is_reversed: isReversed, create_time: time }) => (
        <li key={at}>
          <span>{say(kinds[kind])}</span>
          <span>{say(texts.amount, { n: points })}</span>
          {isReversed && <span>{say(companyMemberTexts.reversed)}</span>}
          <DateTime at={time} precision="day" />
        </li>
      )}
    </Part>
  );
}
