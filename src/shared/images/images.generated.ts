// Written by `npm run images` from tools/art/. Do not edit.

/** One picture under /images: the size of its master, its widths, and its placeholders. */
export type PictureEntry = {
  width: number
  height: number
  widths: readonly number[]
  /** The average colour of the picture: fills the box until it has loaded. */
  placeholderColour: string
  /** The picture, tiny and blurred, as a data URL. */
  placeholder: string
  alt: string
}

const large = { width: 1200, height: 1600, widths: [400, 640, 900, 1200] }
const tile = { width: 810, height: 1080, widths: [400, 640, 810] }
const wide = { width: 1920, height: 1080, widths: [800, 1280, 1920] }
const narrow = { width: 864, height: 1080, widths: [640, 864] }

/** All pictures except the close-ups, by name: the file name without width and extension. */
export const pictures: ReadonlyMap<string, PictureEntry> = new Map([
  ['kumkum-kanjivaram-saree', { ...large, placeholderColour: '#887662', placeholder: 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAAB0CWJQBOgBujygIZQAD83yMsEBrMvMtxj8O4vmBUAAA=', alt: "A red Kanjivaram silk saree with gold mango buttas and a bottle green and gold pallu, draped over a brass rail in a sage green arched niche." }],
  ['aubergine-paithani-saree', { ...large, placeholderColour: '#947b64', placeholder: 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMABAAB0CWJZACdADb6uAAAP5f3U/W+D1UXeKORBiER/0gxOMYrAAA', alt: "An aubergine Paithani saree with a teal vine border and a broad gold tapestry pallu, pleated over a brass rail in a sand coloured niche." }],
  ['ivory-gold-banarasi-saree', { ...large, placeholderColour: '#ad9780', placeholder: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoMABAAB0CWJQBOgAhQAAD8qXc+onwSHLs20NovmPcfzgAA', alt: "An ivory Banarasi brocade saree with a gold ogee lattice and small rose accents, hung in soft pleats in a dusty rose niche." }],
  ['peacock-blue-patola-saree', { ...large, placeholderColour: '#8f7466', placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAAAQAgCdASoMABAAB0CWJZACdADdRVfFhggAAPzisfSHErHWt7y+AumYBgAAAA==', alt: "A peacock blue Patola saree covered in stepped ikat diamonds, with a striped madder red pallu, hung in a terracotta niche." }],
  ['sage-chanderi-saree', { ...large, placeholderColour: '#9e8b74', placeholder: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAAB0CWJQBOgBgsFYAA/exXsqZBYUeLrap6ienRsQAA', alt: "A sage green Chanderi saree with silver bands and a row of lotuses, gathered to one side of a brass rail in a clay coloured niche." }],
  ['emerald-bridal-lehenga', { ...large, placeholderColour: '#aa9682', placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoMABAAB0CWJYgCdADdnkh/nSAA/l3BTDOSaTIn1jbojhQCaaAAAA==', alt: "An emerald green lehenga with a magenta and gold hem and a magenta choli, shown on a dress form in front of a clay coloured arch." }],
  ['vermilion-zardozi-lehenga', { ...large, placeholderColour: '#ae9580', placeholder: 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoMABAAB0CWJZgCdADc+aYPrsAA/l+5zNK8ZJSrFOA+UE7MwVnpAAAA', alt: "A vermilion lehenga with gold panel seams, rising mango motifs and a broad gold hem, with a matching red choli, on a dress form before a sage arch." }],
  ['midnight-gota-lehenga', { ...large, placeholderColour: '#a89b8b', placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMABAAB0CWJQBOgBrh+A+ePAD+ktJRake9w93Hy5aukpxJSQAAAA==', alt: "A midnight blue lehenga covered in a silver ogee lattice, with a matching boat neck choli, on a dress form before a sand coloured arch." }],
  ['blush-organza-lehenga', { ...large, placeholderColour: '#b2ac9e', placeholder: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAADQAQCdASoMABAAB0CWJYwC7ADdm1+7oAD+XcDIRcE52OfF3kZ4AA==', alt: "A blush pink organza lehenga with scattered pink flowers and a rose gold scalloped hem, with a short sleeved choli, before a dusty teal arch." }],
  ['marigold-rani-lehenga', { ...large, placeholderColour: '#b19489', placeholder: 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAAB0CWJZACdADc5qLJAAD+X6Zfc7ut24w5SwNEs8NuAAA=', alt: "A marigold lehenga with rani pink woven tiers and a rani pink choli, on a dress form in front of a mauve arch." }],
  ['haldi-bandhani-dupatta', { ...large, placeholderColour: '#937c62', placeholder: 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMABAAB0CWJaACdADbINUqgAD97TPABhUdeSnzEW3WuTf1s8NuAAAA', alt: "A turmeric yellow Bandhani dupatta with a kumkum red border of tied dots and red tassels, both ends hanging from a brass rail in a slate niche." }],
  ['rani-leheriya-dupatta', { ...large, placeholderColour: '#9d867b', placeholder: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoMABAAB0CWJQBOgBttIJUwAP3/BknsLkg1wgnxuGYAAA==', alt: "An ivory Leheriya dupatta with waves of rani pink, turmeric and green, a pink and gold border and gold tassels, gathered on a brass rail in a mauve niche." }],
  ['phulkari-bagh-dupatta', { ...large, placeholderColour: '#a57d62', placeholder: 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMABAAB0CWJbACdAD0eiZS4AD97TKUd6ULx8RVMeutxGRkIhI0WAAA', alt: "A madder red Phulkari dupatta covered with orange, yellow and pink floss diamonds, with pink tassels, hanging from a brass rail in an ivory niche." }],
  ['champagne-tissue-dupatta', { ...large, placeholderColour: '#96836e', placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoMABAAB0CWJQBOgBrZVBAA/f9kSzdR2i/r+SSTeT3Eu21FdUAAAA==', alt: "A shimmering champagne tissue dupatta with gold mango motifs and gold tassels, both ends hanging from a brass rail in a plum grey niche." }],
  ['teal-kanchi-dupatta', { ...large, placeholderColour: '#948177', placeholder: 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoMABAAB0CWJYgCsADc+GYdIAD+AHJfDrz/zRIeeiDMYwQnbFRSUfAA', alt: "A teal silk dupatta with gold discs and magenta banded ends, draped in a swag over a brass rail in a dusty rose niche." }],
  ['indigo-chanderi-kurti', { ...large, placeholderColour: '#8d7d6b', placeholder: 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoMABAAB0CWJYgCdADB3DsIAP3sV7KmRjYjUTcRtVd0HiXWUZZ7AAAA', alt: "An indigo flared kurti with small floral sprigs, an embroidered placket and a gold edged hem, on a dress form before a sand coloured arch." }],
  ['sage-chikankari-kurti', { ...large, placeholderColour: '#ab9886', placeholder: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoMABAAB0CWJQBOgBpgAAD97ImabVy3okVcNgmAgAA=', alt: "A sage green kurti with white Chikankari embroidery and a boat neck, on a dress form in front of a dusty rose arch." }],
  ['wine-maheshwari-kurti', { ...large, placeholderColour: '#877973', placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoMABAAB0CWJYwCdADB8iERQAD836g0B8vFGeTWZ6QLuC7PUgAAAA==', alt: "A wine coloured straight kurti with fine gold checks and a gold woven hem, on a dress form before a blue grey arch." }],
  ['rust-ikat-kurti', { ...large, placeholderColour: '#978a74', placeholder: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoMABAAB0CWJQBOgBORwAAA+Dktx4empeX7XhC0iQAAAA==', alt: "A rust ikat kurti with stepped diamonds, short sleeves and an indigo placket and hem, on a dress form before a sage green arch." }],
  ['gulabi-silk-salwar-suit', { ...large, placeholderColour: '#96867e', placeholder: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoMABAAB0CWJQBOgBrXiAAA/N7YYT6bhuRgTBSL31Z9/cAA', alt: "A rose pink kurti with a garnet and gold embroidered yoke over ivory churidar trousers, on a dress form before a dusty teal arch." }],
  ['category-saree', { ...tile, placeholderColour: '#75553f', placeholder: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAADwAQCdASoMABAAB0CWJbACsOUABzVL3gAA/tkJSyPbnhl4j6SAAA==', alt: "Close view of an aubergine Paithani saree with a gold tapestry pallu and a teal border." }],
  ['category-lehenga', { ...tile, placeholderColour: '#66654f', placeholder: 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoMABAAB0CWJYgCdAEQdJsOSAD+b2l/LZIF60o0ZQ2NzUdgAAA=', alt: "Close view of the pleats of an emerald lehenga with gold mangoes and a magenta and gold hem." }],
  ['category-dupatta', { ...tile, placeholderColour: '#9f7769', placeholder: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAACQAQCdASoMABAAB0CWJZgCdABMYAAAJ4EQXNxLaoormAAA', alt: "Close view of an ivory Leheriya dupatta with waves of rani pink, turmeric and green, a gold edge and tassels." }],
  ['category-kurti', { ...tile, placeholderColour: '#6c625f', placeholder: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADwAQCdASoMABAAB0CWJZgCdAC20CznUKAAxwjvNeAJOjY7usZ5INAA', alt: "Close view of the embroidered neckline and placket of an indigo kurti on a dress form." }],
  ['hero', { ...wide, placeholderColour: '#41212e', placeholder: 'data:image/webp;base64,UklGRi4AAABXRUJQVlA4ICIAAAAwAQCdASoMAAcAB0CWJZgAA3AA/uv6pGYXwD44J1/A1YgA', alt: "Folds of wine coloured silk with small gold mangoes, meeting a teal silk border woven in gold." }],
  ['hero-narrow', { ...narrow, placeholderColour: '#43262e', placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoMAA8AB0CWJZgAAloc5ZNbUwAA/txf1QLJd78FPQGwqdq/oTf4AA==', alt: "Folds of wine coloured silk with small gold mangoes, meeting a teal silk border woven in gold." }],
])
