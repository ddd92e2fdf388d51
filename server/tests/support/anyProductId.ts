import * as fc from 'fast-check'
import { RULES } from '../../tools/catalogFiles/fieldRules'

/** Texts that have a meaning in a URL, a router, a file system or a list, and texts that look encoded. */
const PIECES = fc.constantFrom(
  ...'% %2F %25 %00 %E0%A4%A ? # & = + , . .. : :_id * \\ ; \' " <b> $& {} | ^ ~'.split(' '),
  ...' |é|e\u0301|साड़ी|👗|A|index.html|__proto__'.split('|'),
)

const { check } = RULES.products.get('_id') ?? {}

/** Any id that an import accepts. */
export const anyProductId: fc.Arbitrary<string> = fc
  .array(fc.oneof(PIECES, fc.string({ unit: 'binary', maxLength: 5 })), { minLength: 1, maxLength: 12 })
  .map((pieces) => pieces.join(''))
  .filter((id) => check?.(id) === undefined)
