import { buildIfNeeded } from '../../scripts/build.mjs';

/** Jest's globalSetup for tests that start the built server, which also serves the front ends. */
export default async function buildServer() {
  await buildIfNeeded();
}
