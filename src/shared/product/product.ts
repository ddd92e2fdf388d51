import type { ProductDto } from '@/contract'

type Numbers = { price: number; discountedPrice: number; deliveryTime: number }

/** What `readProduct` makes of a product, or of anything that is a product and more. */
export type Read<Dto extends ProductDto> = Omit<Dto, keyof Numbers> & Numbers

/** A garment as the shop knows it: prices in rupees and the delivery time in days, as numbers. */
export type Product = Read<ProductDto>

/** Takes a field of the wire and its name; returns its number, or throws a RangeError that names the field. */
export const readWhole = (field: string, text: string): number => {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number))
    throw new RangeError(`${field} '${text}' is not a number`)
  return number
}

/**
 * Turns a product of the wire into one of the shop: the one place where prices become numbers
 * (specification, section 3). Throws a RangeError that names the field when one is not a number.
 */
export const readProduct = <Dto extends ProductDto>(dto: Dto): Read<Dto> => ({
  ...dto,
  price: readWhole('price', dto.price),
  discountedPrice: readWhole('discountedPrice', dto.discountedPrice),
  deliveryTime: readWhole('deliveryTime', dto.deliveryTime),
})
