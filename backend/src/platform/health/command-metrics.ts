import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { Counter, Histogram } from 'prom-client';
import { databaseAnswers } from './database-answers.ts';
import { Metrics } from './metrics.ts';

@Injectable()
export class CommandMetrics {
  constructor(metrics: Metrics, @InjectConnection() connection: Connection) {
    if (!metrics.wanted) return;
    metrics.gauge(
      {
        name: 'clinic_database_up',
        help: '1 when the database answered a ping within two seconds, 0 when not.',
      },
      async () => Number(await databaseAnswers(connection)),
    );
    const registers = [metrics.registry];
    const durations = new Histogram({
      name: 'clinic_database_command_duration_seconds',
      help: 'Time until the database answered a command.',
      labelNames: ['command'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    });
    const failures = new Counter({
      name: 'clinic_database_command_failures_total',
      help: 'Commands that the database did not answer.',
      registers,
    });
    const client = connection.getClient();
    client.on('commandSucceeded', ({ commandName, duration }) =>
      durations.observe({ command: commandName }, duration / 1000),
    );
    client.on('commandFailed', ({ commandName, duration, failure }) => {
      durations.observe({ command: commandName }, duration / 1000);
      // An error sent by the database server counts as an answer.
      if (!(failure instanceof mongoose.mongo.MongoServerError)) failures.inc();
    });
  }
}
