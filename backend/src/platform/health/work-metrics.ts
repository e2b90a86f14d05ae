import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.ts';
import { Effects } from '../writes/effects.ts';
import { Locks } from '../database/locks.ts';
import { EmbeddedDatabase } from '../embedded-engine/embedded-database.ts';
import { UploadTurns } from '../files/upload-turns.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { Metrics } from './metrics.ts';

const ageOf = (since: Date | undefined, now: Date): number =>
  since ? (now.getTime() - since.getTime()) / 1000 : 0;

/** Metrics of work behind answers: mails, effects, locks, uploads, the embedded engine. */
@Injectable()
export class WorkMetrics {
  constructor(
    metrics: Metrics,
    outbox: Outbox,
    effects: Effects,
    locks: Locks,
    uploads: UploadTurns,
    engine: EmbeddedDatabase,
    clock: Clock,
  ) {
    metrics.gauge(
      {
        name: 'clinic_mails',
        help: 'Mails in the outbox by state.',
        labelNames: ['state'],
      },
      async () => [
        { labels: { state: 'queued' }, value: await outbox.count('queued') },
        { labels: { state: 'failed' }, value: await outbox.count('failed') },
      ],
    );
    metrics.gauge(
      {
        name: 'clinic_mail_oldest_queued_seconds',
        help: 'Age of the oldest mail that is not sent yet, 0 when there is none.',
      },
      async () => ageOf(await outbox.oldestQueued(), clock.now()),
    );
    metrics.gauge(
      {
        name: 'clinic_effects_oldest_waiting_seconds',
        help: 'Age of the oldest change from which something must still follow, 0 when there is none.',
      },
      async () => ageOf(await effects.oldestWaiting(), clock.now()),
    );
    metrics.gauge(
      {
        name: 'clinic_lease_held',
        help: '1 while this server does the regular work of that name, 0 when it did it before.',
        labelNames: ['lease'],
      },
      () => [...locks.runs].map(([lease, { held }]) => ({ labels: { lease }, value: Number(held) })),
    );
    metrics.gauge(
      {
        name: 'clinic_lease_last_done_timestamp_seconds',
        help: 'When this server last did the regular work of that name to its end.',
        labelNames: ['lease'],
      },
      () =>
        [...locks.runs].flatMap(([lease, { doneAt }]) =>
          doneAt === undefined ? [] : [{ labels: { lease }, value: doneAt / 1000 }],
        ),
    );
    metrics.gauge(
      {
        name: 'clinic_uploads',
        help: 'Uploads that are taken in or wait for their turn.',
        labelNames: ['state'],
      },
      () => [
        { labels: { state: 'under_way' }, value: uploads.counts().underWay },
        { labels: { state: 'waiting' }, value: uploads.counts().waiting },
      ],
    );
    metrics.counter(
      {
        name: 'clinic_engine_restarts_total',
        help: 'How often the embedded database was started again.',
      },
      () => engine.restarts(),
    );
  }
}
