import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TAX_CLASS_PROPOSALS } from '@clinic/contract/billing/tax-class-proposals';
import { Migrations } from '../../platform/database/migrations.ts';

/** Has the product's proposals inserted, unsigned, at the first start of this release. */
@Injectable()
export class ProposedTaxClasses implements OnModuleInit {
  constructor(private readonly migrations: Migrations) {}

  onModuleInit(): void {
    this.migrations.add({
      name: '026-tax-classes',
      up: async (db, _zone, now) => {
        const classes = db.collection('taxClasses');
        for (const proposal of TAX_CLASS_PROPOSALS)
          await classes.updateOne(
            { source: proposal.source, name: proposal.name },
            {
              $setOnInsert: {
                ...proposal,
                signed: null,
                retired: false,
                used: false,
                createdAt: now,
                updatedAt: now,
              },
            },
            { upsert: true },
          );
      },
    });
  }
}
