import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoErrorLabel,
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoStalePrimaryError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from 'mongodb';
import mongoose from 'mongoose';

/** Errors when no member could be reached, or it disconnected. */
const UNREACHED = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  MongoServerClosedError,
  MongoClientClosedError,
  MongoExpiredSessionError,
  MongoOperationTimeoutError,
  MongoStalePrimaryError,
  // The write was stored by too few members to be safe.
  MongoWriteConcernError,
  mongoose.Error.MongooseServerSelectionError,
];
/** Errors that the driver does not export. */
const NO_CONNECTION = ['MongoPoolClosedError', 'MongoWaitQueueTimeoutError'];
/** System errors that the driver passes on when a socket breaks during a write. */
const BROKEN_SOCKET = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT'];
/** Labels of errors after which the same command may succeed soon. */
const PASSING = [
  MongoErrorLabel.RetryableWriteError,
  MongoErrorLabel.RetryableError,
  MongoErrorLabel.SystemOverloadedError,
  MongoErrorLabel.PoolRequestedRetry,
  MongoErrorLabel.HandshakeError,
];

/** Codes of a member that starts, stops, was replaced, or lost its majority. */
const CODES = new Set<unknown>([
  6, // HostUnreachable
  7, // HostNotFound
  24, // LockTimeout
  // The member that held a long list's cursor is gone.
  43, // CursorNotFound
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern
  112, // WriteConflict
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  237, // CursorKilled
  262, // ExceededTimeLimit
  279, // ClientDisconnect
  317, // ConnectionPoolExpired
  365, // TemporarilyUnavailable
  462, // IngressRequestRateLimitExceeded
  9001, // SocketException
  10_058, // LegacyNotPrimary
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_601, // Interrupted
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
]);

/** Tells whether the error means that the database is unreachable, so that the call may be repeated soon. */
export function databaseIsAway(error: unknown): boolean {
  if (UNREACHED.some((type) => error instanceof type)) return true;
  if (error instanceof MongoBulkWriteError && error.result.getWriteConcernError()) return true;
  // A bulk write wraps the error of one write.
  if (error instanceof MongoServerError && (error.errorResponse as unknown) instanceof Error)
    return databaseIsAway(error.errorResponse);
  if (error instanceof MongoServerError && CODES.has(error.code)) return true;
  if (error instanceof MongoError)
    return NO_CONNECTION.includes(error.name) || PASSING.some((label) => error.hasErrorLabel(label));
  if (error instanceof mongoose.MongooseError)
    return /buffering timed out|initial connection/i.test(error.message);
  return BROKEN_SOCKET.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}
