// @vitest-environment jsdom
import { expect, test } from 'vitest';
import './required.ts';

test('[VAL-3] a field that is left empty says what to enter, and falls silent when it is filled in', () => {
  document.body.innerHTML =
    '<sy-required><input><p data-words="请输入姓名" hidden></p></sy-required>';
  const field = document.querySelector('input')!;
  const words = document.querySelector('p')!;
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect([words.hidden, words.textContent]).toEqual([false, '请输入姓名']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  field.value = '张';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(words.hidden).toBe(true);
  expect(field.getAttribute('aria-invalid')).toBe('false');
});
