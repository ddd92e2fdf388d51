// Written by `npm run images` from art/. Do not edit.

/** One picture under /images: the size of its master, the widths there are, and what stands in for it. */
export type PictureEntry = {
  width: number
  height: number
  widths: readonly number[]
  /** The average of the whole picture: fills the box until the picture is there. */
  placeholderColour: string
  /** The colour of the cloth itself: for swatches and accents. */
  clothColour: string
  alt: string
}

const product = { width: 900, height: 1200, widths: [400, 640, 900] }
const tile = { width: 810, height: 1080, widths: [400, 640, 810] }
const wide = { width: 1920, height: 1080, widths: [800, 1280, 1920] }
const narrow = { width: 864, height: 1080, widths: [640, 864] }

/** Every picture by its name: the file name without width and extension. */
export const pictures: ReadonlyMap<string, PictureEntry> = new Map([
  ['kumkum-kanjivaram-saree', { ...product, placeholderColour: '#887662', clothColour: '#8b1419', alt: "A red Kanjivaram silk saree with gold mango buttas and a bottle green and gold pallu, draped over a brass rail in a sage green arched niche." }],
  ['aubergine-paithani-saree', { ...product, placeholderColour: '#947b64', clothColour: '#4b1737', alt: "An aubergine Paithani saree with a teal vine border and a broad gold tapestry pallu, pleated over a brass rail in a sand coloured niche." }],
  ['ivory-gold-banarasi-saree', { ...product, placeholderColour: '#ad9780', clothColour: '#c4bba8', alt: "An ivory Banarasi brocade saree with a gold ogee lattice and small rose accents, hung in soft pleats in a dusty rose niche." }],
  ['peacock-blue-patola-saree', { ...product, placeholderColour: '#8f7466', clothColour: '#154e65', alt: "A peacock blue Patola saree covered in stepped ikat diamonds, with a striped madder red pallu, hung in a terracotta niche." }],
  ['sage-chanderi-saree', { ...product, placeholderColour: '#a08d76', clothColour: '#818a6e', alt: "A sage green Chanderi saree with silver bands and a row of lotuses, gathered to one side of a brass rail in a clay coloured niche." }],
  ['emerald-bridal-lehenga', { ...product, placeholderColour: '#aa9682', clothColour: '#20543a', alt: "An emerald green lehenga with a magenta and gold hem and a magenta choli, shown on a dress form in front of a clay coloured arch." }],
  ['vermilion-zardozi-lehenga', { ...product, placeholderColour: '#ae9580', clothColour: '#9b1c1a', alt: "A vermilion lehenga with gold panel seams, rising mango motifs and a broad gold hem, with a matching red choli, on a dress form before a sage arch." }],
  ['midnight-gota-lehenga', { ...product, placeholderColour: '#a89b8b', clothColour: '#252a47', alt: "A midnight blue lehenga covered in a silver ogee lattice, with a matching boat neck choli, on a dress form before a sand coloured arch." }],
  ['blush-organza-lehenga', { ...product, placeholderColour: '#b2ac9e', clothColour: '#c5ac9e', alt: "A blush pink organza lehenga with scattered pink flowers and a rose gold scalloped hem, with a short sleeved choli, before a dusty teal arch." }],
  ['marigold-rani-lehenga', { ...product, placeholderColour: '#b19489', clothColour: '#b3791b', alt: "A marigold lehenga with rani pink woven tiers and a rani pink choli, on a dress form in front of a mauve arch." }],
  ['haldi-bandhani-dupatta', { ...product, placeholderColour: '#937c62', clothColour: '#a9781f', alt: "A turmeric yellow Bandhani dupatta with a kumkum red border of tied dots and red tassels, both ends hanging from a brass rail in a slate niche." }],
  ['rani-leheriya-dupatta', { ...product, placeholderColour: '#9d867b', clothColour: '#c6bdae', alt: "An ivory Leheriya dupatta with waves of rani pink, turmeric and green, a pink and gold border and gold tassels, gathered on a brass rail in a mauve niche." }],
  ['phulkari-bagh-dupatta', { ...product, placeholderColour: '#a57d62', clothColour: '#791e12', alt: "A madder red Phulkari dupatta covered with orange, yellow and pink floss diamonds, with pink tassels, hanging from a brass rail in an ivory niche." }],
  ['champagne-tissue-dupatta', { ...product, placeholderColour: '#96836e', clothColour: '#ad976d', alt: "A shimmering champagne tissue dupatta with gold mango motifs and gold tassels, both ends hanging from a brass rail in a plum grey niche." }],
  ['teal-kanchi-dupatta', { ...product, placeholderColour: '#948177', clothColour: '#205659', alt: "A teal silk dupatta with gold discs and magenta banded ends, draped in a swag over a brass rail in a dusty rose niche." }],
  ['indigo-chanderi-kurti', { ...product, placeholderColour: '#958675', clothColour: '#1b244b', alt: "An indigo flared kurti with small floral sprigs, an embroidered placket and a gold edged hem, on a dress form before a sand coloured arch." }],
  ['sage-chikankari-kurti', { ...product, placeholderColour: '#ab9886', clothColour: '#949d82', alt: "A sage green kurti with white Chikankari embroidery and a boat neck, on a dress form in front of a dusty rose arch." }],
  ['wine-maheshwari-kurti', { ...product, placeholderColour: '#877973', clothColour: '#4b1221', alt: "A wine coloured straight kurti with fine gold checks and a gold woven hem, on a dress form before a blue grey arch." }],
  ['rust-ikat-kurti', { ...product, placeholderColour: '#978a74', clothColour: '#903a16', alt: "A rust ikat kurti with stepped diamonds, short sleeves and an indigo placket and hem, on a dress form before a sage green arch." }],
  ['gulabi-silk-salwar-suit', { ...product, placeholderColour: '#a99b8f', clothColour: '#a65568', alt: "A rose pink kurti with a garnet and gold embroidered yoke over ivory churidar trousers, on a dress form before a dusty teal arch." }],
  ['category-saree', { ...tile, placeholderColour: '#75553f', clothColour: '#4b1737', alt: "Close view of an aubergine Paithani saree with a gold tapestry pallu and a teal border." }],
  ['category-lehenga', { ...tile, placeholderColour: '#66654f', clothColour: '#20543a', alt: "Close view of the pleats of an emerald lehenga with gold mangoes and a magenta and gold hem." }],
  ['category-dupatta', { ...tile, placeholderColour: '#9f7769', clothColour: '#c6bdae', alt: "Close view of an ivory Leheriya dupatta with waves of rani pink, turmeric and green, a gold edge and tassels." }],
  ['category-kurti', { ...tile, placeholderColour: '#6c625f', clothColour: '#1b244b', alt: "Close view of the embroidered neckline and placket of an indigo kurti on a dress form." }],
  ['hero', { ...wide, placeholderColour: '#41212e', clothColour: '#4d0f2c', alt: "Folds of wine coloured silk with small gold mangoes, meeting a teal silk border woven in gold." }],
  ['hero-narrow', { ...narrow, placeholderColour: '#43262e', clothColour: '#4d0f2c', alt: "Folds of wine coloured silk with small gold mangoes, meeting a teal silk border woven in gold." }],
])
