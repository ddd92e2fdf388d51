import { foldText } from './searchText'

/**
 * The words of this trade as the catalogue spells them, each with its other spellings and names: one line for
 * each word.
 */
const SPELLINGS: Record<string, string> = {
  saree: 'साड़ी sari saari sadi saadi sarhi sare sarry',
  lehenga: 'लहंगा lehnga lehanga lahenga lahanga lengha lehngha langa ghagra ghaghra chaniya',
  dupatta: 'दुपट्टा dupata duppata duppatta dupatha chunni chuni chunri chunari odhni odhani orhni',
  kurti: 'कुर्ती कुर्ता kurta kurtha kurthi kurtee tunic',
  choli: 'blouse',
  salwar: 'सलवार shalwar salvar churidaar churidar',
  suit: 'कमीज़ kameez kameej kamees kamiz qameez',
  kanjivaram: 'kanchipuram kanjeevaram kanjeevram kanjivram kanjiveram kanchivaram kanchipattu conjeevaram',
  banarasi: 'banarsi benarasi banaras benares varanasi',
  paithani: 'paithni pethani',
  patola: 'patolu pattola',
  chanderi: 'chandheri chaneri',
  chikankari: 'chikan chickan chikankaari lucknowi',
  bandhani: 'bandhej bandhni bandani bandhini',
  leheriya: 'lehariya laheriya lahariya leheria',
  phulkari: 'fulkari phulkaari',
  zardozi: 'zardosi jardosi jardozi zardoshi',
  zari: 'jari zaree',
  gota: 'gotta',
  ikat: 'ikkat pochampally pochampalli',
  maheshwari: 'maheswari',
  tussar: 'tussah tusser tasar kosa',
  organza: 'organdy orgenza',
  brocade: 'kinkhab kimkhwab',
  bridal: 'wedding dulhan',
}

const words = new Map(
  Object.entries(SPELLINGS).flatMap(([word, others]) =>
    others.split(' ').map((other) => [foldText(other), word]),
  ),
)

/** Takes a folded word; returns the catalogue's word for it, undefined where the table has none. */
export const tradeWordOf = (word: string): string | undefined => words.get(word)
