import type {
  TemplateBody,
  TemplateKind,
  TemplateSize,
} from '@clinic/contract/care/plan-templates/plan-templates';
import { TEMPLATE_KINDS } from '@clinic/contract/care/plan-templates/plan-templates';
import type { PersonRef } from '@clinic/contract/people';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { KeptRecord } from '../../platform/writes/versioned-records.ts';

/** A meal, week, plan or doses that doctors keep for further clients; it holds nothing of any client. */
@Schema({ collection: 'planTemplates', timestamps: true, versionKey: false, minimize: false })
export class PlanTemplateRecord extends KeptRecord {
  /** The key of a template that came with the product; absent for all others. */
  @Prop({ type: String })
  key?: string;

  @Prop({ type: String, enum: TEMPLATE_KINDS, required: true })
  kind: TemplateKind;

  @Prop({ type: String, required: true })
  title: string;

  /** In lower case. */
  @Prop({ type: [String], required: true })
  tags: string[];

  /** Title and tags as searches compare them. */
  @Prop({ type: String, required: true })
  words: string;

  /** The doctor whose it is, while this doctor is with the clinic; null: the clinic's. */
  @Prop({ type: { id: String, name: String }, _id: false, default: null })
  doctor: PersonRef | null;

  @Prop({ type: Object, required: true })
  body: TemplateBody;

  @Prop({ type: Object, required: true })
  size: TemplateSize;

  /** How often it was applied; `version` does not count that. */
  @Prop({ type: Number, required: true })
  uses: number;

  @Prop({ type: Boolean, required: true })
  retired: boolean;
}

export const PlanTemplateSchema = SchemaFactory.createForClass(PlanTemplateRecord);
addEnvelope<PlanTemplateRecord>(PlanTemplateSchema, {
  reads: ['title'],
  subject: ({ _id: id, title }) => ({ id, name: title }),
});
PlanTemplateSchema.index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $type: 'string' } } });
// The list in its order, with its words in the index, so that a search reads no bodies.
PlanTemplateSchema.index({ retired: 1, uses: -1, words: 1, _id: 1 });
PlanTemplateSchema.index({ retired: 1, kind: 1, uses: -1, words: 1, _id: 1 });
PlanTemplateSchema.index({ retired: 1, tags: 1, uses: -1, words: 1, _id: 1 });
