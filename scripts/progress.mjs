// Reports work that takes a while: its name, that it goes on, and how long it took.
const { stdout } = process;
const SIGNS = ['|', '/', '-', '\\'];

/** Runs the work; on a terminal a line below `title` moves until it is done. */
export async function withProgress(title, done, work) {
  console.log(title);
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const move = () => stdout.write(`\r  ${SIGNS[seconds() % SIGNS.length]} ${seconds()} s`);
  const moving = stdout.isTTY ? setInterval(move, 1000) : undefined;
  try {
    await work();
  } finally {
    clearInterval(moving);
    // The line is cleared, and the next text begins at its start.
    if (moving) stdout.write('\r\u001B[K');
  }
  console.log(`  ${done} in ${seconds()} s.`);
}
