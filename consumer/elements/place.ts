/** Tells where the phone is, once its owner presses the button; never before. Without scripts it is not shown. */
class PlaceElement extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => this.#ask());
  }

  #ask() {
    if (!('geolocation' in navigator)) return this.#tell('refused');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        this.#put('latitude', coords.latitude);
        this.#put('longitude', coords.longitude);
        this.#tell('taken');
      },
      () => this.#tell('refused'),
      { maximumAge: 60_000, timeout: 15_000 },
    );
  }

  #put(name: string, degrees: number) {
    const field = this.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field) field.value = degrees.toFixed(6);
  }

  #tell(what: 'taken' | 'refused') {
    const words = this.querySelector<HTMLElement>('[role="status"]');
    if (words) words.textContent = this.dataset[what] ?? '';
  }
}

if (!customElements.get('sy-place')) customElements.define('sy-place', PlaceElement);
