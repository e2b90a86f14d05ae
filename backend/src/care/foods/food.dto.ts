import { FOOD_DIETS, FOOD_KINDS, FOOD_TRAITS, SURENESS } from '@clinic/contract/care/foods/foods';
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
  Sureness,
} from '@clinic/contract/care/foods/foods';
import type { ChangeFood, FoodCalls, SaveFood } from '@clinic/contract/care/foods/food-calls';
import { FOOD_LIMITS } from '@clinic/contract/care/foods/food-rules';
import { AVOIDED_CODES, CONTENT_CODES } from '@clinic/contract/care/vocabulary/codes';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { Transform } from 'class-transformer';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Flag, Items, Line, LongText, Nested, OneOf, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';
import { Choices, Grams, Texts } from './food-fields.ts';

const Value = () => Grams({ nullable: true });
/** One line, which may be empty. */
const Words = () => LongText({ max: FOOD_LIMITS.name });

@Takes<FoodFields['names']>()
export class FoodNamesDto {
  @Words() en: string;
  @Words() hi: string;
  @Words() gu: string;
}

@Takes<FoodUnit>()
export class FoodUnitDto {
  @Line({ max: 40 }) name: string;
  @Grams() grams: number;
}

@Takes<RecipePart>()
export class RecipePartDto {
  @Line() food: string;
  @Grams() grams: number;
}

@Takes<Nutrients>()
export class NutrientsDto implements Nutrients {
  @Value() kcal: number | null;
  @Value() protein: number | null;
  @Value() fat: number | null;
  @Value() carbohydrate: number | null;
  @Value() sugars: number | null;
  @Value() fibre: number | null;
  @Value() lactose: number | null;
  @Value() sodium: number | null;
  @Value() potassium: number | null;
  @Value() calcium: number | null;
  @Value() iron: number | null;
  @Value() zinc: number | null;
  @Value() folate: number | null;
  @Value() vitaminC: number | null;
  @Value() vitaminK: number | null;
}

@Takes<FoodFields['source']>()
export class FoodSourceDto {
  @Words() of: string;
  @Words() ref: string;
  @OneOf(SURENESS) sure: Sureness;
}

@Takes<AyurvedaOfFood>()
export class AyurvedaDto {
  @Words() rasa: string;
  @Words() virya: string;
  @Words() vipaka: string;
  @Words() vata: string;
  @Words() pitta: string;
  @Words() kapha: string;
}

@Strict()
@Takes<SaveFood>()
export class SaveFoodDto implements SaveFood {
  @OneOf(FOOD_KINDS) kind: FoodKind;
  @Nested(() => FoodNamesDto) names: FoodNamesDto;
  @Texts(FOOD_LIMITS.aliases) aliases: string[];
  @Items(() => FoodUnitDto, { max: FOOD_LIMITS.units }) units: FoodUnitDto[];
  @Nested(() => NutrientsDto) per100: NutrientsDto;
  @OneOf(FOOD_DIETS) diet: FoodDiet;
  @Choices(CONTENT_CODES) contains: Content[];
  @Choices(CONTENT_CODES) mayContain: Content[];
  @Choices(AVOIDED_CODES) avoid: Avoided[];
  @Choices(FOOD_TRAITS) traits: FoodTrait[];
  @Texts(FOOD_LIMITS.herbs) herbs: string[];
  @Items(() => RecipePartDto, { max: FOOD_LIMITS.parts }) recipe: RecipePartDto[];
  @Grams({ nullable: true }) yieldGrams: number | null;
  @LongText() method: string;
  @Nested(() => FoodSourceDto) source: FoodSourceDto;
  @Nested(() => AyurvedaDto) ayurveda: AyurvedaDto;
  @LongText({ max: FOOD_LIMITS.because.max }) because: string;
}

@Strict()
@Takes<ChangeFood>()
export class ChangeFoodDto extends SaveFoodDto implements ChangeFood {
  @WholeNumber(0, Number.MAX_SAFE_INTEGER) version: number;
  @Flag() retired: boolean;
}

@Strict()
@Takes<FoodCalls['lookedAt']['body']>()
export class LookedAtFoodDto {
  @WholeNumber(0, Number.MAX_SAFE_INTEGER) version: number;
}

/** The catalogue's version that the caller has. */
@Takes<{ since?: number }>()
export class CatalogueQueryDto {
  @Transform(({ value }: { value: unknown }) => wholeNumberIn(String(value)))
  @WholeNumber(0, Number.MAX_SAFE_INTEGER, { optional: true })
  since?: number;
}
