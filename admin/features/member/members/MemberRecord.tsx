import { useSay } from '#admin/app/language.ts';
import { LevelChip } from '#admin/ui/members/LevelChip.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { groupDigits } from '#contract/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
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
          <PhoneNumber masked={member.mobile} id={member.id} call={memberCalls.reveal} />
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
