import { factoryCalls } from '#contract/features/query/factories/contract.ts';
import { proveRecords } from '#server/testing/record-proof.ts';

await proveRecords(factoryCalls, () => ({
  given: { address: '杭州市萧山区', valid_from: '2026-01-01', url: 'https://cert.example.com/1' },
  apart: {
    code: ['CN-T-01', 'CN-T-02', 'CN-T-03', 'CN-T-04', 'CN-T-05'],
    name: ['甲厂', '乙厂', '丙厂', '丁厂', '戊厂'],
    valid_to: ['2031-01-01', '2031-01-02', '2031-01-03', '2031-01-04', '2031-01-05'],
  },
  alone: ['keyword=CN-T-01', 'valid_to[]=2031-01-01&valid_to[]=2031-01-01'],
  among: ['state=draft', 'keyword=萧山'],
  none: ['keyword=CN-T-01&state=certified'],
  wrong: [
    ['without name', { name: ' ' }, 422, 'name'],
    ['without code', { code: '' }, 422, 'code'],
    ['of a code that is taken', { code: 'CN-ZJ-0571-01' }, 409, 'code'],
    ['with a GLN of a wrong check digit', { gln: '6900001000014' }, 422, 'gln'],
    ['with a GLN that is too short', { gln: '69000010' }, 422, 'gln'],
    ['of a GLN that is taken', { gln: '6900001000013' }, 409, 'gln'],
    ['with an address that is not secure', { url: 'http://cert.example.com' }, 422, 'url'],
    ['with a user in its address', { url: 'https://cert.example.com@evil.example/' }, 422, 'url'],
    ['with an empty user in its address', { url: 'https://@evil.example/' }, 422, 'url'],
    ['with a quote in its address', { url: 'https://cert.example.com/"onclick=' }, 422, 'url'],
    ['with a backslash in its address', { url: 'https://a.example\\@b.example' }, 422, 'url'],
    ['with a script as address', { url: 'javascript:alert(1)' }, 422, 'url'],
    ['that ends before it begins', { valid_to: '2025-12-31' }, 422, 'valid_to'],
    ['with a file of somewhere else', { certificate: 'https://a.example/' }, 422, 'certificate'],
    [
      'with a file that nobody has',
      { certificate: `/api/file/${'x'.repeat(22)}` },
      422,
      'certificate',
    ],
  ],
  sheet: { 工厂代码: 'CN-T-05', 工厂名称: '戊厂', 有效期至: '2031-01-05' },
}));
