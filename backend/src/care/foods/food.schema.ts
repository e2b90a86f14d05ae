import type {
  AyurvedaOfFood,
  Avoided,
  Content,
  FoodDiet,
  FoodFields,
  FoodKind,
  FoodTrait,
  FoodUnit,
  Nutrients,
  RecipePart,
} from '@clinic/contract/care/foods/foods';
import type { FoodTags } from '@clinic/contract/care/foods/food-tags';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { KeptRecord } from '../../platform/writes/versioned-records.ts';

/** A food of the clinic's catalogue. The DTO names and checks the fields of its objects. */
@Schema({ collection: 'foods', timestamps: true, versionKey: false, minimize: false })
export class FoodRecord extends KeptRecord implements FoodFields {
  /** The key by which recipes name the food; never changed. */
  @Prop({ type: String, required: true })
  key: string;

  @Prop({ type: String, required: true })
  kind: FoodKind;

  @Prop({ type: Object, required: true })
  names: FoodFields['names'];

  @Prop({ type: [String], required: true })
  aliases: string[];

  /** Names and aliases as names are compared. */
  @Prop({ type: [String], required: true })
  nameKeys: string[];

  @Prop({ type: [Object], required: true })
  units: FoodUnit[];

  /** Values for 100 g; those of a dish follow from its recipe, as its tags do. */
  @Prop({ type: Object, required: true })
  per100: Nutrients;

  @Prop({ type: String, required: true })
  diet: FoodDiet;

  @Prop({ type: [String], required: true })
  contains: Content[];

  @Prop({ type: [String], required: true })
  mayContain: Content[];

  @Prop({ type: [String], required: true })
  avoid: Avoided[];

  @Prop({ type: [String], required: true })
  traits: FoodTrait[];

  @Prop({ type: [String], required: true })
  herbs: string[];

  /**
   * Tags that are set by hand on a dish, beside those that follow from its recipe; null for an ingredient.
   */
  @Prop({ type: Object, default: null })
  own: FoodTags | null;

  @Prop({ type: [Object], required: true })
  recipe: RecipePart[];

  @Prop({ type: Number, default: null })
  yieldGrams: number | null;

  @Prop({ type: String, default: '' })
  method: string;

  @Prop({ type: Object, required: true })
  source: FoodFields['source'];

  @Prop({ type: Object, required: true })
  ayurveda: AyurvedaOfFood;

  @Prop({ type: Boolean, required: true })
  retired: boolean;

  /** Tags that the product gave the food, which stay; null for a food of the clinic's own. */
  @Prop({ type: Object, default: null })
  shippedTags: FoodTags | null;

  /** The reason why the last change removed a tag; else empty. */
  @Prop({ type: String, default: '' })
  because: string;

  /** The doubtful values that a doctor has confirmed. */
  @Prop({ type: Object, default: null })
  lookedAt: Nutrients | null;
}

export const FoodSchema = SchemaFactory.createForClass(FoodRecord);
addEnvelope<FoodRecord>(FoodSchema, {
  reads: ['names'],
  subject: ({ _id: id, names }) => ({ id, name: names.en }),
});
FoodSchema.index({ key: 1 }, { unique: true });
// A name belongs to one food of the catalogue, however many requests give it at once.
FoodSchema.index({ nameKeys: 1 }, { unique: true, partialFilterExpression: { retired: false } });
// Finds the dishes with an ingredient.
FoodSchema.index({ 'recipe.food': 1 });
// Lets the database sum the versions by the index alone.
FoodSchema.index({ version: 1 });
