import { expect, test } from 'vitest';
import { waitFor } from '@testing-library/react';
import { openPage, press, setUpPages } from './page.fixture.tsx';
import { useOpenForm } from './use-open-form.ts';

setUpPages();

function Page() {
  const form = useOpenForm(undefined, { add: true, edit: false });
  const goOn = () => {
    form.close('/board?id=5');
    // A form closes itself after it has told that it is saved.
    form.close();
  };
  return (
    <>
      <button type="button" onClick={() => form.open(null)}>
        open
      </button>
      {form.opened && (
        <>
          <button type="button" onClick={() => form.close()}>
            close
          </button>
          <button type="button" onClick={goOn}>
            go on
          </button>
        </>
      )}
    </>
  );
}
const address = () => `${window.location.pathname}${window.location.search}`;
const comesTo = (path: string) => waitFor(() => expect(address()).toBe(path));
const pause = () => new Promise((resolve) => void setTimeout(resolve, 100));

test('a form that is closed goes back to its list', async () => {
  openPage(Page, '/list', []);
  await press('open');
  await comesTo('/list?form=add');
  await press('close');
  await comesTo('/list');
});

test('the page where the work goes on takes the place of the form', async () => {
  openPage(Page, '/list', []);
  await press('open');
  await comesTo('/list?form=add');
  await press('go on');
  await comesTo('/board?id=5');
  await pause();
  expect(address()).toBe('/board?id=5');
  window.history.back();
  await comesTo('/list');
});
