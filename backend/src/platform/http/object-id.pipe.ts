import { Injectable, type PipeTransform } from '@nestjs/common';
import { objectId } from '@clinic/contract/rules';
import { invalid } from './api-error.ts';

/** Refuses ids other than 24 hexadecimal digits; answers lower case. */
@Injectable()
export class ObjectIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const sentence = objectId(value);
    if (sentence) throw invalid('id', sentence);
    return value.toLowerCase();
  }
}
