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
