import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import type { Health } from '#contract/features/system/health/contract.ts';
import { languageTags } from '#contract/language.ts';
import { Figure, Figures, State } from './Figures.tsx';
import { healthPageTexts as texts } from './texts.ts';
import { spanWords } from './words.ts';

function Count({ n }: { n: number }) {
  const language = useLanguage((state) => state.language);
  return n.toLocaleString(languageTags[language]);
}

export function JobsPanel({ jobs }: Pick<Health, 'jobs'>) {
  const say = useSay();
  const can = useCan();
  return (
    <Panel title={say(texts.jobs)} extra={<State state={jobs.state} />}>
      <Figures>
        <Figure label={texts.waiting}>
          <Count n={jobs.waiting} />
        </Figure>
        <Figure label={texts.running}>
          <Count n={jobs.running} />
        </Figure>
        <Figure label={texts.failed}>
          {jobs.failed > 0 && can({ has: 'system:job:view' }) ? (
            <Link to="/system/job?state=failed" aria-label={say(texts.openJobs)}>
              <Count n={jobs.failed} />
            </Link>
          ) : (
            <Count n={jobs.failed} />
          )}
        </Figure>
        <Figure label={texts.waits}>
          {jobs.waits_ms > 0 ? spanWords(jobs.waits_ms, say) : say(texts.none)}
        </Figure>
      </Figures>
    </Panel>
  );
}

export function ScansPanel({ scans }: Pick<Health, 'scans'>) {
  const say = useSay();
  return (
    <Panel title={say(texts.scans)} extra={<State state={scans.state} />}>
      <Figures>
        <Figure label={texts.behind}>
          <Count n={scans.behind} />
        </Figure>
        <Figure label={texts.delayed}>
          {scans.lag_ms > 0 ? spanWords(scans.lag_ms, say) : say(texts.none)}
        </Figure>
      </Figures>
    </Panel>
  );
}

export function StoragePanel({ storage }: Pick<Health, 'storage'>) {
  const say = useSay();
  return (
    <Panel title={say(texts.storage)} extra={<State state={storage.state} />}>
      <Figures>
        <Figure label={texts.kind}>{say(texts.kinds[storage.kind])}</Figure>
        <Figure label={storage.is_reachable ? texts.took : texts.state}>
          {storage.is_reachable
            ? say(texts.milliseconds, { n: storage.took_ms })
            : say(texts.unreachable)}
        </Figure>
      </Figures>
      {!storage.is_shared && <p role="alert">{say(texts.notShared)}</p>}
    </Panel>
  );
}

export function MessagesPanel({ health, kind }: { health: Health; kind: 'sms' | 'mail' }) {
  const say = useSay();
  return (
    <Panel title={say(texts[kind])} extra={<State state={health[kind].state} />}>
      <Figures>
        <Figure label={texts.waiting}>
          <Count n={health[kind].waiting} />
        </Figure>
        <Figure label={texts.failed}>
          <Count n={health[kind].failed} />
        </Figure>
      </Figures>
    </Panel>
  );
}
