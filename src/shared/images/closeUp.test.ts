import { closeUpOf } from './closeUp'
import { findPicture } from './findPicture'

test('a product has a second view, at an address that is found', () => {
  const address = closeUpOf('/images/kumkum-kanjivaram-saree-900.jpg')
  expect(address).toBe('/images/kumkum-kanjivaram-saree-close-up-900.jpg')
  expect(findPicture(address ?? '')?.alt).toMatch(/^A close view of /)
})

test.each([
  ['a tile of the home page', '/images/category-saree-810.jpg'],
  ['a close-up itself', '/images/kumkum-kanjivaram-saree-close-up-900.jpg'],
  ['another backend', 'https://shop.example/pictures/saree.png'],
  ['a product without a picture', ''],
])('%s has none', (_whose, address) => {
  expect(closeUpOf(address)).toBeUndefined()
})
