import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { MongoClient } from 'mongodb';
import type { Connection } from 'mongoose';
import { Counter, Histogram } from 'prom-client';
import { idOf } from './database-work.ts';
import { Metrics } from './metrics.ts';

/** The driver's database connections, from its pool events. */
@Injectable()
export class PoolMetrics {
  private readonly open = new Set<string>();
  private readonly inUse = new Set<string>();
  private waiting = 0;

  constructor(metrics: Metrics, @InjectConnection() connection: Connection) {
    if (!metrics.wanted) return;
    const client = connection.getClient();
    this.follow(client, metrics);
    metrics.gauge(
      {
        name: 'clinic_database_connections',
        help: 'Connections to the database by state.',
        labelNames: ['state'],
      },
      () => [
        { labels: { state: 'in_use' }, value: this.inUse.size },
        { labels: { state: 'idle' }, value: this.open.size - this.inUse.size },
      ],
    );
    metrics.gauge(
      {
        name: 'clinic_database_connections_limit',
        help: 'Connections that may be open at most.',
      },
      () => client.options.maxPoolSize,
    );
    metrics.gauge(
      {
        name: 'clinic_database_connection_waiters',
        help: 'Commands that wait for a free connection.',
      },
      () => this.waiting,
    );
  }

  private follow(client: MongoClient, { registry }: Metrics): void {
    const waits = new Histogram({
      name: 'clinic_database_checkout_duration_seconds',
      help: 'Time that a command waited for a connection.',
      buckets: [0.001, 0.01, 0.1, 0.5, 1, 5],
      registers: [registry],
    });
    const failures = new Counter({
      name: 'clinic_database_checkout_failures_total',
      help: 'Commands that got no connection.',
      registers: [registry],
    });
    client.on('connectionCreated', (event) => this.open.add(idOf(event)));
    client.on('connectionClosed', (event) => {
      this.open.delete(idOf(event));
      this.inUse.delete(idOf(event));
    });
    client.on('connectionCheckOutStarted', () => (this.waiting += 1));
    client.on('connectionCheckOutFailed', () => {
      this.waiting -= 1;
      failures.inc();
    });
    client.on('connectionCheckedOut', (event) => {
      this.waiting -= 1;
      waits.observe(event.durationMS / 1000);
      // The first connections were opened before this counted.
      this.open.add(idOf(event));
      this.inUse.add(idOf(event));
    });
    client.on('connectionCheckedIn', (event) => this.inUse.delete(idOf(event)));
  }
}
