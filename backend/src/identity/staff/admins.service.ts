import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Admin } from '@clinic/contract/people';
import type { Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { accountSource, refuseTakenEmail } from '../../platform/accounts/account-writes.ts';
import { AccountsOf, type AccountSource } from '../../platform/accounts/accounts.ts';
import { NewPasswords } from '../../platform/accounts/new-passwords.ts';
import { ENV, EnvError, type Env } from '../../platform/config/env.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { AdminRecord } from './admin.schema.ts';
import { adminView } from './admin.view.ts';

@Injectable()
export class AdminsService {
  private readonly logger = new Logger(AdminsService.name);

  constructor(
    @InjectModel(AdminRecord.name) private readonly admins: Model<AdminRecord>,
    private readonly records: Records,
    @Inject(ENV) private readonly env: Env,
    private readonly newPasswords: NewPasswords,
  ) {}

  @Answers(AccountsOf, 'admin')
  source(): AccountSource {
    return accountSource(this.records, this.admins);
  }

  /** Creates the first admin from the environment; later starts change nothing. */
  async createFirst(): Promise<void> {
    const { adminEmail: email, adminPassword: password } = this.env;
    if (!email || !password || (await this.admins.exists(notDeleted))) return;
    // Two servers that start together both try; the unique email index lets one win.
    const created = await this.create(job(), { name: 'Admin', email, password }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'EMAIL_TAKEN') return undefined;
      throw new EnvError(`ADMIN_PASSWORD: ${error.message}`);
    });
    if (created) this.logger.log('The first admin was created.');
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<Admin> {
    const admin = await this.admins.findOne({ _id: id, ...notDeleted }).lean();
    if (!admin) throw new ApiError('NOT_FOUND');
    return adminView(admin);
  }

  async create(
    context: WriteContext,
    { name, email, password }: { name: string; email: string; password: string },
  ): Promise<Admin> {
    const admin = { name, email, passwordHash: await this.newPasswords.hash(password, { name, email }) };
    return adminView(await refuseTakenEmail(this.records.insert(this.admins, context, admin)));
  }
}
