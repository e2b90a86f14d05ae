// Runs one scenario on one server, with autocannon.
import autocannon from 'autocannon';

const CONNECTIONS = 16;
let made = 0;

/** Returns requests a second, p50 and p99 in milliseconds. Fails when an answer is not a success. */
export async function measure(url, token, make, seconds) {
  const setupRequest = (request) => {
    const { method = 'GET', path, headers, body } = make(++made);
    return { ...request, method, path, body, headers: { ...headers, authorization: `Bearer ${token}` } };
  };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: 60,
    requests: [{ setupRequest }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors from ${url}${make(made).path}`);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
