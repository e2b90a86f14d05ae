import { readdir, readFile } from 'node:fs/promises';

/**
 * Returns the resident megabytes of a program and its child processes, as Linux counts them; undefined on other
 * systems.
 */
export async function residentMegabytes(pid: number): Promise<number | undefined> {
  const own = await residentKilobytes(String(pid)).catch(() => undefined);
  return own === undefined ? undefined : Math.round(own / 1024);
}

async function residentKilobytes(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean));
  const theirs = await Promise.all(children.map(residentKilobytes));
  return theirs.reduce((sum, kilobytes) => sum + kilobytes, own);
}
