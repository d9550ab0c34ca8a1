import { t } from '#contract/text.ts';

/** What the frame around the pages says. */
export const shellTexts = {
  login: t('登录', 'Sign in', '登入'),
  skip: t('跳到正文', 'Skip to content', '跳到主要內容'),
  loading: t('加载中', 'Loading', '載入中'),
  retry: t('重试', 'Try again', '重試'),
  noSuch: t(
    '没有这个{one}，请核对链接',
    'This {one} doesn’t exist. Please check the link',
    '沒有這個{one}，請核對連結',
  ),
  rights: {
    changed: t('您的权限已更新', 'Your permissions have changed', '您的權限已更新'),
    title: t('权限变更', 'Permissions changed', '權限變更'),
    closed: t(
      '您正在填写的内容因权限变更而关闭，已为您保留。权限恢复后重新打开，即可继续。',
      'The form was closed because your permissions changed. Your input is kept: reopen the form once you have the permission again.',
      '您正在填寫的內容因權限變更而關閉，已為您保留。權限恢復後重新開啟，即可繼續。',
    ),
  },
  reload: t('刷新页面', 'Reload page', '重新整理頁面'),
  backHome: t('返回首页', 'Back to home', '返回首頁'),
  menu: t('主菜单', 'Main menu', '主選單'),
  section: t('当前栏目', 'Current section', '目前單元'),
  portals: {
    web: t('企业工作台', 'Company workspace', '企業工作台'),
    admin: t('平台管理', 'Platform administration', '平台管理'),
    dealer: t('经销商门户', 'Dealer portal', '經銷商入口網'),
  },
  crumbs: t('当前位置', 'You are here', '目前位置'),
  header: {
    collapse: t('收起菜单', 'Collapse menu', '收合選單'),
    expand: t('展开菜单', 'Expand menu', '展開選單'),
    openMenu: t('打开菜单', 'Open menu', '開啟選單'),
    fullscreen: t('全屏', 'Full screen', '全螢幕'),
    leaveFullscreen: t('退出全屏', 'Exit full screen', '退出全螢幕'),
    noFullscreen: t(
      '您的浏览器不支持全屏模式',
      'Your browser does not support fullscreen mode',
      '您的瀏覽器不支援全螢幕模式',
    ),
    scanApp: t('扫码作业', 'Scan app', '掃碼作業'),
    printControl: t('下载标签打印控件', 'Download label print control', '下載標籤列印控制項'),
    language: t('切换语言', 'Language', '切換語言'),
    theme: t('主题设置', 'Theme settings', '主題設定'),
    account: t('账号', 'Account', '帳號'),
    profile: t('个人中心', 'My profile', '個人中心'),
    password: t('修改密码', 'Change password', '修改密碼'),
    mobile: t('修改手机号', 'Change phone number', '修改手機號碼'),
    logout: t('退出登录', 'Sign out', '登出'),
  },
  logout: {
    title: t('退出登录', 'Sign out', '登出'),
    ask: t('确定要退出登录吗？', 'Do you want to sign out?', '確定要登出嗎？'),
    unsaved: t(
      '还有未保存的内容，退出后将丢失。',
      'You have unsaved changes. Signing out discards them.',
      '還有未儲存的內容，登出後將遺失。',
    ),
    cancel: t('取消', 'Cancel', '取消'),
  },
  expired: {
    title: t('系统提示', 'System notice', '系統提示'),
    again: t('重新登录', 'Sign in again', '重新登入'),
  },
  refused: {
    version: t('当前版本不包含此功能', 'Not included in your version', '目前版本不包含此功能'),
    forbidden: t('没有权限', 'No permission', '沒有權限'),
    versionHint: t(
      '如需使用，请联系平台升级企业版本。',
      'To use it, ask the platform to upgrade your company’s version.',
      '如需使用，請聯絡平台升級企業版本。',
    ),
    forbiddenHint: t(
      '如需使用，请联系贵公司的管理员开通权限。',
      'To use it, ask your company’s administrator for permission.',
      '如需使用，請聯絡貴公司的管理員開通權限。',
    ),
    close: t('关闭', 'Close', '關閉'),
  },
  exception: {
    forbidden: {
      title: t('无权访问', 'No access', '無權存取'),
      text: t(
        '您的账号没有打开此页面的权限。',
        'You don’t have permission to open this page.',
        '您的帳號沒有開啟此頁面的權限。',
      ),
    },
    missing: {
      title: t('页面不存在', 'Page not found', '頁面不存在'),
      text: t(
        '这个地址没有页面，可能是链接有误或页面已移除。',
        'There is no page at this address. The link may be wrong, or the page may have been removed.',
        '這個位址沒有頁面，可能是連結有誤或頁面已移除。',
      ),
    },
    broken: {
      title: t('页面出错了', 'Something went wrong', '頁面出錯了'),
      text: t(
        '问题出在我们这边，其他标签页中的内容不受影响，可以重试或刷新页面。',
        'The problem is on our side. Your other tabs are not affected. Try again or reload the page.',
        '問題出在我們這邊，其他分頁中的內容不受影響，可以重試或重新整理頁面。',
      ),
    },
  },
  chunk: {
    title: t('页面没有加载成功', 'The page could not be loaded', '頁面沒有載入成功'),
    text: t(
      '可能是网络不稳定，其他标签页中的内容不受影响。',
      'The network may be unstable. Your other tabs are not affected.',
      '可能是網路不穩定，其他分頁中的內容不受影響。',
    ),
    part: t(
      '这部分内容没有加载成功，请检查网络后重试。',
      'This part could not be loaded. Check the network and try again.',
      '這部分內容沒有載入成功，請檢查網路後重試。',
    ),
    newTitle: t('系统已更新', 'New version available', '系統已更新'),
    newText: t(
      '新版本已发布，刷新页面后即可继续使用。',
      'A new version has been released. Reload the page to continue.',
      '新版本已發布，重新整理頁面後即可繼續使用。',
    ),
  },
  start: {
    failed: t('无法载入您的工作空间', 'Couldn’t load your workspace', '無法載入您的工作空間'),
  },
  footer: t(
    '溯源 · 一物一码，源头可查',
    'Suyuan · every item traceable to its source',
    '溯源 · 一物一碼，源頭可查',
  ),
} as const;
