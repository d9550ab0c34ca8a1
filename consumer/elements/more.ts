/** Brings what follows in a list before its end is reached. Without it a link leads to the next page. */
class MoreElement extends HTMLElement {
  #watcher: IntersectionObserver | null = null;
  #isBusy = false;

  connectedCallback() {
    if (this.dataset.still !== undefined) return;
    this.addEventListener('click', this.#press);
    if (typeof IntersectionObserver === 'undefined') return;
    this.#watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) void this.#load();
      },
      // As far ahead as pictures are loaded.
      { rootMargin: '130% 0px' },
    );
    this.#watch();
  }

  disconnectedCallback() {
    this.#watcher?.disconnect();
    this.removeEventListener('click', this.#press);
  }

  get #next(): HTMLAnchorElement | null {
    return this.querySelector('a[rel="next"]');
  }

  #watch() {
    const next = this.#next;
    this.#watcher?.disconnect();
    // Once more when the last page did not fill the room.
    if (next) this.#watcher?.observe(next);
  }

  #press = (event: Event) => {
    const next = this.#next;
    if (!next || !next.contains(event.target as Node)) return;
    event.preventDefault();
    void this.#load();
  };

  async #load() {
    const [next, list] = [this.#next, this.querySelector('ol')];
    if (!next || !list || this.#isBusy) return;
    this.#isBusy = true;
    list.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(next.href);
      if (!answer.ok) throw new Error(String(answer.status));
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const more = page.querySelector('sy-more');
      if (!more) throw new Error('no list');
      this.#take(list, more);
      const on = more.querySelector<HTMLAnchorElement>('a[rel="next"]');
      if (on) next.href = on.getAttribute('href')!;
      else next.remove();
      this.#watch();
    } catch {
      // Another try is the reader's to make, so that a lost network is not asked on and on.
      this.#watcher?.disconnect();
      next.textContent = this.dataset.failed ?? next.textContent;
    } finally {
      this.#isBusy = false;
      list.removeAttribute('aria-busy');
    }
  }

  /** What has come since the page was opened moves the rest on: what is there already is left out. */
  #take(list: Element, more: Element) {
    const keyOf = (item: Element) => item.getAttribute('data-key');
    const known = new Set([...list.children].map(keyOf));
    for (const item of more.querySelectorAll('ol > li')) {
      const key = keyOf(item);
      if (key === null || !known.has(key)) list.append(document.importNode(item, true));
    }
  }
}
customElements.define('sy-more', MoreElement);
