import { passportInput } from '#contract/features/product/passports/contract.ts';
import type * as z from 'zod';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { contentOf } from '../passports/content.ts';
import { readParts } from '../passports/known-parts.ts';

type Written = Omit<z.input<typeof passportInput>, 'part_id'> & { part: string };

/** The passports of the demo's companies, on parts that have codes. */
const written: Record<number, Written> = {
  1: {
    part: '多功能绞肉机',
    product_group: 'electronics',
    commodity_code: '85094090',
    operator_name: '青山精密欧洲有限公司',
    operator_name_en: 'Qingshan Europe GmbH',
    operator_name_tw: '青山精密歐洲有限公司',
    operator_number: 'EORI DE123456789012345',
    operator_address: 'Speicherstadt 12, 20457 Hamburg, DE',
    operator_contact: 'dpp@qingshan.example · +49 40 5550 1200',
    manufacturer_name: '青山精密制造有限公司',
    manufacturer_name_en: 'Qingshan Precision Manufacturing Co., Ltd.',
    manufacturer_name_tw: '青山精密製造有限公司',
    manufacturer_address: '浙江省杭州市萧山区明星路 188 号',
    importer_name: '青山精密欧洲有限公司',
    importer_name_en: 'Qingshan Europe GmbH',
    importer_number: 'EORI DE123456789012345',
    importer_address: 'Speicherstadt 12, 20457 Hamburg, DE',
    origin_country: 'CN',
    materials: [
      {
        name: '不锈钢 304',
        name_en: 'Stainless steel 304',
        name_tw: '不鏽鋼 304',
        share: 46,
        recycled: 60,
        country: 'CN',
      },
      {
        name: 'ABS 塑料',
        name_en: 'ABS plastic',
        name_tw: 'ABS 塑膠',
        share: 31,
        recycled: 25,
        country: 'CN',
      },
      { name: '铜', name_en: 'Copper', name_tw: '銅', share: 14, recycled: 35, country: 'CL' },
      {
        name: '钕铁硼磁体',
        name_en: 'NdFeB magnets',
        name_tw: '釹鐵硼磁體',
        share: 2,
        recycled: 0,
        country: 'CN',
        is_critical: true,
      },
    ],
    substances: [
      {
        name: '铅',
        name_en: 'Lead',
        name_tw: '鉛',
        cas: '7439-92-1',
        concentration: 0.08,
        location: '电机接线端子的铜合金',
        location_en: 'Copper alloy of the motor terminals',
        location_tw: '馬達接線端子的銅合金',
      },
    ],
    carbon_footprint: 21.4,
    carbon_stage: 'cradle_to_gate',
    carbon_standard: 'ISO 14067:2018',
    energy_use: 6.2,
    water_use: 38,
    lifetime_years: 8,
    durability: '刀组按 10,000 次切换试验，电机按 600 小时空载试验。',
    durability_en: 'Blades tested for 10,000 cycles, motor for 600 hours without load.',
    durability_tw: '刀組依 10,000 次切換試驗，馬達依 600 小時空載試驗。',
    repairability: 7.8,
    spare_years: 10,
    spare_parts: '刀组、密封圈、电源线、电机可单独购买，下单后 5 个工作日内发出。',
    spare_parts_en:
      'Blades, seals, power cord and motor are sold separately and leave within 5 working days.',
    spare_parts_tw: '刀組、密封圈、電源線、馬達可單獨購買，下單後 5 個工作天內寄出。',
    repair_guide: '断电后逆时针旋下上盖，四颗十字螺钉固定电机罩；更换刀组无需工具。',
    repair_guide_en:
      'Unplug, turn the lid anticlockwise; four cross-head screws hold the motor cover. Blades are changed without tools.',
    repair_guide_tw: '斷電後逆時針旋下上蓋，四顆十字螺絲固定馬達罩；更換刀組無需工具。',
    disassembly: '外壳为卡扣连接，磁体粘接在转子上，加热至 120 ℃ 后可取下并单独回收。',
    disassembly_en:
      'The housing is clipped. Magnets are glued to the rotor; heat to 120 °C to remove and recycle them separately.',
    disassembly_tw: '外殼為卡扣連接，磁體黏接在轉子上，加熱至 120 ℃ 後可取下並單獨回收。',
    take_back: '可交回任一经销商，或寄回当地服务中心，运费由我们承担。',
    take_back_en: 'Return it to any dealer or send it to the nearest service centre at our cost.',
    take_back_tw: '可交回任一經銷商，或寄回當地服務中心，運費由我們負擔。',
    recycling: '按电子电器废弃物分类（WEEE），不要与生活垃圾一起丢弃。',
    recycling_en: 'Electrical waste (WEEE): keep it out of household waste.',
    recycling_tw: '依電子電器廢棄物分類（WEEE），不要與生活垃圾一起丟棄。',
    care: '刀组可水洗，机身用湿布擦拭；连续使用不超过 3 分钟。',
    care_en:
      'Rinse the blades, wipe the body with a damp cloth. Run for at most 3 minutes at a time.',
    care_tw: '刀組可水洗，機身用濕布擦拭；連續使用不超過 3 分鐘。',
    safety: '刀片锋利，装拆前先断电。',
    safety_en: 'Sharp blades: unplug before you take it apart.',
    safety_tw: '刀片鋒利，裝拆前先斷電。',
    documents: [
      {
        kind: 'conformity',
        name: '欧盟符合性声明',
        name_en: 'EU declaration of conformity',
        name_tw: '歐盟符合性聲明',
        number: 'DoC-2026-017',
        issuer: '青山精密制造有限公司',
        url: 'https://www.example.com/doc/2026-017.pdf',
      },
      {
        kind: 'report',
        name: '安全检测报告',
        name_en: 'Safety test report',
        name_tw: '安全檢測報告',
        number: 'LVD-88213',
        issuer: 'TÜV',
        valid_until: '2029-06-30',
        url: 'https://www.example.com/report/88213.pdf',
        level: 'authority',
      },
    ],
  },
  38: {
    part: '娟姗鲜牛奶 250 mL',
    product_group: 'packaging',
    granularity: 'batch',
    commodity_code: '0401',
    operator_name: '远航乳业股份有限公司',
    operator_name_en: 'Yuanhang Dairy Co., Ltd.',
    operator_name_tw: '遠航乳業股份有限公司',
    operator_address: '内蒙古自治区呼和浩特市赛罕区牧场路 38 号',
    operator_contact: '400-810-3838',
    origin_country: 'CN',
    materials: [
      {
        name: '纸板',
        name_en: 'Paperboard',
        name_tw: '紙板',
        share: 74,
        recycled: 30,
        country: 'CN',
      },
      { name: '聚乙烯', name_en: 'Polyethylene', name_tw: '聚乙烯', share: 26, recycled: 0 },
    ],
    carbon_footprint: 0.31,
    carbon_unit: '250 mL',
    carbon_standard: 'ISO 14067:2018',
    recycling: '冲洗压扁后投入纸类回收。',
    recycling_en: 'Rinse, flatten and recycle as paper.',
    recycling_tw: '沖洗壓扁後投入紙類回收。',
  },
};

/** A published passport of each company. */
export async function createPassports(tx: Tx, _app: App): Promise<void> {
  for (const [company, { part: name, ...fields }] of Object.entries(written)) {
    const companyId = Number(company);
    const part = await tx
      .selectFrom('part')
      .select('id')
      .where('company_id', '=', companyId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const input = passportInput.parse({ part_id: part.id, ...fields });
    const known = (await readParts(tx, companyId, [part.id])).get(part.id)!;
    const { materials, substances, documents, access, ...columns } = input;
    const time = new Date();
    const { id } = await tx
      .insertInto('passport')
      .values({
        company_id: companyId,
        ...columns,
        materials: JSON.stringify(materials),
        substances: JSON.stringify(substances),
        documents: JSON.stringify(documents),
        access: JSON.stringify(access),
        state: 'published',
        number: 1,
        publish_time: time,
        update_time: time,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('passport_version')
      .values({
        company_id: companyId,
        passport_id: id,
        number: 1,
        content: JSON.stringify(contentOf(input, known)),
      })
      .execute();
  }
}
