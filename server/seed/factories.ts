import { factoryInput } from '#contract/features/query/factories/contract.ts';
import type { FactoryState } from '#contract/features/query/factories/moves.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { plainAddress } from '../files/addresses.ts';
import { useFiles } from '../files/uses.ts';
import { pdfOf } from './documents.ts';
import { createStoredFile } from './file-factories.ts';

type Plan = {
  name: string;
  name_en: string;
  name_tw: string;
  code: string;
  gln: string;
  address: string;
  url?: string;
  state: Exclude<FactoryState, 'expired'>;
  reason?: string;
};

const plans: Record<number, readonly Plan[]> = {
  1: [
    {
      name: '萧山一厂',
      name_en: 'Xiaoshan Plant 1',
      name_tw: '蕭山一廠',
      code: 'CN-ZJ-0571-01',
      gln: '6900001000013',
      address: '浙江省杭州市萧山区经济技术开发区建设三路 88 号',
      url: 'https://cert.example.com/factory/CN-ZJ-0571-01',
      state: 'certified',
    },
    {
      name: '德清二厂',
      name_en: 'Deqing Plant 2',
      name_tw: '德清二廠',
      code: 'CN-ZJ-0572-02',
      gln: '6900001000020',
      address: '浙江省湖州市德清县雷甸镇白云北路 18 号',
      state: 'draft',
    },
  ],
  38: [
    {
      name: '赛罕乳品厂',
      name_en: 'Saihan Dairy',
      name_tw: '賽罕乳品廠',
      code: 'CN-NM-0471-01',
      gln: '6900038000017',
      address: '内蒙古自治区呼和浩特市赛罕区',
      state: 'certified',
    },
    {
      name: '和林格尔工厂',
      name_en: 'Horinger Plant',
      name_tw: '和林格爾工廠',
      code: 'CN-NM-0471-02',
      gln: '6900038000024',
      address: '内蒙古自治区呼和浩特市和林格尔县',
      state: 'withdrawn',
      reason: '无菌线改造，认证机构要求重新审核',
    },
  ],
};

/** A day in the year before, and one in the year after. */
const yearsFrom = (years: number) => `${new Date().getUTCFullYear() + years}-06-30`;

/** The factories of the demo's companies, with certificates; the batches made there name them. */
export async function createFactories(tx: Tx, app: App): Promise<void> {
  for (const [key, list] of Object.entries(plans))
    for (const { state, reason = '', ...given } of list) {
      const company = Number(key);
      const bytes = pdfOf([
        [
          { text: '工厂认证证书', size: 22, y: 784 },
          { text: `${given.name}（${given.code}）`, y: 728 },
          { text: given.address, y: 700 },
        ],
      ]);
      const file = await createStoredFile(app, tx, company, {
        name: `${given.name}认证证书.pdf`,
        bytes,
        type: 'application/pdf',
      });
      const certificate = plainAddress(file.address);
      const input = factoryInput.parse({
        ...given,
        certificate,
        valid_from: yearsFrom(-1),
        valid_to: yearsFrom(2),
      });
      const { id } = await tx
        .insertInto('factory')
        .values({ ...input, company_id: company, state, reason })
        .returning('id')
        .executeTakeFirstOrThrow();
      await useFiles(tx, { company, owner: 'factory', id }, [certificate]);
      await tx
        .updateTable('batch')
        .set({ factory_id: id })
        .where('company_id', '=', company)
        .where('factory', '=', given.name)
        .execute();
    }
}
