import { buildIfNeeded } from '../../scripts/build.mjs';

/** Jest's globalSetup of the tests that start servers of their own: those are the built ones, as at the clinic. */
export default async function buildServer() {
  await buildIfNeeded(['backend']);
}
