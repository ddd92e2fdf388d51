import type { ProductDto } from '@resham/contract'

type Numbers = { price: number; discountedPrice: number; deliveryTime: number }

/** The return type of `parseProduct` for a product, or a type that extends it. */
export type ParsedProduct<Dto extends ProductDto> = Omit<Dto, keyof Numbers> & Numbers

/** A product of the client: prices in rupees and the delivery time in days, as numbers. */
export type Product = ParsedProduct<ProductDto>

/** Takes a field's name and text; returns its number. Throws a RangeError with the name when it is not a number. */
export const parseNumber = (field: string, text: string): number => {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number))
    throw new RangeError(`${field} '${text}' is not a number`)
  return number
}

/**
 * Takes a product of the API (specification, section 3); returns it with its prices in rupees and its delivery time in
 * days as numbers. Throws a RangeError with the field's name when one is not a number.
 */
export const parseProduct = <Dto extends ProductDto>(dto: Dto): ParsedProduct<Dto> => ({
  ...dto,
  price: parseNumber('price', dto.price),
  discountedPrice: parseNumber('discountedPrice', dto.discountedPrice),
  deliveryTime: parseNumber('deliveryTime', dto.deliveryTime),
})
