import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Admin } from '@clinic/contract/people';
import type { Model } from 'mongoose';
import { notDeleted } from '../accounts/account-record.ts';
import { accountSource, refuseTakenEmail } from '../accounts/account-writes.ts';
import { Accounts } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { ENV, type Env } from '../config/env.ts';
import { ApiError } from '../http/api-error.ts';
import { AdminRecord } from './admin.schema.ts';
import { adminView } from './admin.view.ts';

@Injectable()
export class AdminsService implements OnModuleInit {
  private readonly logger = new Logger(AdminsService.name);

  constructor(
    @InjectModel(AdminRecord.name) private readonly admins: Model<AdminRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly accounts: Accounts,
  ) {}

  onModuleInit(): void {
    this.accounts.register('admin', accountSource(this.admins.collection));
  }

  /** Creates the first admin from the environment; later starts change nothing. */
  async createFirst(): Promise<void> {
    const { adminEmail: email, adminPassword: password } = this.env;
    if (!email || !password || (await this.admins.exists(notDeleted))) return;
    // Two instances that start at once both try; the unique e-mail lets one win.
    const taken = (error: unknown) => (error instanceof ApiError ? undefined : Promise.reject(error));
    const created = await this.create({ name: 'Admin', email, password }).catch(taken);
    if (created) this.logger.log('The first admin was created.');
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<Admin> {
    const admin = await this.admins.findOne({ _id: id, ...notDeleted }).lean();
    if (!admin) throw new ApiError('NOT_FOUND');
    return adminView(admin);
  }

  async create({ name, email, password }: { name: string; email: string; password: string }): Promise<Admin> {
    const admin = { name, email, passwordHash: await hashPassword(password) };
    return adminView(await refuseTakenEmail(this.admins.create(admin)));
  }
}
