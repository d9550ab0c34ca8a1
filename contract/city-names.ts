import type { Language } from './language.ts';

/** The English names of cities by province; each begins with the third and fourth digit of its GB/T 2260 code. */
const english: Record<number, string> = {
  13: '01Shijiazhuang 02Tangshan 03Qinhuangdao 04Handan 05Xingtai 06Baoding 07Zhangjiakou 08Chengde 09Cangzhou 10Langfang 11Hengshui',
  14: '01Taiyuan 02Datong 03Yangquan 04Changzhi 05Jincheng 06Shuozhou 07Jinzhong 08Yuncheng 09Xinzhou 10Linfen 11Lüliang',
  15: '01Hohhot 02Baotou 03Wuhai 04Chifeng 05Tongliao 06Ordos 07Hulunbuir 08Bayannur 09Ulanqab 22Hinggan 25Xilingol 29Alxa',
  21: '01Shenyang 02Dalian 03Anshan 04Fushun 05Benxi 06Dandong 07Jinzhou 08Yingkou 09Fuxin 10Liaoyang 11Panjin 12Tieling 13Chaoyang 14Huludao',
  22: '01Changchun 02Jilin 03Siping 04Liaoyuan 05Tonghua 06Baishan 07Songyuan 08Baicheng 24Yanbian',
  23: '01Harbin 02Qiqihar 03Jixi 04Hegang 05Shuangyashan 06Daqing 07Yichun 08Jiamusi 09Qitaihe 10Mudanjiang 11Heihe 12Suihua 27Daxing’anling',
  32: '01Nanjing 02Wuxi 03Xuzhou 04Changzhou 05Suzhou 06Nantong 07Lianyungang 08Huai’an 09Yancheng 10Yangzhou 11Zhenjiang 12Taizhou 13Suqian',
  33: '01Hangzhou 02Ningbo 03Wenzhou 04Jiaxing 05Huzhou 06Shaoxing 07Jinhua 08Quzhou 09Zhoushan 10Taizhou 11Lishui',
  34: '01Hefei 02Wuhu 03Bengbu 04Huainan 05Ma’anshan 06Huaibei 07Tongling 08Anqing 10Huangshan 11Chuzhou 12Fuyang 13Suzhou 15Lu’an 16Bozhou 17Chizhou 18Xuancheng',
  35: '01Fuzhou 02Xiamen 03Putian 04Sanming 05Quanzhou 06Zhangzhou 07Nanping 08Longyan 09Ningde',
  36: '01Nanchang 02Jingdezhen 03Pingxiang 04Jiujiang 05Xinyu 06Yingtan 07Ganzhou 08Ji’an 09Yichun 10Fuzhou 11Shangrao',
  37: '01Jinan 02Qingdao 03Zibo 04Zaozhuang 05Dongying 06Yantai 07Weifang 08Jining 09Tai’an 10Weihai 11Rizhao 13Linyi 14Dezhou 15Liaocheng 16Binzhou 17Heze',
  41: '01Zhengzhou 02Kaifeng 03Luoyang 04Pingdingshan 05Anyang 06Hebi 07Xinxiang 08Jiaozuo 09Puyang 10Xuchang 11Luohe 12Sanmenxia 13Nanyang 14Shangqiu 15Xinyang 16Zhoukou 17Zhumadian',
  42: '01Wuhan 02Huangshi 03Shiyan 05Yichang 06Xiangyang 07Ezhou 08Jingmen 09Xiaogan 10Jingzhou 11Huanggang 12Xianning 13Suizhou 28Enshi',
  43: '01Changsha 02Zhuzhou 03Xiangtan 04Hengyang 05Shaoyang 06Yueyang 07Changde 08Zhangjiajie 09Yiyang 10Chenzhou 11Yongzhou 12Huaihua 13Loudi 31Xiangxi',
  44: '01Guangzhou 02Shaoguan 03Shenzhen 04Zhuhai 05Shantou 06Foshan 07Jiangmen 08Zhanjiang 09Maoming 12Zhaoqing 13Huizhou 14Meizhou 15Shanwei 16Heyuan 17Yangjiang 18Qingyuan 19Dongguan 20Zhongshan 51Chaozhou 52Jieyang 53Yunfu',
  45: '01Nanning 02Liuzhou 03Guilin 04Wuzhou 05Beihai 06Fangchenggang 07Qinzhou 08Guigang 09Yulin 10Baise 11Hezhou 12Hechi 13Laibin 14Chongzuo',
  46: '01Haikou 02Sanya 03Sansha 04Danzhou',
  51: '01Chengdu 03Zigong 04Panzhihua 05Luzhou 06Deyang 07Mianyang 08Guangyuan 09Suining 10Neijiang 11Leshan 13Nanchong 14Meishan 15Yibin 16Guang’an 17Dazhou 18Ya’an 19Bazhong 20Ziyang 32Ngawa 33Garzê 34Liangshan',
  52: '01Guiyang 02Liupanshui 03Zunyi 04Anshun 05Bijie 06Tongren 23Qianxinan 26Qiandongnan 27Qiannan',
  53: '01Kunming 03Qujing 04Yuxi 05Baoshan 06Zhaotong 07Lijiang 08Pu’er 09Lincang 23Chuxiong 25Honghe 26Wenshan 28Xishuangbanna 29Dali 31Dehong 33Nujiang 34Diqing',
  54: '01Lhasa 02Shigatse 03Chamdo 04Nyingchi 05Shannan 06Nagqu 25Ngari',
  61: '01Xi’an 02Tongchuan 03Baoji 04Xianyang 05Weinan 06Yan’an 07Hanzhong 08Yulin 09Ankang 10Shangluo',
  62: '01Lanzhou 02Jiayuguan 03Jinchang 04Baiyin 05Tianshui 06Wuwei 07Zhangye 08Pingliang 09Jiuquan 10Qingyang 11Dingxi 12Longnan 29Linxia 30Gannan',
  63: '01Xining 02Haidong 22Haibei 23Huangnan 25Hainan 26Golog 27Yushu 28Haixi',
  64: '01Yinchuan 02Shizuishan 03Wuzhong 04Guyuan 05Zhongwei',
  65: '01Ürümqi 02Karamay 04Turpan 05Hami 23Changji 27Bortala 28Bayingolin 29Aksu 30Kizilsu 31Kashgar 32Hotan 40Ili 42Tacheng 43Altay',
};

