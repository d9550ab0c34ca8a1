import grapesjs from 'grapesjs';
import 'grapesjs/dist/css/grapes.min.css';

// The page to measure: the requested number of headings with text.
const count = Number(new URLSearchParams(location.search).get('count'));
const editor = grapesjs.init({
  container: '#root',
  height: '100%',
  storageManager: false,
  panels: { defaults: [] },
  traitManager: { appendTo: '#fields' },
});
// Its own text field reports changes on blur; this one on every key, like ours and Puck's.
editor.Traits.addType('live', { eventCapture: ['input'] });
editor.Components.addType('heading', {
  model: {
    defaults: {
      tagName: 'section',
      text: 'New',
      traits: [{ type: 'live', name: 'text', changeProp: true }],
    },
    init() {
      const fill = () =>
        this.components([
          { tagName: 'h2', type: 'text', content: this.get('text') },
          { tagName: 'p', type: 'text', content: 'A line' },
        ]);
      fill();
      this.on('change:text', () => this.components().at(0).set('content', this.get('text')));
      this.on('change:text', () => this.components().at(0).view?.render());
    },
  },
});
const heading = (text) => ({ type: 'heading', text });
editor.onReady(() => {
  const page = editor.getWrapper();
  page.append(Array.from({ length: count }, (_, at) => heading(`Heading ${at}`)));
  editor.UndoManager.clear();
  const at = (index) => page.components().at(index);
  window.peer = {
    frame: () => editor.Canvas.getDocument(),
    field: () => document.querySelector('#fields input'),
    select: (index) => editor.select(at(index)),
    add: (index) => page.append(heading('New'), { at: index }),
    move: (from, to) => at(from).move(page, { at: to }),
    remove: (index) => at(index).remove(),
    undo: () => editor.UndoManager.undo(),
  };
});
