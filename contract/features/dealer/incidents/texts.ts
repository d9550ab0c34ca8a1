import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { t } from '#contract/text.ts';

export const dealerIncidentTexts = {
  one: incidentTexts.one,
  line: t(
    '与您有关的异常：说明情况，附上证据',
    'Anomalies that concern you: explain them and attach evidence',
    '與您有關的異常：說明情況，附上證據',
  ),
  fields: {
    ...incidentTexts.fields,
    keyword: t('事件号', 'Incident number', '事件號'),
    text: t('说明', 'Explanation', '說明'),
    files: t('证据照片', 'Photos as evidence', '證據照片'),
    appeal_state: t('申诉', 'Appeal', '申訴'),
    can_appeal: t('可以申诉', 'Can be appealed', '可以申訴'),
    appeals: t('申诉', 'Appeals', '申訴'),
  },
  states: incidentTexts.states,
  empty: {
    title: t('没有与您有关的风险事件', 'No incidents concern you', '沒有與您有關的風險事件'),
    hint: t(
      '厂家发现异常并涉及您时，会出现在这里，您可以在此申诉。',
      'When the manufacturer finds an anomaly that concerns you, it appears here, and you can appeal.',
      '廠商發現異常並涉及您時，會出現在這裡，您可以在此申訴。',
    ),
  },
  appealed: t(
    '申诉已提交，厂家答复后会显示在这里',
    'Appeal sent. The answer will be shown here',
    '申訴已提交，廠商回覆後會顯示在這裡',
  ),
  errors: {
    settled: t(
      '事件“{code}”已经了结，不需要申诉',
      'Incident {code} is settled; there is nothing to appeal',
      '事件「{code}」已經了結，不需要申訴',
    ),
    waiting: t(
      '上一次申诉还没有答复，请等待',
      'Your last appeal has not been answered yet. Please wait',
      '上一次申訴還沒有回覆，請等待',
    ),
  },
} as const;
