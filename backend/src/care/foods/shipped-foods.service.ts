import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Migrations } from '../../platform/database/migrations.ts';
import { insertShippedFoods, SHIPPED_FOODS } from './023-shipped-foods.ts';
import { shippedFoods } from './catalogue/shipped-foods.ts';

/** Has the foods of the product inserted at the first start of this release. */
@Injectable()
export class ShippedFoods implements OnModuleInit {
  constructor(private readonly migrations: Migrations) {}

  onModuleInit(): void {
    this.migrations.add({
      name: SHIPPED_FOODS,
      up: (db, _zone, now) => insertShippedFoods(db, shippedFoods(), now),
    });
  }
}
