/** The syllables of pinyin in their order, without tones; `lv` is typed for lü. */
const syllables = (
  'a ai an ang ao ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu ca cai can cang cao ce ceng cha ' +
  'chai chan chang chao che chen cheng chi chong chou chu chuai chuan chuang chui chun chuo ci cong cou cu cuan cui ' +
  'cun cuo da dai dan dang dao de deng di dian diao die ding diu dong dou du duan dui dun duo e en er fa fan fang ' +
  'fei fen feng fou fu ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan guang gui gun guo ha hai han ' +
  'hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo ji jia jian jiang jiao jie jin jing jiong ' +
  'jiu ju juan jue jun ka kai kan kang kao ke ken keng kong kou ku kua kuai kuan kuang kui kun kuo la lai lan lang ' +
  'lao le lei leng li lia lian liang liao lie lin ling liu long lou lu lv luan lue lun luo ma mai man mang mao me ' +
  'mei men meng mi mian miao mie min ming miu mo mou mu na nai nan nang nao ne nei nen neng ni nian niang niao nie ' +
  'nin ning niu nong nu nv nuan nue nuo o ou pa pai pan pang pao pei pen peng pi pian piao pie pin ping po pu qi ' +
  'qia qian qiang qiao qie qin qing qiong qiu qu quan que qun ran rang rao re ren reng ri rong rou ru ruan rui run ' +
  'ruo sa sai san sang sao se sen seng sha shai shan shang shao she shen sheng shi shou shu shua shuai shuan shuang ' +
  'shui shun shuo si song sou su suan sui sun suo ta tai tan tang tao te teng ti tian tiao tie ting tong tou tu ' +
  'tuan tui tun tuo wa wai wan wang wei wen weng wo wu xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue ' +
  'xun ya yan yang yao ye yi yin ying yo yong you yu yuan yue yun za zai zan zang zao ze zei zen zeng zha zhai zhan ' +
  'zhang zhao zhe zhen zheng zhi zhong zhou zhu zhua zhuai zhuan zhuang zhui zhun zhuo zi zong zou zu zuan zui zun ' +
  'zuo'
).split(' ');
/** The first common character of each syllable in the order of pinyin. A few have another reading in other words. */
const firsts = [
  ...('阿哎安肮凹八白扳邦包卑奔崩逼边标憋宾冰拨补擦猜参仓操册层叉拆掺昌抄车郴称吃充抽出揣川疮吹春戳疵匆凑粗蹿崔村搓' +
    '搭呆丹当刀得灯低掂刁爹丁丢东兜督端堆吨多讹恩儿发帆方飞分丰否夫嘎该甘冈皋戈给根庚工勾估瓜乖关光归辊郭哈孩酣夯' +
    '毫呵黑痕亨轰侯乎花怀欢荒灰昏豁讥加奸江交阶巾京炯纠居娟撅军咖开刊康考苛肯吭空抠枯夸块宽匡亏坤扩垃来兰郎捞乐雷' +
    '棱哩俩连良撩列拎伶溜龙娄卢驴孪掠抡罗妈埋蛮忙猫么没门萌眯眠苗灭民名谬摸牟母拿乃男囊挠呢馁嫩能妮拈娘鸟捏您宁牛' +
    '农奴女暖疟挪哦欧趴拍潘乓抛呸喷抨批偏飘撇拼乒坡仆七掐千呛悄且亲青穷丘区圈炔裙然瓤饶惹人扔日戎柔如阮蕊闰若撒塞' +
    '三桑搔色森僧杀筛山伤捎奢申升尸收书刷衰拴双水吮说丝松搜嗽酸虽孙唆他胎坍汤涛特疼剔天挑帖厅通偷凸湍推吞托挖歪弯' +
    '汪危温翁挝乌夕虾仙乡宵些心星凶休戌轩靴勋丫烟央妖掖一因应哟佣优淤冤曰晕匝灾咱赃遭则贼怎增扎斋沾张招遮贞争之中' +
    '州朱抓拽专妆追谆拙孜宗邹租钻嘴尊昨'),
];
const order = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const isHan = /\p{Script=Han}/u;

function syllableOf(character: string): string {
  if (!isHan.test(character)) return character.toLowerCase();
  let low = 0;
  let high = firsts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (order.compare(character, firsts[middle]!) >= 0) low = middle + 1;
    else high = middle;
  }
  return syllables[low - 1] ?? character;
}

const mostKept = 4_000;
const kept = new Map<string, readonly string[]>();

/** The syllables of a name; other characters stand for themselves. */
function spell(name: string): readonly string[] {
  const known = kept.get(name);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const spelt = [...name.replaceAll(/\s/g, '')].map(syllableOf);
  kept.set(name, spelt);
  return spelt;
}

/** Whether letters spell some syllables in a row, each wholly or by its beginning. */
function spellsFrom(spelt: readonly string[], at: number, letters: string): boolean {
  if (letters === '') return true;
  const syllable = spelt[at];
  if (syllable === undefined) return false;
  for (let taken = 1; taken <= syllable.length; taken += 1) {
    if (syllable[taken - 1] !== letters[taken - 1]) return false;
    if (spellsFrom(spelt, at + 1, letters.slice(taken))) return true;
  }
  return false;
}

/** Whether a Chinese name sounds like what was typed: `scpc`, `shengchanpici` or `shengcpc` for 生产批次. */
export const soundsLike = (name: string, letters: string): boolean =>
  /^[a-z]+$/.test(letters) &&
  isHan.test(name) &&
  spell(name).some((_, at, spelt) => spellsFrom(spelt, at, letters));
