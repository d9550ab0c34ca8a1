import autocannon from 'autocannon';

process.once('message', async (plan) => {
  const result = await autocannon({
    url: plan.url,
    headers: plan.headers,
    connections: plan.connections,
    duration: plan.seconds,
  });
  process.send({ perSecond: result.requests.average, failed: result.non2xx + result.errors });
  process.disconnect();
});
