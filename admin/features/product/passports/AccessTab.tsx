import { useQuery } from '@tanstack/react-query';
import { Button, Popconfirm, Skeleton } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { PlainTable } from '#admin/ui/show/PlainTable.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { PassportInfo } from '#contract/features/product/passports/contract.ts';
import {
  passportLinkCalls,
  type PassportLink,
} from '#contract/features/product/passports/links.ts';
import { passportTexts } from '#contract/features/product/passports/texts.ts';
import { passportWords as words } from '#contract/passports/texts.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { passportPageTexts } from './texts.ts';
import styles from './passports.module.css';

const { links: texts, visits } = passportPageTexts;
const { fields } = passportTexts;
const most = 100;

/** The links of partners and authorities, and who opened them. */
export function AccessTab({ record }: { record: PassportInfo }) {
  const say = useSay();
  const [isSharing, setSharing] = useState(false);
  const asked = { id: record.id, limit: most };
  const links = useQuery({
    queryKey: ['passport', 'links', record.id],
    queryFn: ({ signal }) => api(passportLinkCalls.links, asked, { signal, quiet: true }),
    staleTime: 0,
  });
  const opened = useQuery({
    queryKey: ['passport', 'visits', record.id],
    queryFn: ({ signal }) => api(passportLinkCalls.visits, asked, { signal, quiet: true }),
    staleTime: 0,
  });
  const isPublic = record.state === 'published';
  return (
    <div className={styles.access}>
      <Panel
        title={say(texts.title)}
        extra={
          isPublic && (
            <Button type="primary" onClick={() => setSharing(true)}>
              {say(texts.make)}
            </Button>
          )
        }
      >
        <Loaded query={links} skeleton={<Skeleton active paragraph={{ rows: 2 }} />}>
          {({ data }) =>
            data.length === 0 ? (
              <p className={styles.line}>{say(isPublic ? texts.none : texts.notPublic)}</p>
            ) : (
              <PlainTable
                label={say(texts.title)}
                heads={[
                  texts.for,
                  texts.level,
                  fields.state,
                  fields.open_count,
                  fields.last_open_time,
                ]}
              >
                {data.map((link) => (
                  <LinkRow key={link.id} link={link} />
                ))}
              </PlainTable>
            )
          }
        </Loaded>
      </Panel>
      <Panel title={say(visits.title)}>
        <Loaded query={opened} skeleton={<Skeleton active paragraph={{ rows: 2 }} />}>
          {({ data }) =>
            data.length === 0 ? (
              <p className={styles.line}>{say(visits.none)}</p>
            ) : (
              <PlainTable
                label={say(visits.title)}
                heads={[visits.time, texts.for, texts.level, visits.what, visits.as]}
              >
                {data.map((one) => (
                  <tr key={one.id}>
                    <th scope="row">{showTime(one.create_time)}</th>
                    <td>{one.name}</td>
                    <td>{say(words.levels[one.level])}</td>
                    <td>{one.serial_number || say(visits.model)}</td>
                    <td>{say(one.as_data ? visits.data : visits.page)}</td>
                  </tr>
                ))}
              </PlainTable>
            )
          }
        </Loaded>
      </Panel>
      {isSharing && <ShareDialog passport={record} onClose={() => setSharing(false)} />}
    </div>
  );
}

function LinkRow({ link }: { link: PassportLink }) {
  const say = useSay();
  const { isBusy, run } = useCommand('passport');
  const state = link.revoke_time ? 'revoked' : link.is_open ? 'open' : 'expired';
  const end = async () => {
    await api(passportLinkCalls.unshare, { id: link.id });
  };
  return (
    <tr>
      <th scope="row">{link.name}</th>
      <td>{say(words.levels[link.level])}</td>
      <td>
        <StateDot tone={link.is_open ? 'good' : 'idle'}>
          {say(texts.states[state], { time: showTime(link.expires_time) })}
        </StateDot>
        {link.is_open && (
          <Popconfirm
            title={say(texts.end)}
            description={say(texts.endAsk, { name: link.name })}
            okText={say(texts.end)}
            onConfirm={() => void run(end)}
          >
            <Button size="small" danger type="link" disabled={isBusy}>
              {say(texts.end)}
            </Button>
          </Popconfirm>
        )}
      </td>
      <td>{link.open_count}</td>
      <td>{link.last_open_time ? showTime(link.last_open_time) : '–'}</td>
    </tr>
  );
}
