import * as z from 'zod';
import { call } from '#contract/call.ts';
import { t } from '#contract/text.ts';
import { rowId, wholeNumber } from '#contract/validation.ts';
import { pageFigure } from './figures.ts';

export const pageTrialTexts = {
  fields: {
    share: t('看到对照版本的比例', 'Share that sees the other version', '看到對照版本的比例'),
    other: t('对照版本', 'Other version', '對照版本'),
    number: t('版本号', 'Version', '版本號'),
  },
  done: {
    start: t('A/B 测试已开始', 'The A/B test has started', 'A/B 測試已開始'),
    end: t(
      'A/B 测试已结束，保留第 {n} 版',
      'The A/B test has ended; version {n} stays',
      'A/B 測試已結束，保留第 {n} 版',
    ),
    publish: t(
      '已发布第 {n} 版，A/B 测试随之结束',
      'Version {n} is published, which ended the A/B test',
      '已發布第 {n} 版，A/B 測試隨之結束',
    ),
    rollback: t(
      '已恢复第 {n} 版，A/B 测试随之结束',
      'Version {n} is the published one again, which ended the A/B test',
      '已恢復第 {n} 版，A/B 測試隨之結束',
    ),
    withdraw: t(
      '已下线，A/B 测试随之结束',
      'Unpublished, which ended the A/B test',
      '已下線，A/B 測試隨之結束',
    ),
  },
  errors: {
    runs: t('A/B 测试正在进行', 'An A/B test is running', 'A/B 測試正在進行'),
    none: t('没有正在进行的 A/B 测试', 'No A/B test is running', '沒有正在進行的 A/B 測試'),
    same: t(
      '请选择另一个版本，不要选正在发布的版本',
      'Please choose a version other than the published one',
      '請選擇另一個版本，不要選已發布的版本',
    ),
    outside: t(
      '请在参加测试的两个版本中选择',
      'Please choose one of the two versions of the test',
      '請在參加測試的兩個版本中選擇',
    ),
  },
};

const held = { id: rowId, version: wholeNumber((number) => number.min(1)) };
const versionNumber = wholeNumber((number) => number.min(1).max(1_000_000));
const startInput = z.strictObject({
  ...held,
  /** Null: the draft, which becomes a version. */
  other: versionNumber.nullable(),
  /** How many products in a hundred see it. */
  share: wholeNumber((number) => number.min(1).max(99)),
});
const endInput = z.strictObject({ ...held, number: versionNumber });

export const pageTrial = z.object({
  id: z.number(),
  number: z.number(),
  other: z.number(),
  share: z.number(),
  start_time: z.string(),
  /** Null while it runs. */
  end_time: z.string().nullable(),
  /** The version that was chosen; null if something else ended it. */
  kept: z.number().nullable(),
  /** The published version, then the other one. */
  sides: z.array(pageFigure.extend({ number: z.number() })),
});
export type PageTrial = z.infer<typeof pageTrial>;

const publishing = {
  types: ['web'],
  allow: 'product:page:publish',
  fields: pageTrialTexts.fields,
} as const;

export const pageTrialCalls = {
  /** The trials of a page, the running or latest one first. */
  trials: call('GET pageTemplate/trials', {
    types: ['web'],
    allow: 'product:page:view',
    input: z.strictObject({ id: rowId }),
    answer: z.array(pageTrial),
  }),
  /** Shows another version to a share of the products. */
  startTrial: call('POST pageTemplate/startTrial', {
    ...publishing,
    input: startInput,
    answer: z.null(),
  }),
  /** Ends the running trial; the chosen version stays. */
  endTrial: call('POST pageTemplate/endTrial', {
    ...publishing,
    input: endInput,
    answer: z.null(),
  }),
};
