// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { dropDraft, dropDrafts, hasDrafts, keepDraft, readDraft } from './drafts.ts';

const draft = { values: { name: '茶' }, base: { name: '' }, version: 2 };
beforeEach(() => sessionStorage.clear());

test('a draft is found by its owner and its place, and by nobody else', () => {
  keepDraft('web:1', 'part:add', draft);
  expect(readDraft('web:1', 'part:add')).toEqual(draft);
  expect(readDraft('web:2', 'part:add')).toBeNull();
  expect(readDraft('admin:1', 'part:add')).toBeNull();
  expect(readDraft('web:1', 'part:3')).toBeNull();
});

test('dropping leaves those of others, and nothing behind when it was the last', () => {
  keepDraft('web:1', 'part:add', draft);
  keepDraft('web:1', 'part:3', draft);
  keepDraft('web:2', 'part:3', draft);
  dropDraft('web:1', 'part:3');
  expect(hasDrafts('web:1')).toBe(true);
  dropDrafts('web:1');
  expect(hasDrafts('web:1')).toBe(false);
  expect(readDraft('web:2', 'part:3')).toEqual(draft);
  dropDraft('web:2', 'part:3');
  expect(sessionStorage.getItem('drafts')).toBeNull();
});

test('what somebody else left in the storage is no draft', () => {
  for (const spoilt of ['{', '7', '[]', '{"web:1":{"part:add":{"values":[],"base":{}}}}']) {
    sessionStorage.setItem('drafts', spoilt);
    expect(readDraft('web:1', 'part:add')).toBeNull();
    keepDraft('web:1', 'part:3', draft);
    expect(readDraft('web:1', 'part:3')).toEqual(draft);
  }
});
