import type { NextFunction, Request, Response } from 'express';
import { hasBody } from './body.guard.ts';

/** Longest pause of a body, in milliseconds. */
const STALL_MS = 10_000;

/**
 * Ends a connection whose body stalls, as Node does for headers: otherwise a client that sends half a body
 * keeps a server from ending. A body that is not read yet, since the sender is being checked, is not late.
 */
export function endStalledBodies(request: Request, response: Response, next: NextFunction): void {
  if (!hasBody(request)) return next();
  const { socket } = request;
  // Node tells the response first when its connection is idle.
  response.setTimeout(STALL_MS, () => {
    if (request.complete) return;
    if (!request.readableFlowing) return void socket.setTimeout(STALL_MS);
    if (response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  });
  next();
}
