import { Button } from 'antd';
import { useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { LevelChip } from '#admin/ui/members/LevelChip.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { groupDigits } from '#admin/ui/show/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { memberCalls, type MemberInfo } from '#contract/features/member/members/contract.ts';
import { memberTexts } from '#contract/features/member/members/texts.ts';
import { Home, MemberState } from './columns.tsx';
import { membersPageTexts as texts } from './texts.ts';
import styles from './members.module.css';

const { fields } = memberTexts;

/** The profile of a member. */
export function MemberRecord({ member }: { member: MemberInfo }) {
  const say = useSay();
  return (
    <>
      <Standing member={member} />
      <Facts>
        <Fact label={fields.mobile}>
          <Mobile member={member} />
        </Fact>
        <Fact label={fields.is_enabled}>
          <MemberState isEnabled={member.is_enabled} />
        </Fact>
        <Fact label={fields.sex}>{say(memberTexts.sexes[member.sex])}</Fact>
        <Fact label={fields.birthday}>{member.birthday}</Fact>
        <Fact label={fields.city}>
          {member.province === null && member.city === '' ? null : <Home member={member} />}
        </Fact>
        <Fact label={fields.source}>{say(memberTexts.sources[member.source])}</Fact>
        <Fact label={fields.create_time}>
          <DateTime at={member.create_time} />
        </Fact>
        <Fact label={fields.last_seen_time}>
          {member.last_seen_time && <DateTime at={member.last_seen_time} />}
        </Fact>
        {member.remark && (
          <Fact label={fields.remark} wide>
            {member.remark}
          </Fact>
        )}
      </Facts>
    </>
  );
}

/** Level, growth and points, and the distance to the next level. */
function Standing({ member }: { member: MemberInfo }) {
  const say = useSay();
  const { growth, points, next } = member;
  const number = (n: number) => groupDigits(String(n));
  return (
    <div className={styles.standing}>
      <LevelChip color={member.level_color}>{member.level_name}</LevelChip>
      <dl>
        <div>
          <dt>{say(fields.growth)}</dt>
          <dd>{number(growth)}</dd>
        </div>
        <div>
          <dt>{say(fields.points)}</dt>
          <dd>{number(points)}</dd>
        </div>
      </dl>
      {next && <progress aria-label={say(texts.growthBar)} max={next.growth} value={growth} />}
      <p className={styles.note}>
        {next
          ? say(texts.toNext, { name: next.name, n: number(next.growth - growth) })
          : say(texts.highest)}
      </p>
    </div>
  );
}

/** The masked number; the whole one with permission, and logged. */
function Mobile({ member }: { member: MemberInfo }) {
  const say = useSay();
  const [whole, setWhole] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const reveal = async () => {
    setBusy(true);
    try {
      setWhole((await api(memberCalls.reveal, { id: member.id })).data.mobile);
    } finally {
      setBusy(false);
    }
  };
  if (whole !== null) return <a href={`tel:${whole}`}>{whole}</a>;
  return (
    <span className={styles.mobile}>
      {member.mobile}
      <Can has="member:member:reveal">
        <Button
          type="link"
          size="small"
          loading={isBusy}
          title={say(texts.revealing)}
          onClick={() => void reveal().catch(() => undefined)}
        >
          {say(memberTexts.actions.reveal)}
        </Button>
      </Can>
    </span>
  );
}
