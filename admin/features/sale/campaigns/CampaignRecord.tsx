import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Money } from '#admin/ui/show/Money.tsx';
import { RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import type { CampaignInfo, CodeList, Prize } from '#contract/features/sale/campaigns/contract.ts';
import { campaignTexts } from '#contract/features/sale/campaigns/texts.ts';
import { yuanOf } from '#contract/money.ts';
import { comma } from '#contract/text.ts';
import { CampaignStateDot } from './columns.tsx';
import { campaignsPageTexts as texts } from './texts.ts';
import styles from './campaigns.module.css';

const { fields, kinds, listStates, lineFaults } = campaignTexts;

/** A campaign: how far it is, its prizes and the codes that were brought. */
export function CampaignRecord({ campaign }: { campaign: CampaignInfo }) {
  const say = useSay();
  const reachable = useReachable();
  const claims = campaign.claims.toLocaleString();
  return (
    <RecordParts>
      <Facts>
        <Fact label={fields.state}>
          <CampaignStateDot {...campaign} />
        </Fact>
        <Fact label={fields.code}>
          <CodeText code={campaign.code} />
        </Fact>
        <Fact label={fields.spent}>
          <Money cents={campaign.spent} /> / <Money cents={campaign.budget} />
        </Fact>
        <Fact label={fields.claims}>
          {reachable.has('/sale/campaignClaim') ? (
            <Link to={`/sale/campaignClaim?campaign_id=${campaign.id}`}>{claims}</Link>
          ) : (
            claims
          )}
        </Fact>
        <Fact label={fields.start_time}>
          <DateTime at={campaign.start_time} />
        </Fact>
        <Fact label={fields.end_time}>
          <DateTime at={campaign.end_time} />
        </Fact>
        <Fact label={fields.per_person}>{campaign.per_person}</Fact>
        <Fact label={fields.part_ids}>
          {campaign.part_names.length === 0
            ? say(texts.everyPart)
            : campaign.part_names.join(say(comma))}
        </Fact>
        {campaign.remark && (
          <Fact label={fields.remark} wide>
            {campaign.remark}
          </Fact>
        )}
      </Facts>
      <section>
        <h3>{say(fields.prizes)}</h3>
        <Prizes prizes={campaign.prizes} />
      </section>
      {campaign.prizes.some(({ kind }) => kind === 'code') && (
        <section>
          <h3>{say(fields.lists)}</h3>
          <Lists lists={campaign.lists} />
        </section>
      )}
      {campaign.rules && (
        <section>
          <h3>{say(fields.rules)}</h3>
          <p className={styles.rules}>{campaign.rules}</p>
        </section>
      )}
    </RecordParts>
  );
}

function Prizes({ prizes }: { prizes: readonly Prize[] }) {
  const say = useSay();
  if (prizes.length === 0) return <p className={styles.quiet}>{say(texts.noPrizes)}</p>;
  return (
    <ul className={styles.prizes}>
      {prizes.map((prize) => (
        <li key={prize.id}>
          <p className={styles.name}>
            {prize.name} <span className={styles.quiet}>{say(kinds[prize.kind])}</span>
          </p>
          <dl>
            <div>
              <dt>{say(fields.given)}</dt>
              <dd>
                {prize.given.toLocaleString()} / {prize.quantity.toLocaleString()}
              </dd>
            </div>
            <div>
              <dt>{say(fields.odds)}</dt>
              <dd>{yuanOf(prize.odds)}%</dd>
            </div>
            <div>
              <dt>{say(fields.amount)}</dt>
              <dd>
                <Money cents={prize.amount} />
              </dd>
            </div>
            {prize.kind === 'code' && (
              <div>
                <dt>{say(texts.codesLeft)}</dt>
                <dd>{(prize.codes - prize.given).toLocaleString()}</dd>
              </div>
            )}
            {prize.kind === 'points' && (
              <div>
                <dt>{say(fields.points)}</dt>
                <dd>{prize.points.toLocaleString()}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Lists({ lists }: { lists: readonly CodeList[] }) {
  const say = useSay();
  if (lists.length === 0) return <p className={styles.quiet}>{say(texts.noLists)}</p>;
  return (
    <ul className={styles.lists}>
      {lists.map(({ faults, ...list }) => (
        <li key={list.id}>
          <p className={styles.name}>
            {list.file_name} <span className={styles.quiet}>{list.prize_name}</span>
          </p>
          <p className={styles.quiet}>
            {say(listStates[list.state])} · <DateTime at={list.create_time} />
          </p>
          <p>{list.reason || say(texts.counted, list)}</p>
          {faults.length > 0 && (
            <details>
              <summary>{say(texts.faults)}</summary>
              <ul>
                {faults.map(({ line, error }) => (
                  <li key={`${line} ${error}`}>{say(lineFaults[error], { n: line })}</li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
