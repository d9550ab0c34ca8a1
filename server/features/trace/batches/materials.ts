import { batchMaterialCalls } from '#contract/features/trace/batches/materials.ts';
import { serve } from '#server/http/endpoint.ts';
import { backflush } from '#server/production/backflush.ts';
import { readMaterials, unconsume } from '#server/production/batch-materials.ts';
import { consume } from '#server/production/consume.ts';

/** What batches use of material lots. */
export const materialEndpoints = [
  serve(batchMaterialCalls.materials, (call) => readMaterials(call, call.input.id), {
    isFresh: true,
  }),
  serve(batchMaterialCalls.consume, async (call) => {
    await consume(call, call.input);
    return readMaterials(call, call.input.id);
  }),
  serve(batchMaterialCalls.backflush, async (call) => {
    await backflush(call, call.input.id, call.input.quantity);
    return readMaterials(call, call.input.id);
  }),
  serve(batchMaterialCalls.unconsume, async (call) => {
    await unconsume(call, call.input.id, call.input.uses);
    return readMaterials(call, call.input.id);
  }),
];
