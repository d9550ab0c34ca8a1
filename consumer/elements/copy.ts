/** Copies the text of its field. Without a clipboard there is no button, and the text can be selected. */
class CopyField extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button');
    const field = this.querySelector('input');
    if (!button || !field || !navigator.clipboard) return;
    button.hidden = false;
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(field.value).then(
        () => this.#say(this.dataset.done ?? ''),
        () => field.select(),
      );
    });
  }

  #say(words: string) {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = words;
  }
}

if (!customElements.get('sy-copy')) customElements.define('sy-copy', CopyField);
