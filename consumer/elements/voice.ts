/** Plays a recording by one button. Where the browser blocks autoplay, the first tap on the page starts it. */
class VoiceElement extends HTMLElement {
  #forget: (() => void) | null = null;

  connectedCallback() {
    const audio = this.querySelector('audio');
    const button = this.querySelector('button');
    if (!audio || !button || this.dataset.still !== undefined) return;
    audio.controls = false;
    button.hidden = false;
    const show = () => {
      button.setAttribute('aria-pressed', String(!audio.paused));
      this.toggleAttribute('data-playing', !audio.paused);
    };
    for (const event of ['play', 'pause', 'ended']) audio.addEventListener(event, show);
    button.addEventListener('click', () => {
      this.#stopWaiting();
      if (audio.paused) void audio.play().catch(show);
      else audio.pause();
    });
    show();
    if (this.dataset.autoplay !== undefined) audio.play().catch(() => this.#wait(audio, button));
  }

  disconnectedCallback() {
    this.#stopWaiting();
    this.querySelector('audio')?.pause();
  }

  #wait(audio: HTMLAudioElement, button: HTMLElement) {
    const begin = ({ target }: Event) => {
      this.#stopWaiting();
      // The button handles its own taps.
      if (!(target instanceof Node && button.contains(target))) audio.play().catch(() => {});
    };
    document.addEventListener('click', begin);
    this.#forget = () => document.removeEventListener('click', begin);
  }

  #stopWaiting() {
    this.#forget?.();
    this.#forget = null;
  }
}

customElements.define('sy-voice', VoiceElement);
