import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { t } from '#contract/text.ts';
import { campaignsQuery } from '../../use-campaigns.ts';
import type { ControlProps } from '../control.ts';

const texts = {
  choose: t('选择营销活动', 'Choose a campaign', '選擇行銷活動'),
  gone: t('已删除的活动（{id}）', 'Deleted campaign ({id})', '已刪除的活動（{id}）'),
  named: t('{name}（{phase}）', '{name} ({phase})', '{name}（{phase}）'),
  phases: {
    draft: t('草稿', 'draft', '草稿'),
    soon: t('未到开始时间', 'starts later', '未到開始時間'),
    open: t('进行中', 'running', '進行中'),
    paused: t('已暂停', 'paused', '已暫停'),
    over: t('已结束', 'ended', '已結束'),
  },
};

/** One of the company's reward campaigns. */
export function CampaignControl({ id, value, describedBy, onChange }: ControlProps<'campaign'>) {
  const say = useSay();
  const { data, isLoading } = useQuery(campaignsQuery);
  const cards = Object.values(data ?? {}).toSorted((one, other) => other.id - one.id);
  const options = cards.map(({ id: one, name, phase }) => ({
    value: one,
    label: say(texts.named, { name, phase: say(texts.phases[phase]) }),
  }));
  if (data && value !== 0 && !data[value])
    options.unshift({ value, label: say(texts.gone, { id: value }) });
  return (
    <Select
      id={id}
      value={value === 0 || isLoading ? null : value}
      options={options}
      loading={isLoading}
      placeholder={say(texts.choose)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      aria-describedby={describedBy}
      onChange={(next: number | undefined) => onChange(next ?? 0)}
    />
  );
}
