import { prepare } from '#server/testing/shipping.ts';
import type { TestNode } from '#server/testing/node.ts';
import type { Owner } from '#server/testing/owner.ts';

type Step = { kind: 'process' | 'qc' | 'test'; name: string } & Record<string, unknown>;

/** The steps of the plan that these tests use. */
export const steps: Step[] = [
  { kind: 'process', name: '装配', std: '按图纸', is_public: true },
  { kind: 'qc', name: '外观', is_public: true },
  {
    kind: 'test',
    name: '耐压',
    unit: 'kV',
    min: 1.2,
    max: 1.5,
    std: '1.2–1.5 kV',
    is_public: true,
  },
  { kind: 'test', name: '噪声', unit: 'dB', max: 60, is_required: false },
];

/** Units of a part with a plan in force, made by the calls of a company. */
export async function prepareQuality(node: TestNode, owner: Owner) {
  const made = await prepare(node, owner);
  const { demo, post } = made;
  const addPlan = async (body: object = {}): Promise<number> => {
    const { id } = (await post('inspectionPlan/add', { part_id: made.part, steps, ...body })) as {
      id: number;
    };
    return id;
  };
  const record = (
    kind: 'process' | 'qc' | 'test',
    serial: string,
    step: string,
    body: object = {},
  ) => demo.post(`${kind}Record/add`, { serial_number: serial, step, ...body });
  return {
    ...made,
    addPlan,
    publishPlan: async (body: object = {}) => {
      const id = await addPlan(body);
      await post('inspectionPlan/publish', { ids: [id] });
      return id;
    },
    record,
    /** All that is required about one unit. */
    complete: async (serial: string) => {
      for (const answer of [
        await record('process', serial, '装配', { content: '完成' }),
        await record('qc', serial, '外观', { result: 'pass' }),
        await record('test', serial, '耐压', { value: 1.3 }),
      ])
        if (answer.code !== 0) throw new Error(answer.msg);
    },
  };
}
export type Prepared = Awaited<ReturnType<typeof prepareQuality>>;
