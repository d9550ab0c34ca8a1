import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { InThreeField } from '#admin/ui/form/InThreeField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { consentTexts, privacyBody } from '#contract/consents.ts';
import { markCalls, type PrivacyNotice } from '#contract/features/setting/marks/contract.ts';
import { translated } from '#contract/translated.ts';
import { markPageTexts } from './texts.ts';
import styles from './marks.module.css';

const texts = markPageTexts.privacy;
const key = ['mark', 'privacy'];

/** The privacy notice that consumers agree to, and the earlier ones. */
export function PrivacyPanel({ mayEdit }: { mayEdit: boolean }) {
  const say = useSay();
  const queries = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api(markCalls.privacy, {}, { signal, quiet: true })).data,
  });
  const edit = (
    <Button disabled={!query.data} onClick={() => setEditing(true)}>
      {say(texts.edit)}
    </Button>
  );
  return (
    <Panel
      title={say(consentTexts.title)}
      note={say(texts.note)}
      {...(mayEdit ? { extra: edit } : {})}
    >
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
        {({ notices, platform, path }) => {
          const [current] = notices;
          const { body, body_en, body_tw } = current ?? platform;
          return (
            <>
              <p>{current ? <Edition notice={current} /> : say(texts.platform)}</p>
              <p>
                <a href={path} target="_blank" rel="noreferrer">
                  {say(texts.open)}
                </a>
              </p>
              {notices.slice(1).map((notice) => (
                <details key={notice.number} className={styles.notice}>
                  <summary>
                    <Edition notice={notice} />
                  </summary>
                  <NoticeBody notice={notice} />
                </details>
              ))}
              {isEditing && (
                <RecordForm
                  resource="privacyNotice"
                  schema={privacyBody}
                  texts={consentTexts}
                  record={null}
                  blank={{ body, body_en, body_tw }}
                  title={texts.edit}
                  verb={texts.publish}
                  shape="drawer"
                  width={960}
                  send={async (values, _version, options) => {
                    const number = current?.number ?? 0;
                    const answer = await api(
                      markCalls.publishPrivacy,
                      { ...values, number },
                      options,
                    );
                    queries.setQueryData(key, answer.data);
                    return { ...answer, data: null };
                  }}
                  onClose={() => setEditing(false)}
                  onSaved={() => setEditing(false)}
                >
                  <InThreeField field="body" rows={12} hint={texts.hint} />
                </RecordForm>
              )}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function Edition({ notice: { number, create_time, create_user } }: { notice: PrivacyNotice }) {
  const say = useSay();
  return (
    <>
      {say(texts.edition, { n: number })} <DateTime at={create_time} /> {create_user}
    </>
  );
}

function NoticeBody({ notice }: { notice: PrivacyNotice }) {
  const language = useLanguage((state) => state.language);
  return <p className={styles.noticeBody}>{translated(notice, 'body', language)}</p>;
}
