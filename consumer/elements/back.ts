/** A back button, shown where the browser has a history. */
class BackElement extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector('a');
    if (link) return this.#lead(link);
    if (!this.hidden || history.length < 2) return;
    this.hidden = false;
    this.querySelector('button')?.addEventListener('click', () => history.back());
  }

  /** A link that works by itself; it goes back in the history if the previous page was one of ours. */
  #lead(link: HTMLElement) {
    link.addEventListener('click', (event) => {
      const isFromHere = document.referrer.startsWith(`${location.origin}/`);
      if (!isFromHere || history.length < 2) return;
      event.preventDefault();
      history.back();
    });
  }
}
customElements.define('sy-back', BackElement);
