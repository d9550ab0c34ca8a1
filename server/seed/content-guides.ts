import type { ShippedHelp } from './content-help.ts';

/** How the main jobs are done, step by step. */
export const guides: readonly ShippedHelp[] = [
  {
    category: 'code',
    audiences: ['web'],
    title: ['标签怎么到打印机', 'How labels get onto a printer', '標籤怎麼到印表機'],
    body: [
      [
        '1. 在“标签模板”按毫米排好标签，用真实的码预览，然后发布。',
        '2. 在“标签打印”选择模板和要打印的标识。驱动选 PDF 时下载文件自己打印，选 ZPL 时得到斑马打印机的文件，选打印工位时由工位自动领取。',
        '3. 打印工位：在“标签打印”新建工位，按页面提示在连接打印机的电脑上安装打印控件并配对。',
        '4. 打坏的标签在任务里登记为损耗，再补打；同一个码不会被打印两次。',
        '交给印刷厂时，用“标签预印”：审批后发送文件，收货时登记合格和损耗数量。',
      ],
      [
        '1. Lay out the label in millimetres under Label templates, preview it with a real code, then publish it.',
        '2. Under Label printing choose the template and the identifiers. With PDF you download a file and print it yourself, with ZPL you get the file for a Zebra printer, with a print station the station fetches the labels by itself.',
        '3. Print stations: add one under Label printing, then install and pair the print control on the computer next to the printer as the page shows.',
        '4. Report spoiled labels in the job and reprint them; no code is printed twice.',
        'For a print shop use Label pre-print: send the file once it is approved, and enter good and spoiled quantities on receipt.',
      ],
      [
        '1. 在「標籤範本」按公釐排好標籤，用真實的碼預覽，然後發佈。',
        '2. 在「標籤列印」選擇範本和要列印的標識。驅動選 PDF 時下載檔案自行列印，選 ZPL 時得到 Zebra 印表機的檔案，選列印工作站時由工作站自動領取。',
        '3. 列印工作站：在「標籤列印」新增工作站，按頁面提示在連接印表機的電腦上安裝列印控制程式並配對。',
        '4. 印壞的標籤在任務裡登記為損耗，再補印；同一個碼不會列印兩次。',
        '交給印刷廠時，使用「標籤預印」：核准後傳送檔案，收貨時登記合格和損耗數量。',
      ],
    ],
  },
  {
    category: 'trace',
    audiences: ['web'],
    title: ['货物怎样出门', 'How goods leave the house', '貨物怎樣出門'],
    body: [
      [
        '1. 在“生产批次”下达批次，把贴好的标识绑定到批次。',
        '2. 在“装箱”扫单品装箱、扫箱码堆栈板，不满一箱也可以。',
        '3. 在“发货管理”新建发货单，选经销商或客户，扫箱码拣货，核对后发货。从这一刻起，消费者扫码得到正品结论。',
        '4. 对方在“收货”里确认；少了什么，双方都看得到。',
        '没有电脑时，用手机打开 /scan，没有网络也能扫，联网后自动补传。',
      ],
      [
        '1. Release a batch under Production batches, and bind the labelled identifiers to it.',
        '2. Under Packing scan units into boxes and boxes onto pallets; partial boxes are fine.',
        '3. Create a shipment for a dealer or customer under Shipments, pick by scanning boxes, check it and ship. From this moment a scan by a consumer tells that it is genuine.',
        '4. The receiver confirms it under Receive goods; both sides see what is missing.',
        'Without a computer, open /scan on a phone: it scans without a network, too, and sends everything once it is back.',
      ],
      [
        '1. 在「生產批次」下達批次，把貼好的標識綁定到批次。',
        '2. 在「裝箱」掃單品裝箱、掃箱碼堆棧板，不滿一箱也可以。',
        '3. 在「出貨管理」新增出貨單，選經銷商或客戶，掃箱碼揀貨，核對後出貨。從這一刻起，消費者掃碼得到正品結論。',
        '4. 對方在「收貨」裡確認；少了什麼，雙方都看得到。',
        '沒有電腦時，用手機開啟 /scan，沒有網路也能掃，連線後自動補傳。',
      ],
    ],
  },
  {
    category: 'trace',
    audiences: ['web'],
    title: ['发现质量问题怎样召回', 'How to recall a batch', '發現品質問題怎樣召回'],
    body: [
      [
        '1. 从来料批、生产批次、产品或单个序列号都可以开始：打开它，选“召回”，写明原因。',
        '2. 系统列出受影响的产品、现在在谁手里，并通知经销商；消费者扫码看到“已召回”。',
        '3. 退回来的产品在“退货”登记，召回进度随之更新。',
        '需要查原因和整改时，从同一页面开“不合格处理”，写明负责人和期限，确认效果后关闭。',
      ],
      [
        '1. Start from a material lot, a batch, a product or a single serial number: open it, choose Recall and give the reason.',
        '2. You see which products are affected and who has them; dealers are notified, and consumers who scan them see that they are recalled.',
        '3. Record what comes back as returns; the progress of the recall follows.',
        'To find and remove the cause, open a non-conformance from the same page, name an owner and a due date, and close it once its effect is checked.',
      ],
      [
        '1. 從來料批、生產批次、產品或單一序號都可以開始：開啟它，選「召回」，寫明原因。',
        '2. 系統列出受影響的產品、現在在誰手裡，並通知經銷商；消費者掃碼看到「已召回」。',
        '3. 退回來的產品在「退貨」登記，召回進度隨之更新。',
        '需要查原因和改善時，從同一頁面開「不合格處理」，寫明負責人和期限，確認效果後結案。',
      ],
    ],
  },
  {
    category: 'service',
    audiences: ['web'],
    title: [
      '怎样设计消费者看到的页面',
      'How to design the page that consumers see',
      '怎樣設計消費者看到的頁面',
    ],
    body: [
      [
        '1. 先在“标识配置”上传品牌标志、选颜色，所有页面都会使用。',
        '2. 在“自有模板”选一个起始页面，拖入模块，直接在画面上改文字。',
        '3. 用手机扫预览码，在真机上边改边看。',
        '4. 点击发布。发布前会写明它用于几个产品、多少个码；以前的版本随时可以恢复。',
      ],
      [
        '1. Upload your logo and choose a colour under Identifier settings; all pages use them.',
        '2. Choose a starting page under Custom templates, drag blocks in, and type on the page itself.',
        '3. Scan the preview code with a phone and watch your changes there.',
        '4. Publish. It says beforehand for how many products and codes the page is shown; earlier versions can be restored at any time.',
      ],
      [
        '1. 先在「標識設定」上傳品牌標誌、選顏色，所有頁面都會使用。',
        '2. 在「自有範本」選一個起始頁面，拖入模組，直接在畫面上改文字。',
        '3. 用手機掃預覽碼，在實機上邊改邊看。',
        '4. 點選發佈。發佈前會寫明它用於幾個產品、多少個碼；以前的版本隨時可以還原。',
      ],
    ],
  },
  {
    category: 'account',
    audiences: ['web'],
    title: [
      '怎样与 ERP、产线和第三方系统对接',
      'How to connect an ERP or a production line',
      '怎樣與 ERP、產線和第三方系統對接',
    ],
    body: [
      [
        '1. 在“API 密钥”新建密钥，只给它需要的权限，可限定来源地址和有效期。密钥只显示一次。',
        '2. 请求时带上 Authorization: Bearer 和密钥；每个页面能做的，接口都能做，说明在 /api/openapi.json。',
        '3. 产线设备用 collect 接口上传过程、质检和测试数据，同一条数据重复上传只记一次。',
        '4. 成批的资料可以在各列表用表格导入，先下载模板。',
      ],
      [
        '1. Create a key under API keys with only the permissions it needs; you may limit its addresses and how long it lasts. The key is shown once.',
        '2. Send it as Authorization: Bearer with each call. Whatever a page can do, a call can do; /api/openapi.json describes them all.',
        '3. Machines send process, inspection and test data to the collect call; a record that is sent twice counts once.',
        '4. Larger sets of data can be imported as a spreadsheet in each list; download its template first.',
      ],
      [
        '1. 在「API 金鑰」新增金鑰，只給它需要的權限，可限定來源位址和有效期。金鑰只顯示一次。',
        '2. 請求時帶上 Authorization: Bearer 和金鑰；每個頁面能做的，介面都能做，說明在 /api/openapi.json。',
        '3. 產線設備用 collect 介面上傳過程、品檢和測試資料，同一筆資料重複上傳只記一次。',
        '4. 大批資料可以在各清單用試算表匯入，先下載範本。',
      ],
    ],
  },
  {
    category: 'start',
    audiences: ['admin'],
    title: ['备份、升级与监控', 'Backups, upgrades and watching', '備份、升級與監控'],
    body: [
      [
        '备份：在服务器上运行 npm run backup，得到一个加密文件，服务不用停。请另存一份口令。',
        '恢复：在空的位置运行 npm run restore。',
        '升级：先运行 npm run upgrade:check 看会做什么，备份后再启动新版本。',
        '监控：“服务状态”页面显示各节点、数据库、任务和磁盘；也可以接入 Prometheus。详细步骤见安装目录里的 docs/OPERATE.md。',
      ],
      [
        'Back up: run npm run backup on the server; it writes one encrypted file while the service goes on. Keep the passphrase elsewhere.',
        'Restore: run npm run restore in an empty place.',
        'Upgrade: run npm run upgrade:check to see what will be done, back up, then start the new release.',
        'Watch: the page Service health shows nodes, database, jobs and disks; Prometheus can read the same. docs/OPERATE.md of the installation has the steps in detail.',
      ],
      [
        '備份：在伺服器上執行 npm run backup，得到一個加密檔案，服務不用停。請另存一份通關密語。',
        '還原：在空的位置執行 npm run restore。',
        '升級：先執行 npm run upgrade:check 看會做什麼，備份後再啟動新版本。',
        '監控：「服務狀態」頁面顯示各節點、資料庫、任務和磁碟；也可以接入 Prometheus。詳細步驟見安裝目錄裡的 docs/OPERATE.md。',
      ],
    ],
  },
];
