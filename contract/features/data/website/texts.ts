import { t } from '#contract/text.ts';
import { namesInThree } from '#contract/translated.ts';

export const websiteTexts = {
  one: t('网站配置', 'website configuration', '網站設定'),
  line: t(
    '产品名称、登录页口号、客服与备案信息；企业品牌优先于这里的设置',
    'Product name, sign-in slogan, support and registration details; a company’s own brand takes precedence',
    '產品名稱、登入頁標語、客服與備案資訊；企業品牌優先於這裡的設定',
  ),
  fields: {
    ...namesInThree('title', t('产品名称', 'Product name', '產品名稱')),
    ...namesInThree('slogan', t('登录页口号', 'Sign-in page slogan', '登入頁標語')),
    ...namesInThree('description', t('网站描述', 'Description', '網站描述')),
    ...namesInThree('copyright', t('版权信息', 'Copyright', '版權資訊')),
    ...namesInThree('support_hours', t('服务时间', 'Support hours', '服務時間')),
    logo: t('标志', 'Logo', '標誌'),
    support_phone: t('客服电话', 'Support phone', '客服電話'),
    support_email: t('客服邮箱', 'Support email', '客服電子郵件'),
    icp_number: t('ICP 备案号', 'ICP licence number', 'ICP 備案號'),
    icp_url: t('ICP 备案链接', 'ICP link', 'ICP 備案連結'),
    police_number: t('公安备案号', 'Public security registration number', '公安備案號'),
    police_url: t('公安备案链接', 'Public security registration link', '公安備案連結'),
    default_language: t('默认语言', 'Default language', '預設語言'),
  },
  sections: {
    name: t('名称与口号', 'Name and slogan', '名稱與標語'),
    support: t('客服', 'Support', '客服'),
    records: t('备案与版权', 'Registration and copyright', '備案與版權'),
  },
  hints: {
    title: t(
      '显示在登录页、浏览器标题和侧栏；留空为“溯源”',
      'Shown on the sign-in page, in the browser title and the sidebar; defaults to Suyuan',
      '顯示在登入頁、瀏覽器標題和側欄；留空為「溯源」',
    ),
    slogan: t(
      '留空时各登录页显示自己的口号',
      'If empty, each sign-in page shows its own slogan',
      '留空時各登入頁顯示自己的標語',
    ),
    logo: t(
      '方形图片，留空使用印章标志',
      'A square picture; defaults to the seal',
      '方形圖片，留空使用印章標誌',
    ),
    default_language: t(
      '没有选择过语言的人看到的语言',
      'For people who have not chosen a language',
      '沒有選擇過語言的人看到的語言',
    ),
  },
  save: t('保存', 'Save', '儲存'),
  done: t('保存成功', 'Saved', '儲存成功'),
  errors: {
    noPicture: t(
      '请使用在这里上传的图片',
      'Please use an uploaded picture',
      '請使用在這裡上傳的圖片',
    ),
  },
} as const;
