import WebSocket from 'ws';

process.once('message', async ({ url, tokens, ids }) => {
  let received = 0;
  const open = (at) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url}/api/socket?user_id=${ids[at]}&app=web`, [
        'suyuan',
        tokens[at],
      ]);
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.on('message', () => {
        received += 1;
        if (received % tokens.length === 0) process.send({ at: Date.now() });
      });
      setInterval(
        () => socket.readyState === WebSocket.OPEN && socket.send('{"type":"ping2"}'),
        20_000,
      );
    });
  for (let at = 0; at < tokens.length; at += 100)
    await Promise.all(tokens.slice(at, at + 100).map((_, more) => open(at + more)));
  process.send({ at: Date.now() });
});
