import { nodeInput } from '#contract/features/trace/registration-nodes/contract.ts';
import { demoOfCompanies } from '#server/records/demo-rows.ts';
import '#server/registration/tables.ts';

/** A node that takes no codes: nobody outside is called by the demo. */
export const registrationNodeDemo = demoOfCompanies(
  'registration_node',
  nodeInput.omit({ key: true }),
  [
    {
      name: '行业二级节点（示例）',
      address: 'https://node.example.com/register',
      is_active: false,
      remark: '示例地址，启用前请填写节点的地址和密钥',
    },
  ],
);
