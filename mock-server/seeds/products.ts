import type { ProductDto } from '../../src/contract'
import { dupattas } from './dupattas'
import { kurtis } from './kurtis'
import { lehengas } from './lehengas'
import { sarees } from './sarees'

/**
 * The 20 products, five to a category (specification, section 3). The ids are fixed, so that a link to
 * a product keeps working. `price` and `discountedPrice` put the products in one and the same order:
 * the listing sorts by the one and shows the other first.
 */
export const products: ProductDto[] = [...sarees, ...lehengas, ...dupattas, ...kurtis]
