// Fetches a file in a process of its own and throws it away.
import { get } from 'node:http';

process.once('message', ({ url, headers }) => {
  get(url, { headers }, (answer) => {
    let bytes = 0;
    answer.on('data', (piece) => (bytes += piece.length));
    answer.on('end', () => {
      process.send({ status: answer.statusCode, bytes });
      process.disconnect();
    });
  });
});
