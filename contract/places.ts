import { t, type Text } from './text.ts';

/** A province with its GB/T 2260 code and the coordinates of its capital. */
export type Province = { code: number; name: Text; latitude: number; longitude: number };

const province = (
  code: number,
  zh: string,
  en: string,
  tw: string,
  latitude: number,
  longitude: number,
): Province => ({ code, name: t(zh, en, tw), latitude, longitude });

/** Short names; `findProvince` also accepts the official ones. */
export const provinces: readonly Province[] = [
  province(11, '北京', 'Beijing', '北京', 39.9, 116.41),
  province(12, '天津', 'Tianjin', '天津', 39.13, 117.2),
  province(13, '河北', 'Hebei', '河北', 38.04, 114.51),
  province(14, '山西', 'Shanxi', '山西', 37.87, 112.55),
  province(15, '内蒙古', 'Inner Mongolia', '內蒙古', 40.84, 111.75),
  province(21, '辽宁', 'Liaoning', '遼寧', 41.8, 123.43),
  province(22, '吉林', 'Jilin', '吉林', 43.82, 125.32),
  province(23, '黑龙江', 'Heilongjiang', '黑龍江', 45.8, 126.53),
  province(31, '上海', 'Shanghai', '上海', 31.23, 121.47),
  province(32, '江苏', 'Jiangsu', '江蘇', 32.06, 118.8),
  province(33, '浙江', 'Zhejiang', '浙江', 30.27, 120.16),
  province(34, '安徽', 'Anhui', '安徽', 31.82, 117.23),
  province(35, '福建', 'Fujian', '福建', 26.07, 119.3),
  province(36, '江西', 'Jiangxi', '江西', 28.68, 115.86),
  province(37, '山东', 'Shandong', '山東', 36.65, 117.12),
  province(41, '河南', 'Henan', '河南', 34.75, 113.63),
  province(42, '湖北', 'Hubei', '湖北', 30.59, 114.31),
  province(43, '湖南', 'Hunan', '湖南', 28.23, 112.94),
  province(44, '广东', 'Guangdong', '廣東', 23.13, 113.26),
  province(45, '广西', 'Guangxi', '廣西', 22.82, 108.37),
  province(46, '海南', 'Hainan', '海南', 20.04, 110.2),
  province(50, '重庆', 'Chongqing', '重慶', 29.56, 106.55),
  province(51, '四川', 'Sichuan', '四川', 30.57, 104.07),
  province(52, '贵州', 'Guizhou', '貴州', 26.65, 106.63),
  province(53, '云南', 'Yunnan', '雲南', 25.04, 102.71),
  province(54, '西藏', 'Tibet', '西藏', 29.65, 91.14),
  province(61, '陕西', 'Shaanxi', '陝西', 34.34, 108.94),
  province(62, '甘肃', 'Gansu', '甘肅', 36.06, 103.83),
  province(63, '青海', 'Qinghai', '青海', 36.62, 101.78),
  province(64, '宁夏', 'Ningxia', '寧夏', 38.49, 106.23),
  province(65, '新疆', 'Xinjiang', '新疆', 43.83, 87.62),
  province(71, '台湾', 'Taiwan', '台灣', 25.03, 121.57),
  province(81, '香港', 'Hong Kong', '香港', 22.28, 114.16),
  province(82, '澳门', 'Macao', '澳門', 22.19, 113.54),
];
const byCode = new Map(provinces.map((one) => [one.code, one]));
export const provinceOf = (code: number): Province | undefined => byCode.get(code);

/** Finds a province by its Chinese name, short or official: 浙江, 浙江省, 广西壮族自治区. */
export const findProvince = (name: string): Province | undefined =>
  provinces.find((one) => name.startsWith(one.name.zh_CN));

/** The short name of a city: 杭州 for 杭州市. */
export const shortName = (name: string) => name.replace(/(市|地区|盟|自治州|林区|县)$/, '');

/** Whether two names mean the same city: official or short. */
export function isSameCity(one: string, other: string): boolean {
  return one.startsWith(shortName(other)) || other.startsWith(shortName(one));
}
