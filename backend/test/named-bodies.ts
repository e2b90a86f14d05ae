/** Names each test by the start of its body's JSON. */
export const namedBodies = <Body>(bodies: readonly Body[]): [string, Body][] =>
  bodies.map((body) => [JSON.stringify(body).slice(0, 80), body]);
