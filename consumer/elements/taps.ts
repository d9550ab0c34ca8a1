/** What a person taps to get on: everything else is reading. */
const goals = 'a[href], button, summary, label[for]';

/** Tells which block a link or button was tapped in: the block and the version of the page, nothing about the person. */
class TapsElement extends HTMLElement {
  connectedCallback() {
    document.addEventListener('click', this.#tell, true);
  }

  disconnectedCallback() {
    document.removeEventListener('click', this.#tell, true);
  }

  #tell = ({ target, isTrusted }: Event) => {
    // What scripts press for themselves, such as the next picture, is not a tap.
    const block =
      isTrusted && target instanceof Element && target.closest(goals)?.closest('[data-block]');
    if (!block) return;
    const body = new URLSearchParams({
      page: this.dataset.page ?? '',
      block: block.getAttribute('data-block') ?? '',
    });
    // It is sent even if the page is left for the link.
    navigator.sendBeacon('/tap', body);
  };
}

if (!customElements.get('sy-taps')) customElements.define('sy-taps', TapsElement);
