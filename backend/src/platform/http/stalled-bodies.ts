import type { NextFunction, Request, Response } from 'express';
import { hasBody } from './body.guard.ts';

/** Longest pause of a body that is being read, in milliseconds. */
const STALL_MS = 10_000;

/**
 * Closes a connection whose body stalls, as Node does for headers; otherwise half a body would delay a
 * shutdown. A body that is not read yet, while its sender is checked, is not stalled.
 */
export function endStalledBodies(request: Request, response: Response, next: NextFunction): void {
  if (!hasBody(request)) return next();
  const { socket } = request;
  // On a silent connection Node first asks the response's timeout handler.
  response.setTimeout(STALL_MS, () => {
    if (request.complete) return;
    if (!request.readableFlowing) return void socket.setTimeout(STALL_MS);
    if (response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  });
  next();
}
