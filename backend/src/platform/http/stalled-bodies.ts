import type { NextFunction, Request, Response } from 'express';
import { hasBody } from './body.guard.ts';

/** How long a body that is being read may bring nothing, in milliseconds. */
const STALL_MS = 10_000;

/**
 * Ends a connection whose body has stopped coming, as Node ends one whose headers do: otherwise whoever sends half a body
 * keeps a server from ending. A body that nobody reads yet, since its sender is still looked up, is not late.
 */
export function endStalledBodies(request: Request, response: Response, next: NextFunction): void {
  if (!hasBody(request)) return next();
  const { socket } = request;
  // Node asks the answer first whether it minds the silence of its connection.
  response.setTimeout(STALL_MS, () => {
    if (request.complete) return;
    if (!request.readableFlowing) return void socket.setTimeout(STALL_MS);
    if (response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  });
  next();
}
