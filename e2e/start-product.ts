import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import { residentMegabytes } from '../bench/memory.ts';
import { now } from './clock.ts';
import { startProduct } from './product.ts';

/** Starts one server with the demo clinic for the whole run; the teardown deletes its data folder. */
export default async function startForRun(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-e2e-'));
  const product = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: 'true' });
  if (process.env.CLOSED_TODAY) await closeToday(product.url);
  process.env.BASE_URL = product.url;
  process.env.E2E_DATA_DIR = dataDir;
  // Seconds in base 36: the digits that differ between runs of a day.
  process.env.E2E_RUN = Math.floor(Date.now() / 1000)
    .toString(36)
    .slice(-5);
  return async () => {
    const megabytes = await residentMegabytes(product.process.pid ?? 0);
    if (megabytes) console.log(`Server and database after the tests: ${megabytes} MB resident.`);
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Enters a closure of the clinic on a day with visits of the demo clinic. */
async function closeToday(url: string): Promise<void> {
  const post = async (target: string, body: unknown, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api${target}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${target} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { token: string };
  };
  const { token } = await post('/admin/login', { email: 'admin@demo.example', password: 'demo-clinic' });
  const today = clinicToday(now(), 'Asia/Kolkata');
  const [from, to] = [today, addDays(today, 1)].map((date) => ({ date, time: '00:00' }));
  await post('/hours/timeOff', { doctor: null, from, to, label: 'Diwali', overVisits: true }, token);
}
