import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FoodCatalogue } from './food-catalogue.ts';
import { FoodChecks } from './food-checks.ts';
import { FoodDoubts } from './food-doubts.ts';
import { FoodEffects, WhenFoodsChange } from './food-effects.ts';
import { FoodLoops } from './food-loops.ts';
import { FoodImport } from './food-import.ts';
import { FoodRecipes } from './food-recipes.ts';
import { FoodRecord, FoodSchema } from './food.schema.ts';
import { FoodsController } from './foods.controller.ts';
import { Foods } from './foods.service.ts';
import { ShippedFoods } from './shipped-foods.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: FoodRecord.name, schema: FoodSchema }])],
  controllers: [FoodsController],
  providers: [
    Foods,
    FoodCatalogue,
    FoodChecks,
    FoodDoubts,
    FoodEffects,
    FoodImport,
    FoodRecipes,
    FoodLoops,
    ShippedFoods,
    WhenFoodsChange,
  ],
  exports: [Foods, FoodDoubts],
})
export class FoodsModule {}
