import type { NextFunction, Request, Response } from 'express';
import { hasBody } from './body.guard.ts';

/** The slowest allowed body: so many bytes in so many milliseconds. */
const SLOWEST = { bytes: 16 * 1024, inMs: 10_000 };

/**
 * Ends the connection of a body that comes too slowly while it is read, since it would hold an upload slot and delay a
 * shutdown. A body that is not read yet, because its sender is checked or waits, is not slow.
 */
export const endSlowBodies =
  ({ bytes, inMs } = SLOWEST) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (!hasBody(request)) return next();
    const { socket } = request;
    let before = socket.bytesRead;
    const judge = () => {
      if (request.readableFlowing && socket.bytesRead - before < bytes) end(request, response);
      else restart();
    };
    // Bytes that have come while this process was busy are read first.
    let judging: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => (judging = setImmediate(judge)), inMs);
    const restart = () => {
      before = socket.bytesRead;
      clearImmediate(judging);
      timer.refresh();
    };
    // The server paused the body, so the sender's time starts again.
    request.on('pause', restart).on('resume', restart);
    request.once('close', () => {
      clearTimeout(timer);
      clearImmediate(judging);
    });
    next();
  };

function end({ socket }: Request, response: Response): void {
  if (response.headersSent) return void socket.destroy();
  socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  socket.destroySoon();
}
