import type { NextFunction, Request, Response } from 'express';
import { hasBody } from './body.guard.ts';

/** The slowest body that is read: so many bytes in so many milliseconds. */
const SLOWEST = { bytes: 16 * 1024, inMs: 10_000 };

/**
 * Ends the connection of a body that stalls or trickles while it is read: it would hold an upload's place, and
 * delay a shutdown. A body that is not read yet, while its sender is checked or waits for a place, is not slow.
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
    // A pause is the reader's, so the sender's time starts anew.
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