/** The characters of their names that Traditional Chinese writes differently, each followed by that form. */
const traditional =
  '东東临臨丽麗义義乌烏乐樂乡鄉云雲亚亞伦倫余餘关關兰蘭兴興冈岡凉涼则則区區华華卫衛厦廈双雙吕呂吴吳坝壩壮壯头頭娄婁宁寧宝寶宾賓尔爾岗崗岛島岭嶺峡峽广廣庄莊庆慶开開张張怀懷扬揚抚撫无無' +
  '晋晉来來枣棗树樹毕畢汉漢沧滄泸瀘泽澤济濟温溫滨濱潍濰烟煙玛瑪盐鹽盘盤红紅纳納绍紹绥綏绵綿节節芜蕪芦蘆苏蘇荆荊营營萨薩许許贝貝贡貢贵貴贺賀资資赣贛边邊辽遼达達迁遷运運远遠连連郑鄭郸鄲' +
  '钦欽铁鐵铜銅银銀锡錫锦錦镇鎮长長门門阳陽陇隴随隨顶頂顺順颇頗饶饒马馬驻駐鲁魯鲜鮮鸡雞鸭鴨鹤鶴鹰鷹黄黃齐齊龙龍';

const pairs = new Map(
  Array.from({ length: traditional.length / 2 }, (_, at) => [
    traditional[2 * at]!,
    traditional[2 * at + 1]!,
  ]),
);

/** The name of a city in a language, from its code and Chinese name; empty if it has none. */
export function cityName(code: number, name: string, language: Language): string {
  if (language === 'zh_CN') return name;
  // 沈 is 瀋 in this name only.
  if (language === 'zh_TW')
    return [...name.replace('沈阳', '瀋陽')].map((one) => pairs.get(one) ?? one).join('');
  const digits = String(Math.floor(code / 100) % 100).padStart(2, '0');
  const own = english[Math.floor(code / 10_000)]?.split(' ') ?? [];
  return own.find((one) => one.startsWith(digits))?.slice(2) ?? '';
}
