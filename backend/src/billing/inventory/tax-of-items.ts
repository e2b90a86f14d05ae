import { Injectable } from '@nestjs/common';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import { invalid } from '../../platform/http/api-error.ts';
import { TaxClasses } from '../business/tax-classes.service.ts';
import type { ItemDto } from './item.dto.ts';

/** Checks that an item and its tax class are both goods, or both a service. */
@Injectable()
export class TaxOfItems {
  constructor(private readonly classes: TaxClasses) {}

  /** `before`: the item as it is, of a change. Throws INVALID_INPUT. */
  async refuseWrong(
    { kind, taxClass }: Pick<ItemDto, 'kind' | 'taxClass'>,
    before?: Pick<InventoryItem, 'kind' | 'taxClass'>,
  ): Promise<void> {
    const id = taxClass === undefined ? before?.taxClass : taxClass;
    if (!id) return;
    const one = (await this.classes.known([id])).get(id.toLowerCase());
    if (!one || (one.retired && id !== before?.taxClass))
      throw invalid('taxClass', 'Please choose a tax class.');
    const wanted = kind ?? before?.kind ?? 'goods';
    if (one.supply === wanted) return;
    throw invalid(
      'taxClass',
      wanted === 'goods' ? 'This class is for services.' : 'This class is for goods, not for services.',
    );
  }
}
