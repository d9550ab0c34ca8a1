import type { BannerScene } from './banners.ts';

type Written = {
  category: number;
  title: [string, string, string];
  summary: [string, string, string];
  body: [string[], string[], string[]];
  scene?: BannerScene;
  author: string;
  state: 'draft' | 'published' | 'withdrawn';
  /** How many days ago it was published. */
  days: number;
  isPinned?: boolean;
};

/** The categories of the demo: number, parent, names. */
export const categories: [id: number, parent: number | null, names: [string, string, string]][] = [
  [1, null, ['平台动态', 'News', '平台動態']],
  [2, null, ['使用技巧', 'Tips', '使用技巧']],
  [3, 2, ['编码与标签', 'Codes and labels', '編碼與標籤']],
  [4, 2, ['追溯与防伪', 'Traceability and security', '追溯與防偽']],
  [5, null, ['行业标准', 'Standards', '產業標準']],
];

/** Articles of the demo, the newest first. */
export const articles: Written[] = [
  {
    category: 1,
    title: [
      '2026 秋季版本发布：页面设计器与实时监控',
      'Autumn 2026: page designer and live monitor',
      '2026 秋季版本發布：頁面設計器與即時監控',
    ],
    summary: [
      '消费者页面可以自己拖拽设计，扫码情况在监控页即时可见。',
      'Design consumer pages by drag and drop, and watch scans as they arrive.',
      '消費者頁面可以自己拖曳設計，掃碼情況在監控頁即時可見。',
    ],
    body: [
      [
        '这个版本有三件事值得马上试一试。',
        '<b>页面设计器</b>：在“产品模板”中新建页面，拖入图文、视频、质保等模块，发布后扫码立即生效。',
        '<b>实时监控</b>：每一次扫码的城市、结论和风险提示，秒级出现在监控页。',
        '<b>风险规则回测</b>：修改规则前，先看看它在过去 30 天会提示多少次。',
        '升级不需要任何操作，重新登录即可使用。',
      ],
      [
        'Three things are worth trying right away.',
        '<b>Page designer</b>: create a page under Page templates, drag in picture, video and warranty blocks, and publish it; the next scan shows it.',
        '<b>Live monitor</b>: city, verdict and risk of each scan appear within seconds.',
        '<b>Back-testing of risk rules</b>: see how often a rule would have been triggered in the last 30 days before you change it.',
        'There is nothing to install; just sign in again.',
      ],
      [
        '這個版本有三件事值得馬上試一試。',
        '<b>頁面設計器</b>：在「產品範本」中新增頁面，拖入圖文、影片、保固等模組，發布後掃碼立即生效。',
        '<b>即時監控</b>：每一次掃碼的城市、結論和風險提示，數秒內出現在監控頁。',
        '<b>風險規則回測</b>：修改規則前，先看看它在過去 30 天會提示多少次。',
        '升級不需要任何操作，重新登入即可使用。',
      ],
    ],
    scene: 'desk',
    author: '产品团队',
    state: 'published',
    days: 2,
    isPinned: true,
  },
  {
    category: 1,
    title: [
      '营销活动上线：扫码有奖，预算可控',
      'Reward campaigns: prizes for scans, within a budget',
      '行銷活動上線：掃碼有獎，預算可控',
    ],
    summary: [
      '为一批产品设置奖品、中奖概率和预算，消费者扫码即可参与。',
      'Set prizes, odds and a budget for your products; consumers take part by scanning.',
      '為一批產品設定獎品、中獎機率和預算，消費者掃碼即可參加。',
    ],
    body: [
      [
        '在活动中设置奖品、中奖概率和总预算；预算用完，活动自动停止发奖。',
        '红包码可以用文件导入，每个红包码只发一次。',
        '在页面设计器中放入“扫码领奖”模块，发布后扫码即可参与。',
      ],
      [
        'A campaign has prizes, odds and a budget; once the budget is used up, no more prizes are given.',
        'Red-packet codes are imported from a file, and each is given out once.',
        'Put the block “Reward” on a page in the page designer and publish it; then a scan is enough to take part.',
      ],
      [
        '在活動中設定獎品、中獎機率和總預算；預算用完，活動自動停止發獎。',
        '紅包碼可以用檔案匯入，每個紅包碼只發一次。',
        '在頁面設計器中放入「掃碼領獎」模組，發布後掃碼即可參加。',
      ],
    ],
    author: '产品团队',
    state: 'published',
    days: 5,
  },
  {
    category: 3,
    title: [
      '标签材质怎么选：冷链、户外与小型零件',
      'Which label: cold chain, outdoors, small parts',
      '標籤材質怎麼選：冷鏈、戶外與小型零件',
    ],
    summary: [
      '三种常见场景下的材质、胶水与最小码尺寸建议。',
      'Material, adhesive and minimum code size for three common cases.',
      '三種常見情境下的材質、膠水與最小碼尺寸建議。',
    ],
    body: [
      [
        '标签掉了，追溯就断了。按使用环境选材质，比选贵的更重要。',
        '<b>冷链</b>：PE 合成纸配低温胶，贴标温度不低于 -5 ℃，二维码不小于 12 mm。',
        '<b>户外</b>：PET 亚银加 UV 覆膜，可保持五年以上。',
        '<b>小型零件</b>：优先激光打标；贴标时用 DataMatrix，6 mm 即可稳定识读。',
      ],
      [
        'If the label is lost, so is the trace. Choose it for where it is used, not by price.',
        '<b>Cold chain</b>: PE paper with low-temperature adhesive, applied above -5 °C, with codes of at least 12 mm.',
        '<b>Outdoors</b>: PET with a UV film lasts more than five years.',
        '<b>Small parts</b>: laser marking first; on labels, a 6 mm Data Matrix reads well.',
      ],
      [
        '標籤掉了，追溯就斷了。按使用環境選材質，比選貴的更重要。',
        '<b>冷鏈</b>：PE 合成紙配低溫膠，貼標溫度不低於 -5 ℃，QR Code 不小於 12 mm。',
        '<b>戶外</b>：PET 亞銀加 UV 覆膜，可保持五年以上。',
        '<b>小型零件</b>：優先雷射打標；貼標時用 DataMatrix，6 mm 即可穩定識讀。',
      ],
    ],
    scene: 'label',
    author: '周工',
    state: 'published',
    days: 12,
  },
  {
    category: 4,
    title: [
      '从一次窜货说起：热力图怎么看',
      'Reading the map: a case of diversion',
      '從一次竄貨說起：熱力圖怎麼看',
    ],
    summary: [
      '把授权区域画清楚，异地扫码才能被发现。',
      'Diversion can only be detected if territories are clearly defined.',
      '把授權區域畫清楚，異地掃碼才能被發現。',
    ],
    body: [
      [
        '某品牌在华东发出的一批货，两周后在西南被集中扫码。',
        '热力图统计各地消费者的扫码，并显示其中有多少在经销商的授权区域之外。先维护好这些区域的省市和有效期，再看图。',
        '在事件里可以看到标识、物料、批次和经销商，处理结果也会留在事件里。',
      ],
      [
        'A batch shipped to eastern China was scanned repeatedly in the south-west two weeks later.',
        'The map counts consumers’ scans by place and shows what share of them was outside the dealers’ territories. So keep their provinces, cities and dates up to date.',
        'An incident names the code, the part, the batch and the dealer, and keeps a record of what was done.',
      ],
      [
        '某品牌在華東發出的一批貨，兩週後在西南被集中掃碼。',
        '熱力圖統計各地消費者的掃碼，並顯示其中有多少在經銷商的授權區域之外。先維護好這些區域的省市和有效期，再看圖。',
        '在事件裡可以看到標識、物料、批次和經銷商，處理結果也會留在事件裡。',
      ],
    ],
    scene: 'journey',
    author: '李分析',
    state: 'published',
    days: 20,
  },
  {
    category: 5,
    title: ['GS1 Digital Link 入门', 'GS1 Digital Link in brief', 'GS1 Digital Link 入門'],
    summary: [
      '一个码，同时给消费者、仓库和监管用。',
      'One code for consumers, warehouses and authorities.',
      '一個碼，同時給消費者、倉庫和監管用。',
    ],
    body: [
      ['GS1 Digital Link 把商品条码和序列号写成一个网址，手机扫码打开页面，仓库扫码读出编号。'],
      [
        'GS1 Digital Link writes the GTIN and serial number as a URL: a phone opens the page, a scanner reads the numbers.',
      ],
      ['GS1 Digital Link 把商品條碼和序號寫成一個網址，手機掃碼開啟頁面，倉庫掃碼讀出編號。'],
    ],
    author: '周工',
    state: 'draft',
    days: 0,
  },
  {
    category: 1,
    title: ['2025 年度用户问卷', 'Survey of 2025', '2025 年度使用者問卷'],
    summary: [
      '问卷已结束，感谢 312 位用户的反馈。',
      'The survey has ended; thanks to all 312 participants.',
      '問卷已結束，感謝 312 位使用者的回饋。',
    ],
    body: [
      ['问卷已于 2025 年 12 月结束。'],
      ['The survey ended in December 2025.'],
      ['問卷已於 2025 年 12 月結束。'],
    ],
    scene: 'talk',
    author: '运营团队',
    state: 'withdrawn',
    days: 300,
  },
];

