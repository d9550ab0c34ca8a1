import { t } from '#contract/text.ts';

export const keyTexts = {
  one: t('密钥', 'secret key', '金鑰'),
  line: t(
    '编码由密钥生成，伪造的编码因此在查询之前就被识破；密钥本身从不离开服务器',
    'Codes are generated with keys, so forged codes are detected immediately. The keys never leave the server',
    '編碼由金鑰產生，偽造的編碼因此在查詢之前就被識破；金鑰本身從不離開伺服器',
  ),
  fields: {
    name: t('密钥', 'Key', '金鑰'),
    purpose: t('用途', 'Purpose', '用途'),
    generation: t('代次', 'Generation', '代次'),
    state: t('状态', 'Status', '狀態'),
    meaning: t('含义', 'Meaning', '含義'),
    reason: t('吊销原因', 'Reason for revocation', '吊銷原因'),
    keeps_shipped: t('已发货的码继续有效', 'Keep shipped codes valid', '已出貨的碼繼續有效'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  purposes: {
    code: t('标识编码', 'Identifiers', '標識編碼'),
    covert: t('防伪码', 'Security codes', '防偽碼'),
    signature: t('编码签名', 'Code signatures', '編碼簽章'),
  },
  states: {
    active: t('使用中', 'Active', '使用中'),
    retiring: t('退役中', 'Being phased out', '退役中'),
    revoked: t('已吊销', 'Revoked', '已吊銷'),
  },
  meanings: {
    active: t('新码由它生成', 'New codes are generated with it', '新碼由它產生'),
    retiring: t(
      '不再生成新码，已有的码仍然有效',
      'No new codes are generated with it; existing ones stay valid',
      '不再產生新碼，已有的碼仍然有效',
    ),
    revoked: t(
      '由它生成的码全部失效',
      'All codes generated with it are invalid',
      '由它產生的碼全部失效',
    ),
  },
  keptMeaning: t(
    '吊销前已发货的码仍然有效，其余全部失效',
    'Codes shipped before the revocation stay valid; all others are invalid',
    '吊銷前已出貨的碼仍然有效，其餘全部失效',
  ),
  generation: t('第 {n} 代', 'Generation {n}', '第 {n} 代'),
  named: t('{purpose}密钥 · 第 {n} 代', '{purpose} · generation {n}', '{purpose}金鑰 · 第 {n} 代'),
  actions: {
    rotate: t('更换', 'Rotate', '更換'),
    revoke: t('吊销', 'Revoke', '吊銷'),
  },
  done: {
    rotate: t(
      '已启用第 {n} 代密钥，旧码仍然有效',
      'Key generation {n} is active; existing codes stay valid',
      '已啟用第 {n} 代金鑰，舊碼仍然有效',
    ),
    keep: t(
      '密钥已吊销；此前已发货的 {n} 个码仍然有效，其余已失效',
      'Key revoked; {n} shipped {n:code stays|codes stay} valid, all others are now invalid',
      '金鑰已吊銷；此前已出貨的 {n} 個碼仍然有效，其餘已失效',
    ),
    revoke: t(
      '密钥已吊销，由它生成的码已失效',
      'Key revoked; the codes generated with it are now invalid',
      '金鑰已吊銷，由它產生的碼已失效',
    ),
  },
  errors: {
    notKept: t(
      '离线验证不知道哪些码已发货，签名密钥只能整体吊销',
      'Who verifies offline can’t know what was shipped: a signature key can only be revoked for all codes',
      '離線驗證不知道哪些碼已出貨，簽章金鑰只能整體吊銷',
    ),
    revoked: t('密钥已经吊销', 'This key has already been revoked', '金鑰已經吊銷'),
  },
  empty: {
    title: t('还没有密钥', 'No keys yet', '還沒有金鑰'),
    hint: t(
      '第一次生成编码时，密钥会自动建立。',
      'The first key is created automatically with the first codes.',
      '第一次產生編碼時，金鑰會自動建立。',
    ),
  },
} as const;
