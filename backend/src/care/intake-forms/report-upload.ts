import type { Request, Response } from 'express';
import mongoose from 'mongoose';
import multer, { MulterError, type StorageEngine } from 'multer';
import { BLOOD_REPORT } from '@clinic/contract/care/intake-forms/intake-forms';
import type { UploadTurns } from '../../platform/files/upload-turns.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { databaseIsAway } from '../../platform/http/database-is-away.ts';
import { waitedForUploadTurn } from '../../platform/health/slow-requests.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { refusedReport, type ReceivedReport } from './blood-report.ts';
import type { BloodReports } from './blood-reports.ts';
import type { IntakeFormsService } from './intake-forms.service.ts';
import type { ReportAllowances } from './report-allowances.ts';

/** Bytes of one text field; the fields of a form are JSON text of that size at most. */
const FIELD_BYTES = 100 * 1024;
const LIMITS = {
  fileSize: BLOOD_REPORT.maxBytes,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: FIELD_BYTES,
  headerPairs: 50,
  fieldNestingDepth: 1,
};
const TOO_LARGE = 'This file is larger than 10 MB. Please choose a smaller one.';

interface Uses {
  turns: UploadTurns;
  reports: BloodReports;
  allowances: ReportAllowances;
  forms: IntakeFormsService;
}

/**
 * Reads the multipart body of one request: its fields, and a report that is streamed into the database. While the
 * report waits for its turn no more of the body is read: it neither fills the memory nor times out.
 */
export class ReportUpload implements StorageEngine {
  private readonly context: WriteContext;
  private readonly response: Response;
  private readonly uses: Uses;
  private readonly gone = new AbortController();
  private giveTurnBack = () => {};
  private received?: ReceivedReport;

  constructor(context: WriteContext, response: Response, uses: Uses) {
    this.context = context;
    this.response = response;
    this.uses = uses;
  }

  /** Reads the body into `request.body` and `request.file`. Throws when the body is refused. */
  async read(request: Request): Promise<void> {
    const { response } = this;
    // The stream closes also after an answer in between, when nothing reads the report any more.
    response.once('close', () => this.gone.abort(new Error('The sender is gone.')));
    const read = multer({ storage: this, defParamCharset: 'utf8', limits: LIMITS }).single('bloodReport');
    const problem = await new Promise<unknown>((resolve) => {
      read(request, response, (error?: unknown) => resolve(error));
    });
    if (!problem) return;
    const isOfDatabase = problem instanceof mongoose.mongo.MongoError || databaseIsAway(problem);
    if (problem instanceof ApiError || isOfDatabase) throw problem;
    const { code } = problem as Partial<MulterError>;
    if (code === 'LIMIT_FILE_SIZE') throw refusedReport('PAYLOAD_TOO_LARGE', { message: TOO_LARGE });
    // Any other error of the parser is a malformed body.
    throw new ApiError(code === 'LIMIT_FIELD_VALUE' ? 'PAYLOAD_TOO_LARGE' : 'MALFORMED_BODY');
  }

  end(): void {
    this.giveTurnBack();
  }

  async discard(): Promise<void> {
    const { received } = this;
    this.received = undefined;
    if (received) await this.uses.reports.discard(received.file);
  }

  _handleFile(...[, file, done]: Parameters<StorageEngine['_handleFile']>): void {
    this.receive(file).then(
      (report) => done(undefined, { report, digest: report.sha256 } as object),
      (error: unknown) => {
        // The turn is given back before the rest of the body is read and thrown away.
        this.giveTurnBack();
        done(error);
      },
    );
  }

  _removeFile(...[, , done]: Parameters<StorageEngine['_removeFile']>): void {
    this.discard().then(() => done(null), done);
  }

  private async receive({ stream, originalname }: Express.Multer.File): Promise<ReceivedReport> {
    const { turns, reports } = this.uses;
    await this.refuseUsedUp();
    const asked = performance.now();
    this.giveTurnBack = await turns
      .takeTurn(this.context.caller, this.gone.signal)
      .finally(() => waitedForUploadTurn(this.response, performance.now() - asked));
    // Other uploads of the same client may have had their turn meanwhile.
    await this.refuseUsedUp();
    this.received = await reports.receive(stream as AsyncIterable<Buffer>, originalname, this.gone.signal);
    return this.received;
  }

  /**
   * Tells a client with a used-up day so before the file is sent. A repeated request, which used the day up itself,
   * goes on.
   */
  private async refuseUsedUp(): Promise<void> {
    const { context, uses } = this;
    const { id, role } = context.caller;
    if (role === 'client' && !(await uses.forms.haveThisRequest(context)))
      await uses.allowances.refuseBeyond(id, 1);
  }
}
