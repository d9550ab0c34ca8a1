import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { Timeline, type TimelineItem } from '#admin/ui/show/Timeline.tsx';
import {
  pageTemplateCalls,
  type PageTemplate,
  type PageTemplateInfo,
} from '#contract/features/product/page-templates/contract.ts';
import { CompareView } from './CompareView.tsx';
import { VersionLook } from '#admin/designer/look/VersionLook.tsx';
import { versionsTexts as texts } from './texts.ts';
import { usePage } from './use-page.ts';
import styles from './versions.module.css';

type VersionsDrawerProps = { page: PageTemplate; onClose: () => void };
type Version = PageTemplateInfo['versions'][number];
type Looked = { what: 'look' | 'compare'; number: number };

/** The published versions with preview, comparison and restore. */
export function VersionsDrawer({ page, onClose }: VersionsDrawerProps) {
  const say = useSay();
  const query = usePage(page.id);
  return (
    <Drawer
      open
      title={say(texts.title, { name: query.data?.name ?? page.name })}
      size={960}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      closable={{ 'aria-label': say(texts.close), placement: 'end' }}
      onClose={onClose}
    >
      <Loaded query={query} skeleton={<div className={styles.skeleton} />}>
        {(info) => <Versions page={info} />}
      </Loaded>
    </Drawer>
  );
}

/** The versions, and how the chosen one looks or differs. */
export function Versions({ page }: { page: PageTemplateInfo }) {
  const say = useSay();
  const [looked, setLooked] = useState<Looked | null>(null);
  if (page.versions.length === 0) return <EmptyState compact title={say(texts.none)} />;
  return (
    <div className={styles.columns}>
      <VersionList page={page} onLook={setLooked} />
      <div className={styles.side}>
        {looked?.what === 'compare' ? (
          <CompareView page={page} first={looked.number} key={looked.number} />
        ) : (
          <VersionLook
            page={page}
            number={looked?.number ?? page.published ?? page.versions[0]!.number}
          />
        )}
      </div>
    </div>
  );
}

type VersionListProps = { page: PageTemplateInfo; onLook: (looked: Looked) => void };

function VersionList({ page, onLook }: VersionListProps) {
  const say = useSay();
  const can = useCan();
  const [question, setQuestion] = useState<Question | null>(null);
  const { id, version, name, published, scheduled, schedule_time: time, trial, uses } = page;
  const goBack = (number: number) =>
    setQuestion({
      title: say(texts.back),
      text: [
        say(uses > 0 ? texts.askBack : texts.askBackUnseen, { name, n: number }),
        ...(trial ? [say(texts.askBackTrial)] : []),
      ].join(' '),
      verb: say(texts.back),
      isDanger: false,
      run: async () => {
        toast.success((await api(pageTemplateCalls.rollback, { id, version, number })).msg);
      },
    });
  const itemOf = ({ number, note, create_user: who, create_time: made }: Version): TimelineItem => {
    const nth = say(texts.nth, { n: number });
    const labelled = (verb: string) => `${verb} ${nth}`;
    return {
      time: made,
      who,
      tone: number === published ? 'good' : number === scheduled ? 'busy' : 'idle',
      title: (
        <>
          {nth}
          {number === published && (
            <span className={styles.now}>{say(uses > 0 ? texts.shown : texts.published)}</span>
          )}
          {number === scheduled && (
            <span className={styles.waits}>{say(texts.waits, { time: showTime(time) })}</span>
          )}
        </>
      ),
      text: (
        <>
          {note && <p className={styles.note}>{note}</p>}
          <div className={styles.tools}>
            <Button
              size="small"
              aria-label={labelled(say(texts.look))}
              onClick={() => onLook({ what: 'look', number })}
            >
              {say(texts.look)}
            </Button>
            <Button
              size="small"
              aria-label={labelled(say(texts.compare))}
              onClick={() => onLook({ what: 'compare', number })}
            >
              {say(texts.compare)}
            </Button>
            {number !== published && can({ has: pageTemplateCalls.rollback.allow }) && (
              <Button
                size="small"
                aria-label={labelled(say(texts.back))}
                onClick={() => goBack(number)}
              >
                {say(texts.back)}
              </Button>
            )}
          </div>
        </>
      ),
    };
  };
  return (
    <div className={styles.list}>
      <Timeline items={page.versions.map(itemOf)} />
      <ConfirmDialog
        isOpen={question !== null}
        resource="pageTemplate"
        question={question}
        onClose={() => setQuestion(null)}
      />
    </div>
  );
}
