import { apiFile } from '#admin/app/api.ts';
import { shipmentCalls } from '#contract/features/trace/shipments/contract.ts';

/** Prints the delivery note of a shipment, in a frame that nobody sees. */
export async function printNote(id: number): Promise<void> {
  const { page } = await apiFile(shipmentCalls.note, { id }, async (response) => ({
    page: await response.text(),
  }));
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'note';
  frame.srcdoc = page;
  frame.addEventListener('load', () => {
    const inside = frame.contentWindow;
    if (!inside) return;
    inside.addEventListener('afterprint', () => frame.remove());
    inside.print();
  });
  document.body.append(frame);
}
