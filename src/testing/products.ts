/** Some products of the seeds. */

/** Rs. 34,900, now Rs. 29,650. */
export const paithani = { _id: 'aubergine-paithani-saree', title: 'Aubergine Paithani Saree' }

/** Rs. 5,400, now Rs. 3,290. */
export const bandhani = { _id: 'haldi-bandhani-dupatta', title: 'Haldi Bandhani Dupatta' }

/** Its title is too long for a card. */
export const kanjivaram = {
  _id: 'kumkum-kanjivaram-saree',
  title: 'Kumkum Kanjivaram Silk Saree with Temple Border',
}

/** Out of stock. */
export const organza = { _id: 'blush-organza-lehenga', title: 'Blush Organza Lehenga' }
