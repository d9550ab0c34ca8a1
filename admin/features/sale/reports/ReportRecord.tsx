import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { ProvinceText } from '#admin/ui/incidents/IncidentCells.tsx';
import { Nonconformances } from '#admin/ui/nonconformances/Nonconformances.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { ConsentText } from '#admin/ui/show/ConsentText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
import { Photos } from '#admin/ui/show/Photos.tsx';
import { RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { reportCalls, type FakeReportInfo } from '#contract/features/sale/reports/contract.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import { ReportStateDot } from './columns.tsx';
import { reportsPageTexts as texts } from './texts.ts';
import styles from './reports.module.css';

const { fields } = reportTexts;

/** What was reported, where, and by whom. */
export function ReportRecord({ report }: { report: FakeReportInfo }) {
  const say = useSay();
  return (
    <RecordParts>
      <section className={styles.said}>
        <ReportStateDot state={report.state} />
        <p>{report.content}</p>
      </section>
      <ReportFacts report={report} />
      <section>
        <h3>{say(fields.photos)}</h3>
        <Photos
          photos={report.photos}
          code={report.code}
          reload={async () => (await api(reportCalls.info, { id: report.id })).data.photos}
        />
      </section>
      <Nonconformances
        subject="report"
        id={report.id}
        from={{ source: 'report', source_id: report.id }}
      />
      {report.reply && (
        <section>
          <h3>{say(fields.reply)}</h3>
          <p className={styles.reply}>{report.reply}</p>
          <DateTime at={report.reply_time} />
        </section>
      )}
    </RecordParts>
  );
}

function ReportFacts({ report }: { report: FakeReportInfo }) {
  const say = useSay();
  const reachable = useReachable();
  const { identifier_id: identifier, latitude, longitude, incident_id: incident } = report;
  const typed = <CodeText code={report.typed_code} copyable={false} />;
  return (
    <Facts>
      <Fact label={fields.typed_code} wide>
        {identifier !== null && reachable.has('/identity/list') ? (
          <Link to={`/identity/list?identifier=${identifier}`}>{typed}</Link>
        ) : (
          typed
        )}{' '}
        <span className={styles.quiet}>
          {say(identifier === null ? texts.unknown : texts.known)}
        </span>
      </Fact>
      {report.verdict && (
        <Fact label={fields.verdict}>{say(consumerTexts.verdicts[report.verdict])}</Fact>
      )}
      {report.part_name && <Fact label={fields.part_name}>{report.part_name}</Fact>}
      <Fact label={fields.shop}>{report.shop}</Fact>
      {report.link && (
        <Fact label={fields.link} wide>
          <a href={report.link} target="_blank" rel="noopener noreferrer nofollow">
            {report.link}
          </a>
          <p className={styles.quiet}>{say(texts.outside)}</p>
        </Fact>
      )}
      <Fact label={texts.place}>
        {report.province > 0 || report.city !== '' ? (
          <>
            <ProvinceText {...report} /> {report.province > 0 && report.city}
          </>
        ) : null}
      </Fact>
      {latitude !== null && longitude !== null && (
        <Fact label={texts.position}>
          {latitude.toFixed(5)}, {longitude.toFixed(5)}
        </Fact>
      )}
      <Fact label={texts.person}>{report.name || say(texts.anonymous)}</Fact>
      <Fact label={fields.phone}>
        {report.phone ? (
          <PhoneNumber masked={report.phone} id={report.id} call={reportCalls.reveal} />
        ) : (
          say(texts.noPhone)
        )}
      </Fact>
      <Fact label={fields.consent} wide>
        <ConsentText consent={report.consent} />
      </Fact>
      <Fact label={fields.create_time}>
        <DateTime at={report.create_time} />
      </Fact>
      {incident !== null && (
        <Fact label={fields.incident_code}>
          {reachable.has('/sale/incident') ? (
            <Link to={`/sale/incident?incident=${incident}`}>
              {say(texts.toIncident, { code: report.incident_code })}
            </Link>
          ) : (
            report.incident_code
          )}
        </Fact>
      )}
      {report.reason && (
        <Fact label={fields.reason} wide>
          {report.reason}
        </Fact>
      )}
    </Facts>
  );
}
