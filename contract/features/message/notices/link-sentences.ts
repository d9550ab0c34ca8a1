import { t } from '#contract/text.ts';

/** What is told about links between companies that trade. */
export const linkSentences = {
  invitedAsSupplier: {
    title: t('客户邀请关联', 'Customer invitation', '客戶邀請關聯'),
    content: t(
      '{company} 邀请贵企业作为其供应商建立关联，请确认。',
      '{company} invites you to link as its supplier. Please confirm.',
      '{company} 邀請貴企業作為其供應商建立關聯，請確認。',
    ),
  },
  invitedAsCustomer: {
    title: t('供应商邀请关联', 'Supplier invitation', '供應商邀請關聯'),
    content: t(
      '{company} 邀请贵企业作为其客户建立关联，请确认。',
      '{company} invites you to link as its customer. Please confirm.',
      '{company} 邀請貴企業作為其客戶建立關聯，請確認。',
    ),
  },
  linkWithdrawn: {
    title: t('关联邀请已撤回', 'Invitation withdrawn', '關聯邀請已撤回'),
    content: t(
      '{company} 撤回了关联邀请。',
      '{company} withdrew its invitation.',
      '{company} 撤回了關聯邀請。',
    ),
  },
  linkAccepted: {
    title: t('关联已建立', 'Link accepted', '關聯已建立'),
    content: t(
      '{company} 接受了关联邀请。',
      '{company} accepted your invitation.',
      '{company} 接受了關聯邀請。',
    ),
  },
  linkRegistered: {
    title: t('受邀企业已注册', 'Invited company registered', '受邀企業已註冊'),
    content: t(
      '{company} 已通过您的邀请链接注册，认证通过后自动建立关联。',
      '{company} registered by your invitation. You will be linked once it is verified.',
      '{company} 已透過您的邀請連結註冊，認證通過後自動建立關聯。',
    ),
  },
  linkBegun: {
    title: t('关联已建立', 'Link created', '關聯已建立'),
    content: t(
      '您通过 {company} 的邀请注册，与该企业的关联已建立。',
      'You registered by the invitation of {company} and are now linked with it.',
      '您透過 {company} 的邀請註冊，與該企業的關聯已建立。',
    ),
  },
  linkDeclined: {
    title: t('关联被拒绝', 'Link declined', '關聯被拒絕'),
    content: t(
      '{company} 拒绝了关联邀请：{reason}。',
      '{company} declined your invitation: {reason}.',
      '{company} 拒絕了關聯邀請：{reason}。',
    ),
  },
  linkSuspended: {
    title: t('关联已暂停', 'Link suspended', '關聯已暫停'),
    content: t(
      '{company} 暂停了与贵企业的关联：{reason}。',
      '{company} suspended its link with you: {reason}.',
      '{company} 暫停了與貴企業的關聯：{reason}。',
    ),
  },
  linkResumed: {
    title: t('关联已恢复', 'Link resumed', '關聯已恢復'),
    content: t(
      '{company} 恢复了与贵企业的关联。',
      '{company} resumed its link with you.',
      '{company} 恢復了與貴企業的關聯。',
    ),
  },
  linkEnded: {
    title: t('关联已解除', 'Link ended', '關聯已解除'),
    content: t(
      '{company} 解除了与贵企业的关联：{reason}。',
      '{company} ended its link with you: {reason}.',
      '{company} 解除了與貴企業的關聯：{reason}。',
    ),
  },
} as const;
