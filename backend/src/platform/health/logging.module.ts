import type { IncomingMessage } from 'node:http';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { ENV, type Env } from '../config/env.ts';
import { withoutAddresses } from '../http/without-addresses.ts';

/** The secret in a calendar's address, which must not be logged. */
const SECRET = /^(\/api\/calendar\/).+/i;

/** Removes people's addresses from all log output, error texts included. */
const output = {
  write(line: string): void {
    process.stdout.write(withoutAddresses(line));
  },
};

/** Logs JSON lines: method, path without query, status and time only; no bodies, tokens or health data. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [ENV],
      useFactory: ({ logLevel }: Env) => ({
        pinoHttp: [
          {
            level: logLevel,
            genReqId: (request: IncomingMessage) => (request as IncomingMessage & { id?: string }).id ?? '',
            autoLogging: { ignore: (request: IncomingMessage) => !/^\/api\//i.test(request.url ?? '') },
            serializers: {
              req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
                id,
                method,
                path: url.split('?')[0]?.replace(SECRET, '$1…'),
              }),
              res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
            },
          },
          output,
        ],
      }),
    }),
  ],
})
export class LoggingModule {}
