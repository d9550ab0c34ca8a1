import { expect, type Page } from '@playwright/test';
import { hire } from './backstage.ts';
import { callerOf, readArchive, type Company } from './codes.ts';

const passphrase = 'sunny-Lantern-48-harbour';

/** The codes below the scratch layers of a pack, handed out with the consent of two people. */
export async function scratchCodes(page: Page, company: Company, packId: number) {
  const asker = await callerOf(page, (await hire('identity', company.companyId)).username);
  const manager = await callerOf(page, company.username);
  const { id } = await asker.post<{ id: number }>('securityPack/add', {
    kind: 'bound',
    pack_id: packId,
  });
  await expect
    .poll(async () => (await asker.get<{ state: string }>(`securityPack/info?id=${id}`)).state)
    .toBe('ready');
  await asker.post('securityPack/request', { id });
  await manager.post('securityPack/approve', { id });
  const text = await readArchive(
    await asker.file('securityPack/download', { id, passphrase }),
    passphrase,
  );
  return (code: string) => {
    const line = text.split(/\r?\n/).find((one) => one.includes(code));
    return /\b\d{8}\b/.exec(line!)![0];
  };
}
