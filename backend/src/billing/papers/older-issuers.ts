import { Injectable } from '@nestjs/common';
import type { Migration } from '../../platform/database/migration-list.ts';
import { MigrationOfRoom } from '../../platform/database/migrations.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { storeIssuers } from './031-issuers.ts';

/** Names the clinic on papers of an earlier release, whose servers may still make some beside this one. */
@Injectable()
export class OlderIssuers {
  @Answers(MigrationOfRoom)
  step(): Migration {
    return { name: '031-issuers', up: storeIssuers, again: true };
  }
}
