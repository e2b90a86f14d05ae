import { Injectable, type PipeTransform } from '@nestjs/common';
import { objectId } from '@clinic/contract/rules';
import { invalid } from './api-error.ts';

/** Checks a path id: 24 hexadecimal digits, answered in lower case. */
@Injectable()
export class ObjectIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const sentence = objectId(value);
    if (sentence) throw invalid('id', sentence);
    return value.toLowerCase();
  }
}
