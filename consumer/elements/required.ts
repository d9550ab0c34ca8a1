/** Validates required fields when they are left, not only when the form is sent. */
class RequiredField extends HTMLElement {
  connectedCallback() {
    this.addEventListener('focusout', this.#look);
    this.addEventListener('input', this.#look);
  }

  #look = (event: Event) => {
    const field = event.target;
    const words = this.querySelector<HTMLElement>('[data-words]');
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    if (!isField || !words) return;
    const isMissing = field.value.trim() === '';
    // No new errors while somebody is typing.
    if (event.type === 'input' && isMissing) return;
    words.textContent = isMissing ? (words.dataset.words ?? '') : '';
    words.hidden = !isMissing;
    field.setAttribute('aria-invalid', String(isMissing));
  };
}

if (!customElements.get('sy-required')) customElements.define('sy-required', RequiredField);
