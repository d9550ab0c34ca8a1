// Fetches a file in a process of its own and throws it away, or keeps it where it is told.
import { createWriteStream } from 'node:fs';
import { get } from 'node:http';

process.once('message', ({ url, headers, keepAt }) => {
  get(url, { headers }, (answer) => {
    let bytes = 0;
    answer.on('data', (piece) => (bytes += piece.length));
    const tell = () => {
      process.send({ status: answer.statusCode, bytes });
      process.disconnect();
    };
    if (keepAt) answer.pipe(createWriteStream(keepAt)).once('finish', tell);
    else answer.once('end', tell);
  });
});
