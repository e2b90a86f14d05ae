import { hash, verify } from '@node-rs/argon2';

/** argon2id; the defaults of the library are OWASP's (19 MiB, 2 passes, 1 lane). Runs in libuv's pool, off the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Stands in for the hash of an unknown account, so that its log-in takes as long as a wrong password. */
const nobody = hashPassword('nobody has this password');

export const passwordMatches = async (passwordHash: string | undefined, password: string): Promise<boolean> =>
  (await verify(passwordHash ?? (await nobody), password)) && passwordHash !== undefined;
