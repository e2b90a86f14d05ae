import type { BackupState } from '@clinic/contract/platform/backup-calls';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderArea } from '../test/render-area.tsx';
import { LastBackup } from './LastBackup.tsx';

const HOUR = 60 * 60_000;
const good: BackupState = {
  every: 24,
  last: {
    at: new Date(Date.now() - 5 * HOUR).toISOString(),
    file: 'clinic-20260105T063000Z.backup.age',
    bytes: 3_400_000,
    records: 105_741,
    encrypted: true,
  },
  failed: null,
  late: false,
};
const show = async (state: BackupState) => {
  renderArea(<LastBackup state={state} now={Date.now()} />);
  return screen.findByRole('region', { name: 'Last backup' });
};

describe('the admin’s home', () => {
  it('says how old and how large the last backup is, and nothing else when all is well', async () => {
    const region = await show(good);
    expect(await screen.findByText('Made 5 hours ago')).toBeVisible();
    expect(region).toHaveTextContent('3.2 MB · 1,05,741 records · encrypted');
    expect(region).not.toHaveTextContent(/Set BACKUP|failed|old/);
  });

  it.each<[string, Partial<BackupState>, string]>([
    ['is late', { late: true }, 'The last backup is old: one is due every 24 hours.'],
    [
      'failed',
      { failed: { at: '2026-01-05T06:30:00.000Z', why: 'There is no folder /backups.' } },
      'The backup of 05 Jan 2026, 12:00 PM failed: There is no folder /backups.',
    ],
    ['is not encrypted', { last: { ...good.last!, encrypted: false } }, 'It is not encrypted'],
    ['is never made', { every: null, last: null }, 'This server makes no backups by itself.'],
  ])('warns when it %s', async (_, state, sentence) => {
    await show({ ...good, ...state });
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  });

  it('says that a new server has none yet', async () => {
    await show({ ...good, last: null });
    expect(await screen.findByText('None yet: the first one is made within minutes.')).toBeVisible();
  });
});
