import type { ProductDto } from '@/contract'

type Numbers = { price: number; discountedPrice: number; deliveryTime: number }

/** The return type of `readProduct` for a product, or a type that extends it. */
export type Read<Dto extends ProductDto> = Omit<Dto, keyof Numbers> & Numbers

/** A product of the client: prices in rupees and the delivery time in days, as numbers. */
export type Product = Read<ProductDto>

/** Takes a field's name and text; returns its number. Throws a RangeError with the name when it is not a number. */
export const readWhole = (field: string, text: string): number => {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number))
    throw new RangeError(`${field} '${text}' is not a number`)
  return number
}

/**
 * Takes a product of the API (specification, section 3); returns it with its prices in rupees and its delivery time in
 * days as numbers. Throws a RangeError with the field's name when one is not a number.
 */
export const readProduct = <Dto extends ProductDto>(dto: Dto): Read<Dto> => ({
  ...dto,
  price: readWhole('price', dto.price),
  discountedPrice: readWhole('discountedPrice', dto.discountedPrice),
  deliveryTime: readWhole('deliveryTime', dto.deliveryTime),
})
