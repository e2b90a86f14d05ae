import { Injectable } from '@nestjs/common';
import { TAX_CLASS_PROPOSALS } from '@clinic/contract/billing/tax-class-proposals';
import type { Migration } from '../../platform/database/migration-list.ts';
import { MigrationOfRoom } from '../../platform/database/migrations.ts';
import { Answers } from '../../platform/ports/answers.ts';

export const PROPOSED_TAX_CLASSES = '026-tax-classes';

/** Has the product's proposals inserted, unsigned, at the first start of this release. */
@Injectable()
export class ProposedTaxClasses {
  @Answers(MigrationOfRoom)
  step(): Migration {
    return {
      name: PROPOSED_TAX_CLASSES,
      up: async (db, _zone, now) => {
        const proposals = TAX_CLASS_PROPOSALS.map((proposal) => ({
          updateOne: {
            filter: { source: proposal.source, name: proposal.name },
            update: {
              $setOnInsert: {
                ...proposal,
                signed: null,
                retired: false,
                used: false,
                createdAt: now,
                updatedAt: now,
              },
            },
            upsert: true,
          },
        }));
        await db.collection('taxClasses').bulkWrite(proposals);
      },
    };
  }
}
