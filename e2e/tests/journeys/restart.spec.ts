import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../../product.ts';
import { signIn } from '../../pages/log-in.ts';
import { expect, test } from '../../fixtures.ts';

test('what was answered is there after the server was killed and started again', async ({
  page,
  quietConsole,
}) => {
  test.setTimeout(180_000);
  // The page asks on while nobody answers.
  quietConsole.allow(/ERR_CONNECTION_REFUSED|Failed to fetch|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-restart-'));
  const port = 20_000 + (process.pid % 20_000);
  const env = { DATA_DIR: dataDir, DEMO_DATA: 'true', PORT: String(port) };
  const first = await startProduct(env);
  let second: Awaited<ReturnType<typeof startProduct>> | undefined;
  try {
    await page.goto(`${first.url}/admin/login`);
    await signIn(page, `${first.url}/admin/login`, { email: 'admin@demo.example', password: 'demo-clinic' });
    await page.goto(`${first.url}/admin/doctors`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Dr Kept Safe');
    await page.getByRole('textbox', { name: 'Email' }).fill('kept@example.in');
    await page.getByRole('textbox', { name: 'Phone' }).fill('9825012345');
    await page.getByRole('textbox', { name: 'Password' }).fill('secret-1');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText(/added successfully/i).first()).toBeVisible();
    first.process.kill('SIGKILL');

    second = await startProduct(env);
    await page.goto(`${second.url}/admin/doctors`);
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Doctors' })).toBeVisible();
    await expect(page.getByText('Dr Kept Safe').first()).toBeVisible();
    await expect(page.getByText('3 doctors')).toBeVisible();
  } finally {
    first.process.kill('SIGKILL');
    await second?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
