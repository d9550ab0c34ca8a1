import { t } from '../text.ts';

/**
 * The notices that apply where a company has written none. Consents refer to them by their place: a new one is added at
 * the end, and none is ever changed.
 */
export const platformNotices = [
  t(
    `我们是谁
处理您个人信息的是{company}。本页面由溯源平台代其提供。

我们收集什么
您在表单中填写的姓名、手机号、说明、照片和答案；提交时的大致城市（由网络地址推断，不保存网络地址本身）；产品的码和提交时间。位置坐标只有在您点击按钮同意后才会发送。

用来做什么
只用于您提交的事项：登记质保、处理维修、核查举报、发放奖励或积分、了解您对产品的意见，以及就此与您联系。不用于广告，也不出售。

谁能看到
{company}经授权的员工；承接维修或质保的经销商只看到办理所需的部分。手机号加密保存，默认只显示部分号码，每次查看完整号码都有记录。

保存多久
质保和维修资料保存到质保结束、法定保存期届满为止；其他资料在事项办结后不再需要时删除。

您的权利
您可以查询、复制、更正或要求删除您的个人信息，也可以撤回同意。撤回不影响之前的处理，但相应的服务可能无法继续。请拨打{company}公布的电话提出。`,
    `Who we are
Your personal data is handled by {company}. This page is provided for them by the Suyuan platform.

What we collect
What you enter in the form: name, phone number, description, photos and answers. The approximate city from which it was sent, derived from your IP address, which itself is not kept. The code of the product and the time. Coordinates are sent only if you press the button for them.

What it is used for
Only for what you asked for: registering the warranty, handling a repair, looking into a report, giving a prize or points, learning what you think of the product, and contacting you about it. It is neither used for advertising nor sold.

Who can see it
Authorised staff of {company}. A dealer that handles a repair or a warranty sees only what this takes. Phone numbers are stored encrypted and shown in part; each view of a whole number is logged.

How long it is kept
Data about warranties and repairs until the warranty and the periods required by law have ended; everything else until it is no longer needed for what you asked for.

Your choices
You may ask for a copy of your data, have it corrected or erased, and withdraw your consent. What was done before stays lawful, but the service may then not be able to continue. Please call the number that {company} has published.`,
    `我們是誰
處理您個人資料的是{company}。本頁面由溯源平台代為提供。

我們蒐集什麼
您在表單中填寫的姓名、手機號碼、說明、照片和答案；送出時的大致城市（由網路位址推斷，不保存網路位址本身）；產品的碼和送出時間。位置座標只有在您點擊按鈕同意後才會傳送。

用來做什麼
只用於您提出的事項：登記保固、處理維修、查核檢舉、發放獎勵或點數、了解您對產品的意見，以及就此與您聯絡。不用於廣告，也不出售。

誰能看到
{company}經授權的員工；承接維修或保固的經銷商只看到辦理所需的部分。手機號碼加密保存，預設只顯示部分號碼，每次查看完整號碼都有紀錄。

保存多久
保固和維修資料保存到保固結束、法定保存期屆滿為止；其他資料在事項辦結後不再需要時刪除。

您的權利
您可以查詢、複製、更正或要求刪除您的個人資料，也可以撤回同意。撤回不影響之前的處理，但相應的服務可能無法繼續。請撥打{company}公布的電話提出。`,
  ),
] as const;
