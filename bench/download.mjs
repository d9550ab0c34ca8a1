// Downloads a file in its own process, discarding or saving it.
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
