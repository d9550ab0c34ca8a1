/** Loads the next page of a list before its end is reached. Without scripts there is a link. */
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
      // The distance at which browsers load lazy pictures.
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
    // Again if the last page did not fill the screen.
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
      // After a failure only the reader retries, so that a lost network is not asked again and again.
      this.#watcher?.disconnect();
      next.textContent = this.dataset.failed ?? next.textContent;
    } finally {
      this.#isBusy = false;
      list.removeAttribute('aria-busy');
    }
  }

  /** New entries shift the pages: leave out those already shown. */
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
