import { expect, test } from 'vitest';
import { mentionedIn, pieces } from './mentions.ts';

const li = { id: 1, name: '李' };
const lina = { id: 2, name: '李娜' };
const wang = { id: 3, name: '王' };

test('a person is mentioned as long as the name stands after an @', () => {
  expect(mentionedIn('请 @李娜 看看', [lina, wang])).toEqual([lina]);
  expect(mentionedIn('李娜 @', [lina])).toEqual([]);
});

test('a text is cut at its mentions, the longest name first', () => {
  expect(pieces('请@李娜看，@李也', [li, lina])).toEqual([
    { text: '请', isMention: false },
    { text: '@李娜', isMention: true },
    { text: '看，', isMention: false },
    { text: '@李', isMention: true },
    { text: '也', isMention: false },
  ]);
  expect(pieces('没有人', [li])).toEqual([{ text: '没有人', isMention: false }]);
  expect(pieces('', [li])).toEqual([]);
});
