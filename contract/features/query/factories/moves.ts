import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** The moves of factories. `expired` is never written: it is a certified factory after its last day. */
export const factoryMoves = moves(
  {
    draft: t('未认证', 'Not certified', '未認證'),
    certified: t('已认证', 'Certified', '已認證'),
    expired: t('已过期', 'Expired', '已過期'),
    withdrawn: t('已撤销', 'Withdrawn', '已撤銷'),
  },
  {
    certify: {
      from: ['draft', 'withdrawn'],
      to: 'certified',
      right: 'certify',
      label: t('认证', 'Certify', '認證'),
      confirm: t(
        '认证 {names}？有效期内，用它生产的产品会在消费者页面显示工厂认证标志；证书、代码与有效期不能再改。',
        'Certify {names}? While the certificate is valid, pages of products made there show its badge. Certificate, code and validity can then no longer be changed.',
        '認證 {names}？有效期內，由它生產的產品會在消費者頁面顯示工廠認證標誌；證書、代碼與有效期不能再改。',
      ),
      log: t('认证工厂', 'Certified factories', '認證工廠'),
      done: t('已认证 {n} 家工厂', 'Factories certified: {n}', '已認證 {n} 家工廠'),
    },
    withdraw: {
      from: ['certified'],
      to: 'withdrawn',
      right: 'certify',
      reason: 'required',
      label: t('撤销认证', 'Withdraw certification', '撤銷認證'),
      isAside: true,
      confirm: t(
        '撤销 {names} 的认证？消费者页面立即不再显示它的认证标志。',
        'Withdraw the certification of {names}? Its badge disappears from consumer pages immediately.',
        '撤銷 {names} 的認證？消費者頁面立即不再顯示它的認證標誌。',
      ),
      log: t('撤销工厂认证', 'Withdrew factory certifications', '撤銷工廠認證'),
      done: t(
        '已撤销 {n} 家工厂的认证',
        'Certifications withdrawn: {n}',
        '已撤銷 {n} 家工廠的認證',
      ),
    },
  },
);
export type FactoryState = StateOf<typeof factoryMoves>;
