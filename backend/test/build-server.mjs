import { buildIfNeeded } from '../../scripts/build.mjs';

/** Jest's globalSetup for tests that start the built server. */
export default async function buildServer() {
  await buildIfNeeded(['backend']);
}
