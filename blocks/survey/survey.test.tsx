import { expect, test } from 'vitest';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { judge, questionsOf } from './questions.ts';
import { survey } from './spec.ts';

const item = { name: '', type: 0, value: '', value1: '', value2: '', required: false } as const;
const jsonData = [
  { ...item, name: '您的建议' },
  { ...item, name: '购买渠道', type: 1, value1: '商超# 网店 ##网店' },
  { ...item, name: '满意吗', type: 2, value1: '满意#一般', required: true },
  { ...item, name: '喜欢什么', type: 3, value1: '外观#手感#价格' },
] as const;

test('[BLK-27] text, dropdown, single and multiple choice; options are parted by #', () => {
  const block = showBlock(survey, { jsonData });
  expect(block.querySelector('h2')!.textContent).toBe('表单模块');
  expect(block.querySelector('textarea')!.name).toBe('q0');
  expect([...block.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
    '请选择',
    '商超',
    '网店',
  ]);
  expect(block.querySelectorAll('input[type=radio][required]')).toHaveLength(2);
  expect(block.querySelectorAll('input[type=checkbox]')).toHaveLength(3);
  const form = block.querySelector('form')!;
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toMatch(/^\/survey\?.*id=sample&block=b1/);
});

test('[BLK-27] a question without words, or without a choice, is not asked; without any the designer says so', () => {
  const half = [item, { ...item, name: '哪一个', type: 2, value1: ' # ' }] as const;
  expect(showBlock(survey, { jsonData: half }).innerHTML).toBe('');
  expect(showBlock(survey, { jsonData: half }, { place: 'canvas' }).textContent).toBe('请添加问题');
});

test('[BLK-27] in the designer nothing is sent; where no product was found nothing is asked', () => {
  expect(showBlock(survey, { jsonData }, { place: 'canvas' }).querySelector('form')).toBe(null);
  const { answer } = sampleScene('unknown', 'zh_CN');
  expect(showBlock(survey, { jsonData }, { answer }).innerHTML).toBe('');
  expect(showBlock(survey, { jsonData }, { ways: [] }).innerHTML).toBe('');
});

test('the company can be called from the form, also for a genuine product', () => {
  const brand = { name: '青山', logo: '', hotline: '400-820 1234' };
  const call = (over: object) => showBlock(survey, { jsonData }, over).querySelector('a.act');
  expect(call({ brand })).toMatchObject({ href: 'tel:4008201234', textContent: '致电 青山' });
  expect(call({ brand: { ...brand, hotline: '' } })).toBe(null);
});

test('[BLK-27] another kind of question begins again', () => {
  expect(survey.fields.jsonData).toMatchObject({
    item: { type: { resets: ['value', 'value1', 'value2'] } },
  });
});

test('[BLK-27] a question needs words before the page is published', () => {
  expect(faultsWith(survey, { jsonData: [item] })).toEqual({ 'jsonData.0.name': '请输入问题' });
});

const scene = sampleScene('first', 'zh_CN', 'page');
const questions = questionsOf(jsonData, scene);

test('[BLK-27] answers are read in the words they were asked in', () => {
  const sent = { q0: [' 很好 '], q1: ['1'], q2: ['0'], q3: ['0', '2'] };
  expect(judge(questions, sent, scene)).toEqual({
    answers: [
      { name: '您的建议', type: 0, value: ['很好'] },
      { name: '购买渠道', type: 1, value: ['网店'] },
      { name: '满意吗', type: 2, value: ['满意'] },
      { name: '喜欢什么', type: 3, value: ['外观', '价格'] },
    ],
    wrong: {},
  });
});

test('[BLK-27] what is missing, too long or no option is named, and comes back as it was typed', () => {
  const values = { q0: ['长'.repeat(501)], q1: ['7'], q3: ['0', '0', '1', '2'] };
  const { answers, wrong } = judge(questions, values, scene);
  expect(answers).toEqual([]);
  expect(wrong).toEqual({
    q0: '“您的建议”的回答不能超过 500 个字',
    q1: '“购买渠道”没有这个选项',
    q2: '请回答“满意吗”',
    q3: '“喜欢什么”没有这个选项',
  });
  const sent = { block: 'b1', values: { q0: ['留着'], q3: ['1'] }, wrong };
  const block = showBlock(survey, { jsonData }, { sent });
  expect(block.querySelector('textarea')!.value).toBe('留着');
  expect(block.querySelectorAll('input:checked')).toHaveLength(1);
  expect(block.textContent).toContain('请回答“满意吗”');
});
