import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  bolt,
  sent,
  said,
  open,
  buttons,
  press,
  enter,
  save,
  setUpPartForm,
} from './part-form.fixture.tsx';

setUpPartForm();

describe('[VAL-4] attributes', () => {
  const prompt = () => screen.findByLabelText('属性名称');

  test('are named in a prompt, which refuses nothing and what is there already', async () => {
    const { onSaved } = open(bolt);
    press('添加属性');
    const name = await prompt();
    enter(name);
    expect(await screen.findByText('请输入属性名称')).toBeTruthy();
    enter(name, ' 材质 ');
    expect(await screen.findByText('已有同名属性')).toBeTruthy();
    enter(name, '颜色');
    fireEvent.change(await screen.findByLabelText('颜色'), { target: { value: '红' } });
    press('上移 颜色');
    press('重命名 材质');
    fireEvent.change(await prompt(), { target: { value: '用料' } });
    press('重命名');
    await screen.findByLabelText('用料');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[0]!.body['attributes']).toEqual([
      { name: '颜色', value: '红' },
      { name: '用料', value: '钢' },
    ]);
    expect(said).not.toContain('取消输入');
  });

  test('are added with their value in one step', async () => {
    const { onSaved } = open(bolt);
    press('添加属性');
    fireEvent.change(await prompt(), { target: { value: '颜色' } });
    enter(screen.getByLabelText('属性值'), ' 墨绿 ');
    const value = (await screen.findByLabelText('颜色')) as HTMLInputElement;
    expect(value.value).toBe('墨绿');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[0]!.body['attributes']).toContainEqual({ name: '颜色', value: '墨绿' });
  });

  test('a cancelled prompt says so', async () => {
    open(bolt);
    press('添加属性');
    await prompt();
    press('取消');
    expect(said).toEqual(['取消输入']);
    await waitFor(() => expect(screen.queryByLabelText('属性名称')).toBeNull());
  });

  test('an empty value is named by its attribute, and no more are added than the schema admits', async () => {
    open({ ...bolt, attributes: ['甲', '乙', '丙'].map((name) => ({ name, value: '' })) });
    expect(buttons('添加属性')[0]!.disabled).toBe(true);
    save();
    expect(await screen.findByText('乙：不能为空')).toBeTruthy();
    press('移除 乙');
    await waitFor(() => expect(screen.queryByLabelText('乙')).toBeNull());
    expect(screen.getByText('丙：不能为空')).toBeTruthy();
  });
});

test('rows of a list are added, moved and removed', async () => {
  const { onSaved } = open(bolt);
  press('添加说明书');
  fireEvent.change(screen.getAllByLabelText('名称')[1]!, { target: { value: '安装' } });
  press('添加说明书');
  fireEvent.change(screen.getAllByLabelText('名称')[2]!, { target: { value: '保养' } });
  press('添加说明书');
  press('上移 说明书 第 2 项');
  press('移除 说明书 第 3 项');
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent[0]!.body['manuals']).toEqual([
    { name: '保养', url: '' },
    { name: '安装', url: '' },
  ]);
});

describe('a long list', () => {
  /** Sees only what a test shows it. */
  class Observer {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  const manuals = Array.from({ length: 500 }, (_, at) => ({ name: `说明 ${at + 1}`, url: '' }));
  beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
  afterEach(() => vi.unstubAllGlobals());
  const urls = () => screen.getAllByLabelText('链接');

  test('mounts the rows that are near, and saves them all', async () => {
    const { onSaved } = open({ ...bolt, manuals });
    expect(urls().length).toBeLessThan(30);
    expect(document.querySelectorAll('[data-waits]')).toHaveLength(479);
    press('添加说明书');
    // A new row is there at once.
    const added = [...document.querySelectorAll<HTMLInputElement>('[data-row="500"] input')];
    expect(added).toHaveLength(2);
    fireEvent.change(added[0]!, { target: { value: '新增的' } });
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent[0]!.body['manuals']).toEqual([...manuals, { name: '新增的', url: '' }]);
  });

  test('mounts the rows around the one that has the focus', async () => {
    open({ ...bolt, manuals });
    const inputs = (at: number) => document.querySelectorAll(`[data-row="${at}"] input`);
    expect(inputs(20)).toHaveLength(0);
    fireEvent.focusIn(inputs(19)[1]!);
    await waitFor(() => expect(inputs(22)).toHaveLength(2));
    expect(inputs(23)).toHaveLength(0);
    fireEvent.focusIn(inputs(499)[0]!);
    await waitFor(() => expect(inputs(496)).toHaveLength(2));
  });

  test('shows what is wrong in a row that was far away, and does not save it', async () => {
    const { onSaved } = open({
      ...bolt,
      manuals: manuals.map((one, at) => (at === 400 ? { ...one, name: '' } : one)),
    });
    expect(document.querySelector('[data-row="400"] input')).toBeNull();
    save();
    expect(await screen.findByText('第 401 项需要修改')).toBeTruthy();
    expect(await screen.findByText('名称：不能为空')).toBeTruthy();
    const wrong = document.querySelector<HTMLInputElement>('[data-row="400"] input')!;
    expect(sent).toEqual([]);
    fireEvent.change(wrong, { target: { value: '补上' } });
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect((sent[0]!.body['manuals'] as typeof manuals)[400]).toEqual({ name: '补上', url: '' });
  });
});

test('Enter in a row goes on to the next field and does not send the form', async () => {
  const { onSaved } = open(bolt);
  press('添加说明书');
  const name = screen.getAllByLabelText('名称')[1]! as HTMLInputElement;
  name.focus();
  // A browser sends the form unless somebody took the key.
  expect(fireEvent.keyDown(name, { key: 'Enter' })).toBe(false);
  expect(document.activeElement).toBe(screen.getAllByLabelText('链接').at(-1));
  expect(onSaved).not.toHaveBeenCalled();
});
