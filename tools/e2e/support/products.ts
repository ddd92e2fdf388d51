/** Some products of the shop. */
export type Product = { id: string; title: string }

export const paithani = {
  id: 'aubergine-paithani-saree',
  title: 'Aubergine Paithani Saree',
  /** The price, as displayed. */
  now: 'Rs. 29,650',
}

export const kanjivaram: Product = {
  id: 'kumkum-kanjivaram-saree',
  title: 'Kumkum Kanjivaram Silk Saree with Temple Border',
}

export const ikatKurti: Product = { id: 'rust-ikat-kurti', title: 'Rust Ikat Kurti' }

export const phulkari: Product = { id: 'phulkari-bagh-dupatta', title: 'Phulkari Bagh Dupatta' }

/** Out of stock. */
export const organzaLehenga: Product = { id: 'blush-organza-lehenga', title: 'Blush Organza Lehenga' }

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
