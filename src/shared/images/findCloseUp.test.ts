import { findCloseUp } from './findCloseUp'
import { findPicture } from './findPicture'

describe('findCloseUp', () => {
  test('returns the path of a known picture', () => {
    const path = findCloseUp('/images/kumkum-kanjivaram-saree-900.jpg')
    expect(path).toBe('/images/kumkum-kanjivaram-saree-close-up-900.jpg')
    expect(findPicture(path ?? '')?.alt).toMatch(/^A close view of /)
  })

  test.each([
    ['a tile of the home page', '/images/category-saree-810.jpg'],
    ['a close-up itself', '/images/kumkum-kanjivaram-saree-close-up-900.jpg'],
    ['another backend', 'https://shop.example/pictures/saree.png'],
    ['a product without a picture', ''],
  ])('returns undefined for %s', (_what, path) => {
    expect(findCloseUp(path)).toBeUndefined()
  })
})
