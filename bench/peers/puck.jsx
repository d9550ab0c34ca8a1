import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Puck, useGetPuck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';

// The page under measure: as many headings with a line as it is asked for.
const count = Number(new URLSearchParams(location.search).get('count'));
const zone = 'root:default-zone';
const config = {
  components: {
    Heading: {
      fields: { text: { type: 'text' }, line: { type: 'text' } },
      defaultProps: { text: 'New', line: 'A line' },
      render: ({ text, line }) =>
        createElement(
          'section',
          null,
          createElement('h2', null, text),
          createElement('p', null, line),
        ),
    },
  },
};
const data = {
  root: {},
  content: Array.from({ length: count }, (_, at) => ({
    type: 'Heading',
    props: { id: `h${at}`, text: `Heading ${at}`, line: 'A line' },
  })),
};

function Handle() {
  const getPuck = useGetPuck();
  const act = (action) => getPuck().dispatch(action);
  const peer = {
    frame: () => document.querySelector('iframe').contentDocument,
    // One is for narrow windows, and hidden.
    field: () =>
      [...document.querySelectorAll('input[name="text"]')].find((one) => one.offsetParent) ?? null,
    select: (index) => act({ type: 'setUi', ui: { itemSelector: { index, zone } } }),
    add: (index) =>
      act({
        type: 'insert',
        componentType: 'Heading',
        destinationIndex: index,
        destinationZone: zone,
      }),
    move: (from, to) =>
      act({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: zone }),
    remove: (index) => act({ type: 'remove', index, zone }),
    undo: () => getPuck().history.back(),
  };
  useEffect(() => {
    window.peer = peer;
  });
  return null;
}

createRoot(document.getElementById('root')).render(
  createElement(Puck, { config, data, overrides: { headerActions: () => createElement(Handle) } }),
);
