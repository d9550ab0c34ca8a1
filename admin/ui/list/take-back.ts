import { ApiError } from '#admin/app/api.ts';
import { toast } from '#admin/app/toast.ts';
import { refreshList } from './refresh.ts';

/** Takes a command back by its opposite, from the message that told of it; the call itself says what went wrong. */
export async function takeBack(
  resource: string,
  send: () => Promise<{ msg: string }>,
): Promise<void> {
  try {
    toast.success((await send()).msg);
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
  } finally {
    void refreshList(resource);
  }
}
