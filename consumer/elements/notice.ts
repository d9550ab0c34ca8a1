import { isStillWished, onWishChange } from './motion.ts';

/** Pixels per second: readable, but not boring. */
const pace = 50;
const gap = 48;

/** Scrolls a line that is too long. Without scripts, and with reduced motion, the text wraps. */
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
