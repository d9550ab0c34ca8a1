import type { Audience } from '#contract/features/data/help/contract.ts';

/** An entry of the help that every installation begins with; titles and paragraphs in three languages. */
export type ShippedHelp = {
  category: string;
  audiences: Audience[];
  title: [string, string, string];
  body: [string[], string[], string[]];
};

export const questions: readonly ShippedHelp[] = [
  {
    category: 'start',
    audiences: ['web'],
    title: [
      '从零开始：第一批标识的五个步骤',
      'Five steps to your first identifiers',
      '從零開始：第一批標識的五個步驟',
    ],
    body: [
      [
        '1. 在“企业信息”提交认证，通过后开放全部功能。',
        '2. 在“产品档案”建立产品，填好商品条码和质保。',
        '3. 在“编码规则”选择标准编码，或写自己的规则。',
        '4. 在“标识生成”按批次生成标识并导出。',
        '5. 打印贴标后，在“标识绑定”扫码绑定到批次。',
      ],
      [
        '1. Submit the company profile for verification; all features become available once it is approved.',
        '2. Create the product in the product catalogue with its GTIN and warranty.',
        '3. Choose standard codes under encoding rules, or create your own rule.',
        '4. Generate identifiers for a batch and export them.',
        '5. Once the labels are applied, scan them to bind them to the batch.',
      ],
      [
        '1. 在「企業資訊」提交認證，通過後開放全部功能。',
        '2. 在「產品檔案」建立產品，填好商品條碼和保固。',
        '3. 在「編碼規則」選擇標準編碼，或寫自己的規則。',
        '4. 在「標識產生」按批次產生標識並匯出。',
        '5. 列印貼標後，在「標識綁定」掃碼綁定到批次。',
      ],
    ],
  },
  {
    category: 'code',
    audiences: ['web'],
    title: ['标识贴错了怎么办', 'A label on the wrong product', '標識貼錯了怎麼辦'],
    body: [
      [
        '未出库：在“标识列表”找到它，先解除绑定，再绑定到正确的批次。',
        '已出库：冻结这个标识并说明原因，扫码时会提示消费者联系企业。',
        '损坏或丢失的标签请作废，不要重复打印同一个码。',
      ],
      [
        'Not shipped yet: unbind it in the identifier list and bind it to the right batch.',
        'Already shipped: freeze it and give a reason; consumers who scan it are asked to contact you.',
        'Void damaged or lost labels; never print a code twice.',
      ],
      [
        '未出庫：在「標識列表」找到它，先解除綁定，再綁定到正確的批次。',
        '已出庫：凍結這個標識並說明原因，掃碼時會提示消費者聯絡企業。',
        '損壞或遺失的標籤請作廢，不要重複列印同一個碼。',
      ],
    ],
  },
  {
    category: 'trace',
    audiences: ['web', 'dealer'],
    title: [
      '收到风险提醒后先做什么',
      'What to do first when an incident is reported',
      '收到風險提醒後先做什麼',
    ],
    body: [
      [
        '打开“风险事件”，看触发的规则和扫码的城市、设备。',
        '门店试扫、直播间抽检都会触发，先问经销商再判断。',
        '确认异常后选择“确认”，需要时召回批次；误报选择“排除”。',
      ],
      [
        'Open the incident and check the rule, cities and devices.',
        'Test scans in shops and codes shown in live streams can look the same, so ask the dealer first.',
        'If it is genuine, confirm it and recall the batch if necessary; otherwise dismiss it.',
      ],
      [
        '開啟「風險事件」，看觸發的規則和掃碼的城市、裝置。',
        '門市試掃、直播間抽檢都會觸發，先問經銷商再判斷。',
        '確認異常後選擇「確認」，需要時召回批次；誤報選擇「排除」。',
      ],
    ],
  },
  {
    category: 'service',
    audiences: ['web', 'dealer'],
    title: ['质保从哪一天算起', 'When the warranty begins', '保固從哪一天算起'],
    body: [
      [
        '按产品档案里的设置：激活日、销售日，或出库日加宽限期。',
        '换新的产品继承剩余质保，不会重新计算。',
      ],
      [
        'As set in the product catalogue: from activation, from sale, or from shipment plus a grace period.',
        'A replacement inherits the remaining warranty; it does not start over.',
      ],
      [
        '按產品檔案裡的設定：啟用日、銷售日，或出庫日加寬限期。',
        '換新的產品繼承剩餘保固，不會重新計算。',
      ],
    ],
  },
  {
    category: 'account',
    audiences: ['web', 'admin', 'dealer'],
    title: ['忘记密码或账号被锁定', 'Forgotten password, locked account', '忘記密碼或帳號被鎖定'],
    body: [
      [
        '连续输错 10 次，账号休息 15 分钟，之后可以再试。',
        '忘记密码请在登录页点击“忘记密码？”，用账号绑定的手机号收验证码后设置新密码。没有绑定手机号时，请联系本企业的总经理重置。',
      ],
      [
        'After ten wrong passwords, the account is locked for 15 minutes.',
        'Choose “Forgot your password?” on the sign-in page: a code sent to the phone number of the account lets you set a new one. Without a number, ask your general manager to reset it.',
      ],
      [
        '連續輸錯 10 次，帳號休息 15 分鐘，之後可以再試。',
        '忘記密碼請在登入頁點選「忘記密碼？」，用帳號綁定的手機號碼收驗證碼後設定新密碼。沒有綁定手機號碼時，請聯絡本企業的總經理重設。',
      ],
    ],
  },
  {
    category: 'start',
    audiences: ['dealer'],
    title: [
      '经销商怎么收货与登记销售',
      'Dealers: receiving and registering sales',
      '經銷商怎麼收貨與登記銷售',
    ],
    body: [
      [
        '收货时扫箱码，整箱产品一起入库；数量不符请当场联系发货方。',
        '卖出后登记销售，消费者的质保从登记之日起算（以产品设置为准）。',
      ],
      [
        'Scan the box code to receive everything in it. If the quantity is wrong, contact the sender immediately.',
        'Record what you sell; depending on the product, the warranty starts on that day.',
      ],
      [
        '收貨時掃箱碼，整箱產品一起入庫；數量不符請當場聯絡出貨方。',
        '賣出後登記銷售，消費者的保固從登記之日起算（以產品設定為準）。',
      ],
    ],
  },
  {
    category: 'account',
    audiences: ['admin'],
    title: [
      '审核企业认证看哪几项',
      'What to check when verifying a company',
      '審核企業認證看哪幾項',
    ],
    body: [
      [
        '统一社会信用代码与营业执照一致；执照清晰、在有效期内。',
        '法定代表人和联系方式可以电话核对；驳回时写清楚缺什么。',
      ],
      [
        'The unified social credit code matches the business licence, which is legible and valid.',
        'Call to confirm the legal representative; when rejecting, say what is missing.',
      ],
      [
        '統一社會信用代碼與營業執照一致；執照清晰、在有效期內。',
        '法定代表人和聯絡方式可以電話核對；駁回時寫清楚缺什麼。',
      ],
    ],
  },
  {
    category: 'trace',
    audiences: ['public'],
    title: ['扫码打不开页面怎么办', 'The page does not open', '掃碼打不開頁面怎麼辦'],
    body: [
      [
        '先检查网络，再用手机自带相机扫一次；标签反光时换个角度。',
        '码已损坏时，在查询页输入标签上的序列号，结果一样。',
      ],
      [
        'Check your connection, then scan again with your phone’s camera; tilt it if the label reflects light.',
        'If the code is damaged, enter the serial number on the check page; the result is the same.',
      ],
      [
        '先檢查網路，再用手機內建相機掃一次；標籤反光時換個角度。',
        '碼已損壞時，在查詢頁輸入標籤上的序號，結果一樣。',
      ],
    ],
  },
  {
    category: 'service',
    audiences: ['public'],
    title: ['激活质保需要什么', 'What activation needs', '啟用保固需要什麼'],
    body: [
      [
        '姓名和手机号即可，手机号用于维修时联系，加密保存。',
        '激活一次就好；换手机也能凭产品码查到质保。',
      ],
      [
        'A name and a phone number, stored encrypted and used for after-sales service only.',
        'Activate only once; afterwards you can look up the warranty on any phone with the product’s code.',
      ],
      [
        '姓名和手機號碼即可，手機號碼用於維修時聯絡，加密保存。',
        '啟用一次就好；換手機也能憑產品碼查到保固。',
      ],
    ],
  },
];