/** Items of the demo: category, titles, summaries, and the article or address they lead to. */
export const items: {
  category: number;
  title: [string, string, string];
  summary: [string, string, string];
  /** The place of an article in the list above. */
  article?: number;
  url?: string;
  scene?: BannerScene;
}[] = [
  {
    category: 3,
    title: ['标签材质怎么选', 'Choosing a label', '標籤材質怎麼選'],
    summary: [
      '冷链、户外与小型零件的材质和码尺寸',
      'Material and code size for cold chain, outdoors and small parts',
      '冷鏈、戶外與小型零件的材質和碼尺寸',
    ],
    article: 2,
    scene: 'label',
  },
  {
    category: 4,
    title: ['五分钟看懂热力图', 'The map in five minutes', '五分鐘看懂熱力圖'],
    summary: [
      '授权区域、异地扫码与处理流程',
      'Territories, scans outside them, and what to do',
      '授權區域、異地掃碼與處理流程',
    ],
    article: 3,
    scene: 'journey',
  },
  {
    category: 5,
    title: ['商品条码在线查询', 'Look up a GTIN', '商品條碼線上查詢'],
    summary: ['中国物品编码中心', 'GS1 China', '中國物品編碼中心'],
    url: 'https://www.gs1cn.org/',
  },
  {
    category: 5,
    title: ['国家标准全文公开', 'National standards in full', '國家標準全文公開'],
    summary: ['GB/T 与强制性国家标准', 'GB/T and mandatory standards', 'GB/T 與強制性國家標準'],
    url: 'https://openstd.samr.gov.cn/',
  },
];
