/** Makes calls of one server; throws the answer's text for an error answer. */
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
