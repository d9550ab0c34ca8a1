import './draft.css';

/** Reloads the draft when it was changed, and keeps the scroll position. */
class LiveElement extends HTMLElement {
  #source: EventSource | null = null;
  #isBusy = false;
  #isLate = false;

  connectedCallback() {
    const form = this.querySelector('form');
    form?.addEventListener('change', () => form.submit());
    const source = new EventSource(this.dataset.from!);
    this.#source = source;
    source.addEventListener('changed', () => void this.#look());
    source.addEventListener('open', () => this.#say(''));
    source.addEventListener('error', () => this.#say(this.dataset.lost!));
  }

  disconnectedCallback() {
    this.#source?.close();
  }

  #say(words: string) {
    this.querySelector('[role="status"]')!.textContent = words;
  }

  async #look() {
    // Changes during a reload cause one more reload.
    if (this.#isBusy) {
      this.#isLate = true;
      return;
    }
    this.#isBusy = true;
    try {
      const answer = await fetch(location.href);
      this.#show(new DOMParser().parseFromString(await answer.text(), 'text/html'), answer.ok);
    } catch {
      this.#say(this.dataset.lost!);
    } finally {
      this.#isBusy = false;
    }
    if (!this.#isLate) return;
    this.#isLate = false;
    await this.#look();
  }

  #show(fresh: Document, isDraft: boolean) {
    const [now, next] = [document.querySelector('.page'), fresh.querySelector('.page')];
    if (!now || !next) return;
    const { scrollX, scrollY } = window;
    document.title = fresh.title;
    now.replaceWith(document.adoptNode(next));
    if (isDraft) window.scrollTo(scrollX, scrollY);
    else this.remove();
  }
}
customElements.define('sy-live', LiveElement);
