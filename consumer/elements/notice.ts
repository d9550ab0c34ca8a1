import { isStillWished, onWishChange } from './motion.ts';

/** Pixels in a second: quick enough to wait for, slow enough to read. */
const pace = 50;
const gap = 48;

/** Lets a line that is too long pass by. Without it, and for those who want no movement, the words stand on several lines. */
class NoticeElement extends HTMLElement {
  #end: (() => void) | null = null;

  connectedCallback() {
    if (this.dataset.still !== undefined) return;
    const measure = () => this.#measure();
    const noLonger = onWishChange(measure);
    addEventListener('resize', measure);
    this.#end = () => {
      noLonger();
      removeEventListener('resize', measure);
    };
    measure();
  }

  disconnectedCallback() {
    this.#end?.();
    this.#end = null;
    this.#rest();
  }

  #rest() {
    delete this.dataset.line;
    delete this.dataset.moving;
    this.querySelector('[data-again]')?.remove();
  }

  #measure() {
    this.#rest();
    const words = this.querySelector<HTMLElement>('[data-words]');
    const place = words?.parentElement;
    if (!words || !place || isStillWished()) return;
    this.dataset.line = '';
    if (words.offsetWidth <= place.clientWidth) return;
    const again = words.cloneNode(true) as HTMLElement;
    again.removeAttribute('data-words');
    again.dataset.again = '';
    again.setAttribute('aria-hidden', 'true');
    place.append(again);
    const far = words.offsetWidth + gap;
    this.style.setProperty('--far', `${-far}px`);
    this.style.setProperty('--long', `${far / pace}s`);
    this.dataset.moving = '';
  }
}

customElements.define('sy-notice', NoticeElement);
