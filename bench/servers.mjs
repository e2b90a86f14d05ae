// Starts the servers of the comparison, on one database.
import path from 'node:path';
import { startEmbeddedEngine } from '../backend/src/platform/embedded-engine/embedded-engine.ts';
import { startProduct, startServer } from '../scripts/product-server.mjs';
import { root } from '../scripts/run.mjs';

export const JWT_SECRET = 'a secret of the benchmark, with 32 characters';
const DATA_KEY = 'a key of the benchmark, with 32 characters';
export const ADMIN = { email: 'admin@example.in', password: 'bench-admin-1' };

/** Starts a database engine with its data in a folder. */
export const startEngine = (directory) =>
  startEmbeddedEngine({
    directory,
    cacheDirectory: path.join(root, '.cache'),
    log: (line) => console.error(line),
  });

export const startBare = (uri, checked) =>
  startServer(['bench/bare-server.mjs', uri, String(checked)], { JWT_SECRET }, /^(http:.*)$/);

export const startClinic = (uri, dataDir) =>
  startProduct({
    NODE_ENV: 'production',
    MONGODB_URI: uri,
    DATA_DIR: dataDir,
    JWT_SECRET,
    DATA_KEY,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    DEMO_DATA: 'false',
    // These settings keep emails and backups from disturbing the measurement.
    SMTP_URL: 'smtp://127.0.0.1:9',
    BACKUP_EVERY: '0',
  });
