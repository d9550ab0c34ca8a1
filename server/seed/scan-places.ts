/** Cities where the demo's consumers live, with their province and how many of them there are. */
export type City = { province: number; city: string; weight: number };
const city = (province: number, name: string, weight: number): City => ({
  province,
  city: name,
  weight,
});

export const cities: readonly City[] = [
  city(33, '杭州市', 22),
  city(33, '宁波市', 14),
  city(33, '温州市', 8),
  city(31, '上海市', 20),
  city(32, '南京市', 10),
  city(32, '苏州市', 12),
  city(34, '合肥市', 7),
  city(35, '福州市', 6),
  city(35, '厦门市', 6),
  city(36, '南昌市', 4),
  city(37, '济南市', 7),
  city(37, '青岛市', 8),
  city(11, '北京市', 16),
  city(12, '天津市', 6),
  city(13, '石家庄市', 5),
  city(15, '呼和浩特市', 5),
  city(15, '包头市', 3),
  city(14, '太原市', 4),
  city(41, '郑州市', 7),
  city(42, '武汉市', 9),
  city(43, '长沙市', 7),
  city(44, '广州市', 15),
  city(44, '深圳市', 16),
  city(45, '南宁市', 3),
  city(51, '成都市', 12),
  city(50, '重庆市', 8),
  city(61, '西安市', 7),
  city(21, '沈阳市', 5),
  city(23, '哈尔滨市', 3),
  city(53, '昆明市', 3),
];

/** Where else some of them are, by their addresses: abroad only the country is known, in Hong Kong no city. */
export const abroad: readonly City[] = [
  city(81, '', 1),
  city(0, 'SG', 1),
  city(0, 'JP', 1),
  city(81, '', 1),
  city(0, 'DE', 1),
  city(0, 'JP', 1),
  city(0, 'SG', 1),
  city(0, 'US', 1),
  city(0, 'AU', 1),
  city(81, '', 1),
];

/** Where the first company's dealers may sell. */
export const territories: Readonly<Record<number, readonly number[]>> = {
  1: [33, 31, 32, 34, 37, 11, 12, 13],
  2: [33, 35, 36, 42, 43, 44, 45, 51, 50],
};

/** Those whose territory is cities, and where else dealers sell. */
const citiesOf: Readonly<Record<number, readonly string[]>> = {
  3: ['温州市'],
  6: ['呼和浩特市', '包头市', '太原市'],
};

/** Where the customers of a dealer live; everywhere, if the goods went to no dealer. */
export function homesOf(dealer: number | null): readonly City[] {
  const own = dealer === null ? undefined : citiesOf[dealer];
  if (own) return cities.filter((one) => own.includes(one.city));
  const provinces = dealer === null ? undefined : territories[dealer];
  return provinces ? cities.filter(({ province }) => provinces.includes(province)) : cities;
}

/** How likely people look at a label in each hour of the day. */
export const hours: readonly number[] = [
  1, 0, 0, 0, 0, 0, 1, 3, 5, 7, 9, 10, 11, 9, 8, 8, 9, 10, 12, 15, 16, 13, 8, 3,
];

/** Numbers that look random and are the same on every machine. */
export function makeChance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const weighted = <T>(list: readonly T[], weigh: (one: T, at: number) => number): T => {
    const total = list.reduce((sum, one, at) => sum + weigh(one, at), 0);
    let rest = next() * total;
    return list.find((one, at) => (rest -= weigh(one, at)) < 0) ?? list.at(-1)!;
  };
  return {
    next,
    weighted,
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    /** A mark as the log keeps devices and addresses. */
    mark: () => String(BigInt(Math.floor(next() * 2 ** 53)) * 1_009n + 7n),
  };
}
export type Chance = ReturnType<typeof makeChance>;
