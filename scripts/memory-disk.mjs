// Chooses where tests keep the files of their databases.
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

const FOLDER = '/dev/shm';
/** A whole run may need so many bytes at most; as much again must be free for its processes. */
const ROOM = 6 * 1024 ** 3;

/**
 * Keeps temporary files of this process and its children in memory where there is room: every write waits for the
 * database's journal, and a shared machine's disk may take seconds. A killed process loses nothing more than on a disk.
 * A given TMPDIR stays.
 */
export async function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || process.availableMemory() < 2 * ROOM) return;
  try {
    await access(FOLDER, constants.W_OK);
    const { bavail, bsize } = await statfs(FOLDER);
    if (bavail * bsize >= ROOM) process.env.TMPDIR = FOLDER;
  } catch {
    // Without such a folder the usual one is used.
  }
}
