import { Injectable, type PipeTransform } from '@nestjs/common';
import { invalid } from '../../platform/http/api-error.ts';

/** Email ids are derived from their cause: "6741…:2:confirmed". */
@Injectable()
export class EmailIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[\w:.-]{12,200}$/.test(value)) throw invalid('id', 'This is no id of a letter.');
    return value;
  }
}
