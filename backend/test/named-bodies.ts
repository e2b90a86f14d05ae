/** Bodies with the start of their JSON as the name of their test. */
export const namedBodies = <Body>(bodies: readonly Body[]): [string, Body][] =>
  bodies.map((body) => [JSON.stringify(body).slice(0, 80), body]);
