import { t, type Text } from '#contract/text.ts';
import { verifyStatus, type VerifyStatus } from '#contract/limits.ts';

/** What each verification status means, and what happens next. */
export const stateTexts: Record<VerifyStatus, { title: Text; line: Text }> = {
  [verifyStatus.notSubmitted]: {
    title: t('企业尚未认证', 'Not verified yet', '企業尚未認證'),
    line: t(
      '目前只能使用本页。填写企业资料并提交认证，平台审核通过后其他页面随即开放。',
      'Only this page is available for now. Complete the profile and submit it for verification; the other pages become available once the platform has approved it.',
      '目前只能使用本頁。填寫企業資料並提交認證，平台審核通過後其他頁面隨即開放。',
    ),
  },
  [verifyStatus.pending]: {
    title: t('认证审核中', 'Under review', '認證審核中'),
    line: t(
      '平台正在核对资料，期间暂不能修改。结果会通知您；通过后其他页面随即开放。',
      'The platform is reviewing your profile, which can’t be changed meanwhile. You will be notified; once approved, the other pages become available.',
      '平台正在核對資料，期間暫不能修改。結果會通知您；通過後其他頁面隨即開放。',
    ),
  },
  [verifyStatus.rejected]: {
    title: t('认证未通过', 'Verification rejected', '認證未通過'),
    line: t(
      '请按以下原因修改资料，然后重新提交；已填写的内容都还在。',
      'Please correct the profile as described below and submit it again. Your input has been kept.',
      '請依以下原因修改資料，然後重新提交；已填寫的內容都還在。',
    ),
  },
  [verifyStatus.verified]: {
    title: t('企业已认证', 'Verified company', '企業已認證'),
    line: t(
      '全部功能已开放。企业名称、统一社会信用代码、法定代表人或营业执照变更后需要重新认证。',
      'All features are available. Changing the name, credit code, legal representative or licence requires verification again.',
      '全部功能已開放。企業名稱、統一社會信用代碼、法定代表人或營業執照變更後需要重新認證。',
    ),
  },
  [verifyStatus.suspended]: {
    title: t('企业已停用', 'Company suspended', '企業已停用'),
    line: t(
      '企业资料仍可查看，但不能修改。请联系平台了解原因并恢复使用。',
      'The profile can be viewed but not changed. Please contact the platform to find out why and to have it restored.',
      '企業資料仍可檢視，但不能修改。請聯絡平台了解原因並恢復使用。',
    ),
  },
};

export const companyPageTexts = {
  glnHint: t(
    '填写后，追溯事件会记下货物从本企业发出、回到本企业',
    'If filled in, trace events record that goods leave from here and come back here',
    '填寫後，追溯事件會記下貨物從本企業發出、回到本企業',
  ),
  verifiedOn: t('认证时间', 'Verified on', '認證時間'),
  reason: t('原因', 'Reason', '原因'),
  version: t('系统版本', 'Version', '系統版本'),
  until: t('{name}，有效期至 {day}', '{name}, until {day}', '{name}，有效期至 {day}'),
  steps: {
    fill: t('填写资料', 'Complete the profile', '填寫資料'),
    submit: t('提交认证', 'Submit', '提交認證'),
    review: t('平台审核', 'Review', '平台審核'),
    open: t('开放全部功能', 'All features available', '開放全部功能'),
  },
  stepsLabel: t('认证步骤', 'Verification steps', '認證步驟'),
  submit: t('提交认证', 'Submit for verification', '提交認證'),
  profile: t('企业资料', 'Company profile', '企業資料'),
  edit: t('编辑', 'Edit', '編輯'),
  save: t('保存', 'Save', '儲存'),
  empty: t('未填写', 'Not set', '未填寫'),
  keyHint: t(
    '变更后需要重新认证',
    'Changing this requires verification again',
    '變更後需要重新認證',
  ),
  license: {
    hint: t(
      '图片或 PDF，不超过 10M；只有本企业和平台能看到',
      'A picture or PDF up to 10 MB; visible only to your company and the platform',
      '圖片或 PDF，不超過 10M；只有本企業和平台能看到',
    ),
    choose: t('上传营业执照', 'Upload licence', '上傳營業執照'),
    replace: t('更换', 'Replace', '更換'),
    remove: t('移除', 'Remove', '移除'),
    retry: t('重试', 'Try again', '重試'),
  },
  updated: t('最近更新 {time}', 'Last changed {time}', '最近更新 {time}'),
  brand: {
    title: t('企业品牌', 'Brand', '企業品牌'),
    note: t(
      '显示在企业自己的登录页和页面顶部。',
      'Shown on the company’s own sign-in page and at the top of its pages.',
      '顯示在企業自己的登入頁和頁面頂部。',
    ),
    preview: t('预览', 'Preview', '預覽'),
    address: t('登录地址', 'Sign-in URL', '登入位址'),
    copy: t('复制', 'Copy', '複製'),
    copied: t('复制成功', 'Copied', '複製成功'),
    copyFailed: t(
      '浏览器不允许复制，请手动选择地址',
      'Your browser doesn’t allow copying. Please select the address and copy it',
      '瀏覽器不允許複製，請手動選取位址',
    ),
    houseColour: t('使用默认颜色', 'Use the default colour', '使用預設顏色'),
    chooseLogo: t('选择图片', 'Choose a picture', '選擇圖片'),
    removeLogo: t('移除', 'Remove', '移除'),
    logoHint: t(
      'gif、jpg 或 png，透明底的横向图片最合适',
      'gif, jpg or png; a wide picture with a transparent background works best',
      'gif、jpg 或 png，透明底的橫向圖片最合適',
    ),
    signIn: t('登录', 'Sign in', '登入'),
  },
} as const;
