type Detector = { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> };
declare const BarcodeDetector: (new () => Detector) | undefined;

/** Whether this browser reads codes from photos. */
export const canReadPhotos = (): boolean => typeof BarcodeDetector !== 'undefined';

/** The first code in a photo. */
export async function readPhoto(photo: Blob): Promise<string | null> {
  if (typeof BarcodeDetector === 'undefined') return null;
  const picture = await createImageBitmap(photo).catch(() => null);
  if (!picture) return null;
  const [found] = await new BarcodeDetector().detect(picture).catch(() => []);
  return found?.rawValue ?? null;
}
