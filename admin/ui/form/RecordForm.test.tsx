import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { unsavedIn } from '#admin/app/tabs/unsaved.ts';
import {
  blank,
  bolt,
  sent,
  wire,
  said,
  open,
  type,
  press,
  valueOf,
  save,
  setUpPartForm,
} from './part-form.fixture.tsx';

setUpPartForm();

describe('saving', () => {
  test('an empty required field says so at its place, and nothing is sent', async () => {
    open();
    expect(screen.getByText('新增零件')).toBeTruthy();
    save();
    expect(await screen.findByText('名称：不能为空')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('名称')));
    expect(sent).toEqual([]);
  });

  test('a new record is sent once, however often the button is pressed', async () => {
    const { onClose, onSaved } = open();
    type('名称', '垫圈');
    type('价格', '12.5');
    save();
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onClose).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: '/api/part/add' });
    expect(sent[0]!.body).toEqual({ ...blank, name: '垫圈', price: 1250 });
    expect(said).toEqual(['保存成功']);
  });

  test('an edit carries the number and the version of the record', async () => {
    const { onSaved } = open(bolt);
    expect(valueOf('价格')).toBe('1.50');
    type('名称', '长螺栓');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent[0]).toMatchObject({ url: '/api/part/edit' });
    expect(sent[0]!.body).toEqual({ ...bolt, name: '长螺栓' });
  });

  test('after no answer the same values go out under the same key, others under another', async () => {
    wire.replies = ['no network', 'no network'];
    const { onSaved } = open();
    type('名称', '垫圈');
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[aria-live] p')).toBeTruthy());
    save();
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(document.querySelector('[aria-live] p')).toBeTruthy());
    type('名称', '弹簧垫圈');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent[1]!.key).toBe(sent[0]!.key);
    expect(sent[2]!.key).not.toBe(sent[1]!.key);
  });

  test("the server's errors stand at their fields, deep inside of lists too, the rest on top", async () => {
    wire.replies = [
      {
        code: 422,
        msg: '…',
        errors: [
          { field: 'attributes.0.value', msg: '材质不在目录中' },
          { field: 'company', msg: '企业已停用' },
        ],
      },
    ];
    open(bolt);
    type('名称', '长螺栓');
    save();
    const message = await screen.findByText('材质不在目录中');
    const item = screen.getByLabelText('材质').closest('.ant-form-item');
    expect(item?.contains(message)).toBe(true);
    expect(screen.getByText('企业已停用').closest('[aria-live]')).toBeTruthy();
    // Correcting a field clears its error.
    type('材质', '铜');
    await waitFor(() => expect(screen.queryByText('材质不在目录中')).toBeNull());
  });

  test('what another editor saved meanwhile is shown in words, and what was typed stays', async () => {
    const current = {
      ...bolt,
      version: 4,
      price: 990,
      attributes: [{ name: '材质', value: '铝' }],
    };
    wire.replies = [
      { code: 409, msg: '…', data: { current, changed: ['name', 'price', 'attributes'] } },
    ];
    const { onSaved } = open(bolt);
    type('名称', '长螺栓');
    type('材质', '铜');
    save();
    expect(await screen.findByText('¥9.90')).toBeTruthy();
    expect(screen.getByText('材质：铝')).toBeTruthy();
    expect(screen.getByText('材质：铜')).toBeTruthy();
    expect(valueOf('价格')).toBe('9.90');
    expect(valueOf('名称')).toBe('长螺栓');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent[1]!.body).toMatchObject({ version: 4, price: 990, name: '长螺栓' });
    expect(sent[1]!.body['attributes']).toEqual([{ name: '材质', value: '铜' }]);
  });
});

describe('leaving', () => {
  test('an untouched form closes at once, a changed one asks first', async () => {
    const { onClose } = open(bolt);
    press('取消');
    expect(onClose).toHaveBeenCalledOnce();
    type('名称', '长螺栓');
    press('取消');
    expect(await screen.findByText('放弃未保存的修改？')).toBeTruthy();
    press('继续编辑');
    await waitFor(() => expect(screen.queryByText('放弃未保存的修改？')).toBeNull());
    expect(onClose).toHaveBeenCalledOnce();
    press('关闭');
    fireEvent.click(await screen.findByText('放弃'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('the button that opened it has the focus again', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { unmount } = open(bolt);
    act(() => screen.getByLabelText('名称').focus());
    unmount();
    await waitFor(() => expect(document.activeElement).toBe(opener));
    opener.remove();
  });

  test('what is typed back is no change', () => {
    const { onClose } = open(bolt);
    type('名称', '长螺栓');
    type('名称', '螺栓');
    press('取消');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('the tab and the window know of it while it is on the page', async () => {
    const { unmount } = open(bolt);
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(false);
    type('名称', '长螺栓');
    expect(unsavedIn(['/product/part'])).toHaveLength(1);
    expect(unsavedIn(['/elsewhere'])).toHaveLength(0);
    expect(leaving()).toBe(true);
    unmount();
    expect(unsavedIn()).toHaveLength(0);
    expect(leaving()).toBe(false);
  });
});
