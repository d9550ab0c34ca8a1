import { demoLogins } from '#server/seed/demo.ts';
import { median, ms, percentile, print } from './numbers.ts';
import { benchPassword, startPlace } from './place.ts';

const seconds = 5;
const rounds = 3;
const place = await startPlace();
const headers = { authorization: `Bearer ${await place.tokenFor(10)}` };

/** How long an ordinary call takes, repeated until `isOver`. */
async function watch(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await (await fetch(`${place.base}/api/index/getUserInfo`, { headers })).json();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
}

async function signIns(until: number): Promise<number> {
  let count = 0;
  const one = async (username: string) => {
    while (Date.now() < until) {
      const answer = await fetch(`${place.base}/api/login/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: benchPassword }),
      });
      if (!answer.ok) throw new Error(`a sign-in was refused with ${answer.status}`);
      count += 1;
      await answer.arrayBuffer();
    }
  };
  await Promise.all(demoLogins.web.map(one));
  return count;
}

const idle: number[] = [];
const busy: number[] = [];
const speeds: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const quietUntil = Date.now() + seconds * 1_000;
  idle.push(...(await watch(() => Date.now() > quietUntil)));
  const until = Date.now() + seconds * 1_000;
  const [count, times] = await Promise.all([signIns(until), watch(() => Date.now() > until)]);
  speeds.push(count / seconds);
  busy.push(...times);
}
print('sign-ins (argon2id, 19 MiB, 2 passes)', `${median(speeds).toFixed(1)}/s`);
print(
  'another call, server idle: median / p95',
  `${ms(median(idle))} / ${ms(percentile(idle, 0.95))}`,
);
print(
  'another call during sign-ins: median / p95',
  `${ms(median(busy))} / ${ms(percentile(busy, 0.95))}`,
);
await place.close();
