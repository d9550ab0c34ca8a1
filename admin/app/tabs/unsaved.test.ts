// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { closedBy } from './tab-actions.ts';
import { unsavedIn, watchUnsaved } from './unsaved.ts';

function form(tab: string, isDirty: boolean) {
  const place = document.body.appendChild(document.createElement('span'));
  const watched = { tab, place, isDirty: () => isDirty, discard: () => {} };
  watchUnsaved(watched);
  return watched;
}

test('changed forms are known by their tab for as long as they are in the document', () => {
  const one = form('/a', true);
  form('/a', false);
  const other = form('/b', true);
  expect(unsavedIn(['/a'])).toEqual([one]);
  expect(unsavedIn()).toEqual([one, other]);
  one.place.remove();
  expect(unsavedIn()).toEqual([other]);
  watchUnsaved(other);
  expect(unsavedIn()).toEqual([other]);
});

test('each tab action knows which tabs it would close', () => {
  const tabs = ['/a', '/b', '/c'].map((key) => ({ key, path: key }));
  expect(closedBy('close', tabs, '/b', '/a')).toEqual(['/b']);
  expect(closedBy('closeOthers', tabs, '/b', '/a')).toEqual(['/a', '/c']);
  expect(closedBy('closeLeft', tabs, '/b', '/a')).toEqual(['/a']);
  expect(closedBy('closeAll', tabs, '/b', '/a')).toEqual(['/a', '/b', '/c']);
  expect(closedBy('reload', tabs, '/b', '/a')).toEqual([]);
});
