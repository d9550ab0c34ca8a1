const longestEdge = 1_600;
const smallEnough = 600_000;
const previewEdge = 96;

/** Shrinks photos before they are uploaded, and shows previews. Without scripts they are sent as they are. */
class PhotosElement extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input || typeof createImageBitmap === 'undefined') return;
    input.addEventListener('change', () => void this.#prepare(input));
  }

  async #prepare(input: HTMLInputElement) {
    const chosen = [...(input.files ?? [])].slice(0, Number(this.dataset.most));
    const shown = this.#list();
    shown.replaceChildren();
    const made: File[] = [];
    for (const file of chosen) {
      const picture = await createImageBitmap(file).catch(() => null);
      made.push(picture && file.size > smallEnough ? await shrink(picture, file) : file);
      if (picture) shown.append(preview(picture, file.name));
      picture?.close();
    }
    const box = new DataTransfer();
    for (const file of made) box.items.add(file);
    input.files = box.files;
  }

  #list(): HTMLElement {
    const known = this.querySelector<HTMLElement>('ul');
    if (known) return known;
    const list = document.createElement('ul');
    this.append(list);
    return list;
  }
}

function draw(picture: ImageBitmap, edge: number): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function shrink(picture: ImageBitmap, file: File): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => {
    draw(picture, longestEdge).toBlob(done, 'image/jpeg', 0.85);
  });
  const name = file.name.replace(/\.\w+$/, '.jpg');
  return blob && blob.size < file.size ? new File([blob], name, { type: 'image/jpeg' }) : file;
}

function preview(picture: ImageBitmap, name: string): HTMLElement {
  const [item, image] = [document.createElement('li'), document.createElement('img')];
  // A data URL: the content security policy allows no blob URLs.
  image.src = draw(picture, previewEdge).toDataURL('image/jpeg', 0.7);
  image.alt = name;
  image.width = previewEdge;
  image.height = previewEdge;
  item.append(image);
  return item;
}

customElements.define('sy-photos', PhotosElement);
