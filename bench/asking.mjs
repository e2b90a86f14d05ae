export const TIMES = 40;

/** Calls of one server; throws with the answer's text when it is no good one. */
export const callsOf =
  (url) =>
  async (target, { method = 'GET', body, token } = {}) => {
    const answer = await fetch(`${url}/api${target}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${target} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

/** Best, median and 95th percentile of so many requests one after the other, in milliseconds from sent to read. */
export async function timesOf(call, target, token) {
  for (let n = 0; n < 5; n++) await call(target, { token });
  const taken = [];
  for (let n = 0; n < TIMES; n++) {
    const begun = performance.now();
    await call(target, { token });
    taken.push(performance.now() - begun);
  }
  const rising = taken.toSorted((one, other) => one - other);
  return [rising[0], rising[Math.floor(TIMES / 2)], rising[Math.floor(TIMES * 0.95)]];
}

export const timesTable = (rows) =>
  [
    '| | best | p50 | p95 |',
    '|---|--:|--:|--:|',
    ...rows.map(([name, ...times]) => `| ${name} | ${times.map((time) => time.toFixed(1)).join(' | ')} |`),
  ].join('\n');
