import { isStillWished, onWishChange } from './motion.ts';

const interval = 4_000;

/** Advances a row of slides automatically and shows the position. Without scripts the row is scrolled by hand. */
class CarouselElement extends HTMLElement {
  #at = 0;
  #held = new Set<string>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #end: (() => void)[] = [];

  connectedCallback() {
    const row = this.querySelector('ul');
    if (!row || row.children.length < 2 || this.dataset.still !== undefined) return;
    this.#showPaging(row);
    this.#listen(row, 'scroll', () => this.#look(row));
    this.#hold(this, 'touch', ['touchstart'], ['touchend', 'touchcancel']);
    this.#hold(this, 'mouse', ['mouseenter'], ['mouseleave']);
    this.#hold(this, 'focus', ['focusin'], ['focusout']);
    this.#listen(document, 'visibilitychange', () => this.#pace());
    this.#end.push(onWishChange(() => this.#pace()));
    this.#pace();
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
    for (const end of this.#end.splice(0)) end();
    this.querySelector('.carousel-paging')?.remove();
  }

  #listen(on: EventTarget, name: string, act: () => void) {
    on.addEventListener(name, act, { passive: true });
    this.#end.push(() => on.removeEventListener(name, act));
  }

  #hold(on: EventTarget, by: string, begin: string[], end: string[]) {
    const change = (isHeld: boolean) => () => {
      if (isHeld) this.#held.add(by);
      else this.#held.delete(by);
      this.#pace();
    };
    for (const name of begin) this.#listen(on, name, change(true));
    for (const name of end) this.#listen(on, name, change(false));
  }

  /** Restarts the timer, so that a slide just chosen stays for its whole time. */
  #pace() {
    clearInterval(this.#timer);
    if (this.#held.size > 0 || document.hidden || isStillWished()) return;
    this.#timer = setInterval(() => this.#next(), interval);
  }

  #next() {
    const row = this.querySelector('ul');
    const slides = row?.children;
    const slide = slides?.[(this.#at + 1) % slides.length] as HTMLElement | undefined;
    if (!row || !slide) return;
    row.scrollTo({ left: middleOf(slide) - row.clientWidth / 2, behavior: 'smooth' });
  }

  #look(row: HTMLElement) {
    const middle = row.scrollLeft + row.clientWidth / 2;
    const away = [...row.children].map((slide) =>
      Math.abs(middleOf(slide as HTMLElement) - middle),
    );
    const at = away.indexOf(Math.min(...away));
    if (at === this.#at) return;
    this.#at = at;
    this.#pace();
    this.#mark(row);
  }

  #showPaging(row: HTMLElement) {
    const paging = document.createElement('div');
    paging.className = 'carousel-paging';
    paging.setAttribute('aria-hidden', 'true');
    const kind = this.dataset.paging;
    if (kind === 'bullets')
      paging.append(...[...row.children].map(() => document.createElement('i')));
    if (kind === 'fraction') paging.append(document.createElement('span'));
    if (kind === 'progress') paging.append(document.createElement('b'));
    if (paging.childElementCount > 0) this.append(paging);
    this.#mark(row);
  }

  #mark(row: HTMLElement) {
    const count = row.children.length;
    for (const [n, slide] of [...row.children].entries())
      slide.setAttribute('data-side', n < this.#at ? 'before' : n > this.#at ? 'after' : 'here');
    const paging = this.querySelector<HTMLElement>('.carousel-paging');
    if (!paging) return;
    for (const [n, dot] of paging.querySelectorAll('i').entries())
      dot.classList.toggle('is-here', n === this.#at);
    const words = paging.querySelector('span');
    if (words) words.textContent = `${this.#at + 1}/${count}`;
    paging.style.setProperty('--done', String((this.#at + 1) / count));
  }
}

const middleOf = (slide: HTMLElement) => slide.offsetLeft + slide.offsetWidth / 2;

customElements.define('sy-carousel', CarouselElement);
