type Found = { rawValue: string };
type Detector = { detect: (picture: ImageBitmap) => Promise<Found[]> };
declare const BarcodeDetector: (new () => Detector) | undefined;

/** Reads a code from a photo into the search field next to it; shown only where the browser supports it. */
class ScanElement extends HTMLElement {
  connectedCallback() {
    if (!this.hidden || typeof BarcodeDetector === 'undefined') return;
    const detector = new BarcodeDetector();
    const camera = document.createElement('input');
    camera.type = 'file';
    camera.accept = 'image/*';
    camera.setAttribute('capture', 'environment');
    camera.addEventListener('change', () => void this.#read(detector, camera.files?.[0]));
    this.querySelector('button')?.addEventListener('click', () => camera.click());
    this.hidden = false;
  }

  async #read(detector: Detector, photo: File | undefined) {
    const form = this.closest('form');
    const field = form?.querySelector<HTMLInputElement>('input[type="search"]');
    if (!photo || !form || !field) return;
    const [found] = await detector.detect(await createImageBitmap(photo)).catch(() => []);
    if (found) {
      field.value = found.rawValue;
      form.requestSubmit();
    } else {
      // If it cannot be read, the user can type it.
      field.focus();
    }
  }
}
customElements.define('sy-scan', ScanElement);
