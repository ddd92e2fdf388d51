/** Some products of the shop, as displayed. */
export type Product = {
  id: string
  title: string
  /** The truncated title on a card. */
  shortTitle?: string
  /** The discounted and the original price. */
  now: string
  before: string
}

export const paithani: Product = {
  id: 'aubergine-paithani-saree',
  title: 'Aubergine Paithani Saree',
  now: 'Rs. 29,650',
  before: 'Rs. 34,900',
}

export const kanjivaram: Product & { shortTitle: string } = {
  id: 'kumkum-kanjivaram-saree',
  title: 'Kumkum Kanjivaram Silk Saree with Temple Border',
  shortTitle: 'Kumkum Kanjivaram Silk Sar...',
  now: 'Rs. 21,950',
  before: 'Rs. 26,800',
}

export const ikatKurti: Product = {
  id: 'rust-ikat-kurti',
  title: 'Rust Ikat Kurti',
  now: 'Rs. 3,990',
  before: 'Rs. 5,850',
}

export const phulkari: Product = {
  id: 'phulkari-bagh-dupatta',
  title: 'Phulkari Bagh Dupatta',
  now: 'Rs. 5,990',
  before: 'Rs. 6,900',
}

/** Out of stock. */
export const organzaLehenga: Product = {
  id: 'blush-organza-lehenga',
  title: 'Blush Organza Lehenga',
  now: 'Rs. 12,480',
  before: 'Rs. 21,900',
}

/** The pages that need no account. */
export const publicPaths = [
  '/',
  '/products',
  `/products/${kanjivaram.id}`,
  `/products/${organzaLehenga.id}`,
  '/login',
  '/signup',
  '/logout',
  '/orderSuccessful',
  '/404',
  '/mockMan',
]
