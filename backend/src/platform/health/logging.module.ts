import type { IncomingMessage } from 'node:http';
import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { ENV, type Env } from '../config/env.ts';
import { withoutAddresses } from '../http/without-addresses.ts';

/** The address of a calendar is its key. */
const SECRET = /^(\/api\/calendar\/).+/i;

/** Whatever is logged, an error's text included, goes out without people's addresses. */
const output = {
  write(line: string): void {
    process.stdout.write(withoutAddresses(line));
  },
};

/** JSON lines. Only method, path without query, status and time of a request are logged: no bodies, no tokens, no health fields. */
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
