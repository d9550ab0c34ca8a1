/** A way back, shown where the browser knows one. */
class BackElement extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector('a');
    if (link) return this.#lead(link);
    if (!this.hidden || history.length < 2) return;
    this.hidden = false;
    this.querySelector('button')?.addEventListener('click', () => history.back());
  }

  /** A link that is good by itself leads back to where one really was, where that was one of our pages. */
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
