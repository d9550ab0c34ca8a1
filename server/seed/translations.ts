/** What the demo's products and their attributes are called in the other languages of pages. */
type Other = { en: string; tw: string };

const words: Record<string, Other> = {
  轻音破壁机: { en: 'Quiet Blender', tw: '輕音破壁機' },
  随行榨汁杯: { en: 'Portable Juicer Cup', tw: '隨行果汁杯' },
  商用破壁机: { en: 'Commercial Blender', tw: '商用破壁機' },
  多功能绞肉机: { en: 'Multi-Purpose Meat Grinder', tw: '多功能絞肉機' },
  恒温电水壶: { en: 'Temperature-Control Kettle', tw: '恆溫電熱水壺' },
  双层防烫电水壶: { en: 'Double-Wall Cool-Touch Kettle', tw: '雙層防燙電熱水壺' },
  折叠旅行水壶: { en: 'Folding Travel Kettle', tw: '摺疊旅行水壺' },
  蒸烤一体机: { en: 'Steam Oven', tw: '蒸烤爐' },
  家用小烤箱: { en: 'Compact Toaster Oven', tw: '家用小烤箱' },
  'IH 电饭煲': { en: 'Induction Rice Cooker', tw: 'IH 電子鍋' },
  迷你电饭煲: { en: 'Mini Rice Cooker', tw: '迷你電子鍋' },
  静音厨师机: { en: 'Quiet Stand Mixer', tw: '靜音攪拌機' },
  手持打蛋器: { en: 'Hand Mixer', tw: '手持打蛋器' },
  '牧场鲜牛奶 950 mL': { en: 'Farm Fresh Milk 950 mL', tw: '牧場鮮牛奶 950 mL' },
  '娟姗鲜牛奶 250 mL': { en: 'Jersey Fresh Milk 250 mL', tw: '娟姍鮮牛奶 250 mL' },
  '原味发酵酸奶 450 g': { en: 'Plain Cultured Yogurt 450 g', tw: '原味發酵優格 450 g' },
  '有机纯牛奶 12 盒装': { en: 'Organic Whole Milk, 12 Cartons', tw: '有機純牛奶 12 盒裝' },
  使用说明书: { en: 'User manual', tw: '使用說明書' },
  颜色: { en: 'Colour', tw: '顏色' },
  墨绿: { en: 'Dark green', tw: '墨綠' },
  米白: { en: 'Off-white', tw: '米白' },
  额定功率: { en: 'Rated power', tw: '額定功率' },
  容量: { en: 'Capacity', tw: '容量' },
  容积: { en: 'Volume', tw: '容積' },
  电池: { en: 'Battery', tw: '電池' },
  温控档位: { en: 'Temperature settings', tw: '溫控段數' },
  温度范围: { en: 'Temperature range', tw: '溫度範圍' },
  内胆: { en: 'Inner pot', tw: '內鍋' },
  陶晶不粘: { en: 'Ceramic non-stick', tw: '陶晶不沾' },
  转速: { en: 'Speeds', tw: '轉速' },
  '11 档': { en: '11', tw: '11 段' },
  蛋白质: { en: 'Protein', tw: '蛋白質' },
  保质期: { en: 'Shelf life', tw: '保存期限' },
  '7 天': { en: '7 days', tw: '7 天' },
};

/** A word of the demo in the other languages; empty for one that is the same in all, such as “800 W”. */
export const translate = (word: string): Other => words[word] ?? { en: '', tw: '' };
