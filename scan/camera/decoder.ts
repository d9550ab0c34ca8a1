import type { Decoder } from './decode.ts';
type NativeDetector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type NativeDetectors = {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
};

/** What our labels and those of suppliers carry. */
const formats = ['qr_code', 'data_matrix', 'code_128', 'ean_13'] as const;

/** The browser's own reader where it knows all formats, else one that is fetched when it is needed. */
export async function openDecoder(): Promise<Decoder> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectors };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => null)) ?? [];
  if (BarcodeDetector && formats.every((one) => known.includes(one))) {
    const detector = new BarcodeDetector({ formats });
    return {
      read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
      close: () => {},
    };
  }
  const { openZxing } = await import('./zxing.ts');
  return openZxing();
}
