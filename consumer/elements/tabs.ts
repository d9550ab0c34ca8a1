const threshold = 50;

/**
 * Turns a group of radio buttons into tabs: with swiping, arrow keys and tab roles for screen readers. The radio
 * buttons keep the choice, and the style follows them.
 */
class TabsElement extends HTMLElement {
  #from: { x: number; y: number } | null = null;

  connectedCallback() {
    const choices = this.#choices();
    if (choices.length === 0 || this.dataset.still !== undefined || this.#tabs().length > 0) return;
    const list = document.createElement('div');
    list.setAttribute('role', 'tablist');
    list.append(...choices.map((choice) => this.#tabFor(choice)));
    list.addEventListener('keydown', (event) => this.#key(event));
    this.prepend(list);
    this.dataset.ready = '';
    for (const choice of choices) choice.hidden = true;
    this.addEventListener('touchstart', (event) => this.#begin(event), { passive: true });
    this.addEventListener('touchend', (event) => this.#release(event), { passive: true });
    this.#choose(choices.findIndex(({ checked }) => checked));
  }

  #choices = () => [...this.querySelectorAll<HTMLInputElement>(':scope > input')];
  #tabs = () => [...this.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
  #panels = () => [...this.querySelectorAll<HTMLElement>(':scope > section')];

  #tabFor(choice: HTMLInputElement): HTMLElement {
    const at = this.#choices().indexOf(choice);
    const panel = this.#panels()[at];
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.id = `${choice.id}-tab`;
    tab.textContent = choice.nextElementSibling?.textContent ?? '';
    tab.setAttribute('role', 'tab');
    tab.addEventListener('click', () => this.#choose(at));
    if (panel) {
      tab.setAttribute('aria-controls', panel.id);
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', tab.id);
    }
    return tab;
  }

  #choose(at: number) {
    const choice = this.#choices()[at];
    if (!choice) return;
    choice.checked = true;
    for (const [n, tab] of this.#tabs().entries()) {
      tab.setAttribute('aria-selected', String(n === at));
      tab.tabIndex = n === at ? 0 : -1;
    }
    this.#bringIntoView(at);
  }

  /** Scrolls only the row, not the page. */
  #bringIntoView(at: number) {
    const tab = this.#tabs()[at];
    const row = tab?.parentElement;
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }

  #at = () => this.#choices().findIndex(({ checked }) => checked);

  #key(event: KeyboardEvent) {
    const last = this.#choices().length - 1;
    const at = this.#at();
    const to = {
      ArrowLeft: at === 0 ? last : at - 1,
      ArrowRight: at === last ? 0 : at + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.#choose(to);
    this.#tabs()[to]?.focus();
  }

  #begin({ target, touches }: TouchEvent) {
    const [finger, second] = touches;
    const isFree = !second && target instanceof Element && !this.#isScrolledSideways(target);
    this.#from = finger && isFree ? { x: finger.clientX, y: finger.clientY } : null;
  }

  #release({ changedTouches }: TouchEvent) {
    const [finger] = changedTouches;
    const from = this.#from;
    this.#from = null;
    if (!finger || !from) return;
    const across = finger.clientX - from.x;
    if (Math.abs(across) <= threshold || Math.abs(across) < Math.abs(finger.clientY - from.y))
      return;
    // At either end there is nothing to scroll to.
    this.#choose(this.#at() + (across < 0 ? 1 : -1));
  }

  /** A wide table inside a tab is scrolled by the same gesture; it takes precedence. */
  #isScrolledSideways(target: Element): boolean {
    for (let one: Element | null = target; one && one !== this; one = one.parentElement)
      if (
        one.scrollWidth > one.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(one).overflowX)
      )
        return true;
    return false;
  }
}

customElements.define('sy-tabs', TabsElement);
