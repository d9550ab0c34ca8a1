import { witnessInput } from '#contract/features/system/witnesses/contract.ts';
import { demoOfPlatform } from '#server/records/demo-rows.ts';

/** A witness that is not asked: nobody outside is called by the demo. */
export const witnessDemo = demoOfPlatform('witness', witnessInput, [
  {
    name: '行业协会见证服务（示例）',
    address: 'https://witness.example.com',
    key: 'witness.example.com+c24c0f70+BGG3op9v3HIXXDPBmFc/0CioJHhGCXc+pyvvFPlBZdYO',
    is_active: false,
    remark: '示例地址，启用前请填写见证方的地址和公钥',
  },
]);
