import { viewableFormat } from '#viewer/formats.ts';
import { openModel, type Viewer } from '#viewer/viewer.ts';

const step = 1.3;

/** Shows a 3D model; if that fails, says so. The file can always be downloaded. */
class ModelElement extends HTMLElement {
  #stop = new AbortController();
  #viewer: Viewer | null = null;

  connectedCallback() {
    void this.#open();
  }

  disconnectedCallback() {
    this.#stop.abort();
    this.#viewer?.dispose();
  }

  async #open() {
    const room = this.querySelector<HTMLElement>('.model-room');
    const note = this.querySelector<HTMLElement>('.model-note');
    const { src = '', format = '' } = this.dataset;
    const known = viewableFormat(`model.${format}`);
    if (!room || !note) return;
    try {
      if (!known) throw new Error(`no viewer for ${format}`);
      this.#viewer = await openModel(room, {
        url: src,
        format: known,
        backdrop: 'light',
        signal: this.#stop.signal,
        onProgress: () => undefined,
      });
      note.hidden = true;
      this.#offerTools(this.#viewer);
      this.dataset.ready = '';
    } catch {
      room.hidden = true;
      note.textContent = note.dataset.failed ?? '';
    }
  }

  #offerTools(viewer: Viewer) {
    const tools = this.querySelector<HTMLElement>('.model-tools');
    if (!tools) return;
    const acts: Record<string, () => void> = {
      in: () => viewer.zoom(step),
      out: () => viewer.zoom(1 / step),
      reset: () => viewer.reset(),
    };
    for (const button of tools.querySelectorAll('button'))
      button.addEventListener('click', () => acts[button.dataset.do ?? '']?.());
    tools.hidden = false;
  }
}
customElements.define('sy-model', ModelElement);
