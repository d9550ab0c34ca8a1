import type { Tx } from '../database/database.ts';
import { createPartner, createPartnership } from './record-factories.ts';

type Side = 'supplier' | 'customer';
type Card = [name: string, contact: string, mobile: string, address: string, creditCode?: string];

const suppliers: Card[] = [
  ['无锡恒力轴承有限公司', '顾恒', '0510-85120001', '江苏省无锡市滨湖区建筑西路 12 号'],
  ['宁波金塑新材料有限公司', '沈塑', '0574-87650002', '浙江省宁波市北仑区长江路 66 号'],
  ['太钢不锈华东销售公司', '郭钢', '021-56780003', '上海市宝山区友谊路 1588 号'],
  ['深圳芯控电子有限公司', '林芯', '0755-26540004', '广东省深圳市宝安区西乡街道 8 号'],
  ['常州微特电机厂', '蒋特', '0519-83210005', '江苏省常州市新北区通江路 300 号'],
  ['东莞精模五金制品厂', '何模', '0769-82340006', '广东省东莞市长安镇振安路 21 号'],
  ['绍兴宏达包装印刷厂', '傅印', '0575-88990007', '浙江省绍兴市柯桥区轻纺路 9 号'],
  ['德清高硼硅玻璃有限公司', '章璃', '0572-80010008', '浙江省湖州市德清县武康镇 5 号'],
];
const customers: Card[] = [
  ['杭州湖滨电器行', '郑经销', '0571-87010011', '浙江省杭州市上城区湖滨路 20 号'],
  ['宁波甬江商贸有限公司', '冯二店', '0574-87330012', '浙江省宁波市江北区甬江大道 100 号'],
  ['上海悦厨生活馆', '陆悦', '021-62480013', '上海市静安区南京西路 1266 号'],
  ['成都锦里家电批发', '罗锦', '028-86120014', '四川省成都市武侯区武侯祠大街 231 号'],
  ['北京朝阳厨具连锁', '京朝', '010-65880015', '北京市朝阳区建国路 93 号'],
  ['广州羊城百货', '许羊', '020-83310016', '广东省广州市越秀区北京路 238 号'],
];

const dairyCustomers: Card[] = [
  ['内蒙古草原鲜超市连锁', '云草', '0471-66210021', '内蒙古自治区呼和浩特市新城区新华东街 58 号'],
  ['京津优鲜配送有限公司', '季鲜', '010-67550022', '北京市丰台区花乡桥北路 7 号'],
];

/** Who a company of the demo buys from and sells to. */
export const partnerCards: Record<Side, readonly Card[]> = {
  supplier: suppliers,
  customer: customers,
};

/** Files partners, the first of them longest ago. */
export async function filePartners(
  tx: Tx,
  side: Side,
  companyId: number,
  cards: readonly Card[],
): Promise<void> {
  for (const [at, [name, contact, mobile, address]] of cards.entries())
    await createPartner(tx, side, companyId, {
      name,
      contact,
      mobile,
      address,
      create_time: new Date(Date.now() - (cards.length - at) * 5 * 86_400_000),
    });
}

/** Suppliers and customers of the demo, one link that is active and one that waits for an answer. */
export async function createPartners(tx: Tx): Promise<void> {
  await filePartners(tx, 'supplier', 1, suppliers);
  await filePartners(tx, 'customer', 1, customers);
  await filePartners(tx, 'customer', 38, dairyCustomers);
  const qingshan = {
    name: '青山精密制造有限公司',
    credit_code: '91330100MA2KG7X137',
    contact: '陈青山',
    mobile: '13800010001',
    address: '浙江省杭州市萧山区明星路 188 号',
  };
  const yuanhang = {
    name: '远航乳业股份有限公司',
    credit_code: '91150100MA0N5D2Q7E',
    contact: '李远航',
    mobile: '13800380038',
    address: '内蒙古自治区呼和浩特市赛罕区牧场路 38 号',
  };
  await createPartnership(tx, {
    buyer: 38,
    seller: 1,
    supplier: await createPartner(tx, 'supplier', 38, qingshan),
    customer: await createPartner(tx, 'customer', 1, yuanhang),
    state: 'active',
    by: 1,
  });
  await createPartnership(tx, {
    buyer: 1,
    seller: 38,
    supplier: await createPartner(tx, 'supplier', 1, yuanhang),
    customer: await createPartner(tx, 'customer', 38, qingshan),
    state: 'waiting',
    by: 38,
  });
}
