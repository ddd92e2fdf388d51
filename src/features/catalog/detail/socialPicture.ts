import { findPicture } from '@/shared/images/findPicture'
import type { Product } from '@/shared/product/product'

/** The picture of a product for a shared link: 1200 × 630, cut by `npm run images`, or an external one unchanged. */
export const socialPicture = ({ imageLink, title }: Pick<Product, 'imageLink' | 'title'>) => {
  const found = findPicture(imageLink)
  return found
    ? { path: `/images/og/${found.name}.jpg`, alt: found.alt, isCut: true }
    : { path: imageLink, alt: title, isCut: false }
}
