import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { Audit } from './platform/audit/audit.service.ts';
import { AuditedCalls } from './platform/audit/audited.ts';
import { RoleGuard } from './identity/auth/auth.guard.ts';
import { JwtStrategy } from './identity/auth/jwt.strategy.ts';
import { SecondFactorSetUpFirst } from './identity/auth/second-factor-gate.ts';
import { VerifiedTokens } from './identity/auth/verified-tokens.ts';
import type { Env } from './platform/config/env.ts';
import { Metrics } from './platform/health/metrics.ts';
import { SlowRequests } from './platform/health/slow-requests.ts';
import { AnswerLimit } from './platform/http/answer-limit.ts';
import { BodyGuard } from './platform/http/body.guard.ts';
import { CheckedBodyPipe } from './platform/http/checked-body.pipe.ts';
import type { ClinicRequest } from './platform/http/clinic-request.ts';
import { behindTls, contentPolicy } from './platform/http/content-policy.ts';
import { ApiErrorFilter } from './platform/http/api-error.filter.ts';
import { limitConnections } from './platform/http/connection-limits.ts';
import { DeniedAccess } from './platform/http/denied-access.ts';
import { AuditStore } from './platform/writes/audit-row.ts';
import { Commands } from './platform/writes/commands.ts';
import { endSlowBodies } from './platform/http/slow-bodies.ts';
import { warnOfProxy } from './platform/http/unexpected-proxy.ts';
import { Clock } from './platform/config/clock.ts';

/** Sets up what every request passes; guards check in this order. */
export function setUpHttp(app: NestExpressApplication, env: Env): void {
  const reflector = app.get(Reflector);
  const metrics = app.get(Metrics, { strict: false });
  const clock = app.get(Clock, { strict: false });
  const slowRequests = app.get(SlowRequests, { strict: false });
  limitConnections(app.getHttpServer());
  app.setGlobalPrefix('api', { exclude: ['metrics'] });
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', env.trustProxy);
  const logger = new Logger('Proxy');
  app.use(warnOfProxy(env, (sentence) => logger.warn(sentence)));
  app.use(securityHeaders(env));
  app.use('/api', (request: ClinicRequest, response: Response, next: NextFunction) => {
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    response.setHeader('Cache-Control', 'no-store');
    // Browsers whose own clock is wrong show the clinic's days by it.
    response.setHeader('Date', clock.now().toUTCString());
    next();
  });
  app.use('/api', (request: ClinicRequest, response: Response, next: NextFunction) =>
    slowRequests.watch(request, response, next),
  );
  app.use(endSlowBodies());
  app.use((request: Request, response: Response, next: NextFunction) =>
    metrics.watch(request, response, next),
  );
  app.useGlobalGuards(
    new RoleGuard(
      reflector,
      app.get(SecondFactorSetUpFirst, { strict: false }),
      app.get(VerifiedTokens, { strict: false }),
      app.get(JwtStrategy, { strict: false }),
    ),
    slowRequests,
    new BodyGuard(reflector),
  );
  app.useGlobalPipes(new CheckedBodyPipe());
  app.useGlobalInterceptors(
    new AnswerLimit(reflector),
    new AuditedCalls(reflector, app.get(Audit)),
    new Commands(reflector, app.get(AuditStore, { strict: false }), clock, env.jwtSecret),
  );
  app.useGlobalFilters(new ApiErrorFilter(app.get(DeniedAccess, { strict: false })));
}

function securityHeaders(env: Env) {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(env) },
    strictTransportSecurity: behindTls(env),
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
