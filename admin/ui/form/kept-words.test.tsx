import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useSession } from '#admin/app/session.ts';
import {
  bolt,
  sent,
  wire,
  signIn,
  open,
  type,
  press,
  valueOf,
  save,
  pause,
  setUpPartForm,
} from './part-form.fixture.tsx';

setUpPartForm();

describe('what was typed', () => {
  test('is put back after the page was gone, and can be given up', async () => {
    open(bolt).unmount();
    expect(sessionStorage.getItem('drafts')).toBeNull();
    const first = open(bolt);
    type('名称', '长螺栓');
    type('材质', '铜');
    first.unmount();
    open(bolt);
    expect(screen.getByText('已恢复未保存的内容')).toBeTruthy();
    expect(valueOf('名称')).toBe('长螺栓');
    expect(valueOf('材质')).toBe('铜');
    press('放弃草稿');
    await waitFor(() => expect(valueOf('名称')).toBe('螺栓'));
    expect(valueOf('材质')).toBe('钢');
    expect(screen.queryByText('已恢复未保存的内容')).toBeNull();
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });

  test('is kept a moment after typing, and forgotten when it is saved or given up', async () => {
    const { onSaved, unmount } = open();
    type('名称', '垫圈');
    await pause(600);
    expect(sessionStorage.getItem('drafts')).toContain('垫圈');
    type('备注', '还在打字');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    unmount();
    expect(sessionStorage.getItem('drafts')).toBeNull();

    const second = open();
    type('名称', '垫圈');
    press('取消');
    fireEvent.click(await screen.findByText('放弃'));
    second.unmount();
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });

  test('belongs to one person and one record', () => {
    const first = open(bolt);
    type('名称', '长螺栓');
    // The session expires while the form is open.
    act(() => useSession.setState({ token: null, user: null }));
    first.unmount();
    signIn(8);
    const second = open(bolt);
    expect(valueOf('名称')).toBe('螺栓');
    second.unmount();
    signIn(7);
    const third = open();
    expect(valueOf('名称')).toBe('');
    third.unmount();
    open(bolt);
    expect(valueOf('名称')).toBe('长螺栓');
  });

  test('meets the lock when the record has moved on meanwhile', async () => {
    const first = open(bolt);
    type('名称', '长螺栓');
    first.unmount();
    const current = { ...bolt, version: 5, name: '短螺栓' };
    wire.replies = [{ code: 409, msg: '…', data: { current, changed: ['name'] } }];
    open(current);
    save();
    expect(await screen.findByText('短螺栓')).toBeTruthy();
    expect(sent[0]!.body).toMatchObject({ version: 3 });
    expect(valueOf('名称')).toBe('长螺栓');
  });

  test('is dropped in silence when it is what the record says by now', () => {
    const first = open(bolt);
    type('名称', '长螺栓');
    first.unmount();
    open({ ...bolt, version: 4, name: '长螺栓' });
    expect(screen.queryByText('已恢复未保存的内容')).toBeNull();
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });
});
