import {
  memberSources,
  sexes,
  type Member,
  type MemberInput,
} from '#contract/features/member/members/contract.ts';
import { memberTexts } from '#contract/features/member/members/texts.ts';
import { provinceOf, provinces } from '#contract/places.ts';
import { say, type Text } from '#contract/text.ts';
import type { ExportColumn, ImportColumn } from '#server/records/plan.ts';

const { hints } = memberTexts;
const words = <V>(values: readonly V[], text: (value: V) => Text) =>
  Promise.resolve(values.map((value) => ({ value, names: Object.values(text(value)) })));

export const exportColumns: readonly ExportColumn<Member>[] = [
  { field: 'name', width: 14 },
  { field: 'mobile', width: 16 },
  {
    field: 'sex',
    width: 8,
    show: (sex, language) => say(memberTexts.sexes[sex], language),
  },
  { field: 'birthday', width: 12 },
  {
    field: 'province',
    width: 10,
    show: (code: number | null, language) => provinceOf(code ?? 0)?.name[language] ?? '',
  },
  { field: 'city', width: 12 },
  { field: 'level_name', width: 12 },
  { field: 'growth', width: 10 },
  { field: 'points', width: 10 },
  {
    field: 'source',
    width: 12,
    show: (source, language) => say(memberTexts.sources[source], language),
  },
  {
    field: 'is_enabled',
    width: 8,
    show: (isEnabled, language) => say(memberTexts.states[`${isEnabled}`], language),
  },
  { field: 'remark', width: 28 },
  { field: 'last_seen_time', width: 20 },
  { field: 'create_time', width: 20 },
];

export const importColumns: readonly ImportColumn<keyof MemberInput>[] = [
  { field: 'name', isRequired: true, example: '林晓晨' },
  { field: 'mobile', isRequired: true, example: '13900001234', hint: hints.importMobile },
  { field: 'sex', options: () => words(sexes, (sex) => memberTexts.sexes[sex]) },
  { field: 'birthday', example: '1990-05-01', hint: hints.birthday },
  {
    field: 'province',
    hint: hints.province,
    options: () =>
      Promise.resolve(
        provinces.map(({ code, name }) => ({ value: code, names: Object.values(name) })),
      ),
  },
  { field: 'city', example: '杭州市' },
  {
    field: 'source',
    options: () => words(memberSources, (source) => memberTexts.sources[source]),
  },
  { field: 'remark' },
];
