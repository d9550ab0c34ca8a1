// Sends a body of zeros, or many at once, in a separate process; reports the time and the last answer.
import { Agent, request } from 'node:http';

const piece = Buffer.alloc(1_048_576);
const agent = new Agent({ keepAlive: true });

function send(url, { method, headers, size, head = '', tail = '' }) {
  return new Promise((resolve, reject) => {
    const length = size + Buffer.byteLength(head) + Buffer.byteLength(tail);
    const sending = request(url, {
      agent,
      method,
      headers: { ...headers, 'content-length': length },
    });
    sending.on('error', reject);
    sending.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    if (head) sending.write(head);
    let left = size;
    const more = () => {
      while (left > 0) {
        const next = left < piece.length ? piece.subarray(0, left) : piece;
        left -= next.length;
        if (!sending.write(next)) {
          sending.once('drain', more);
          return;
        }
      }
      sending.end(tail);
    };
    more();
  });
}

/** One file, in chunks if the server takes them. */
async function sendFile({ url, step, ...plan }) {
  if (!step) return send(url, plan);
  let status = 0;
  for (let offset = 0; offset < plan.size; offset += step)
    status = await send(url, {
      ...plan,
      headers: { ...plan.headers, 'upload-offset': offset },
      size: Math.min(step, plan.size - offset),
    });
  return status;
}

process.once('disconnect', () => process.exit(0));
process.on('message', async (plans) => {
  const began = performance.now();
  const statuses = await Promise.all(plans.map(sendFile));
  process.send({ ms: performance.now() - began, statuses });
});
