import type { ProductDto } from '@resham/contract'
import { dupattas } from './dupattas'
import { kurtis } from './kurtis'
import { lehengas } from './lehengas'
import { sarees } from './sarees'

/**
 * The 20 products, five to a category (specification, section 3). Ids are fixed, so that links keep working. Both
 * prices sort alike, because the listing sorts by `price` and shows `discountedPrice` first.
 */
export const products: ProductDto[] = [...sarees, ...lehengas, ...dupattas, ...kurtis]
