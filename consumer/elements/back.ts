/** A way back, shown where the browser knows one. */
class BackElement extends HTMLElement {
  connectedCallback() {
    if (!this.hidden || history.length < 2) return;
    this.hidden = false;
    this.querySelector('button')?.addEventListener('click', () => history.back());
  }
}
customElements.define('sy-back', BackElement);
