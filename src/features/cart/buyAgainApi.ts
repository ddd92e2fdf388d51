import { type CallResponse, MAX_REQUESTED_IDS, type OrderLineDto, type ProductId } from '@resham/contract'
import { chunk } from 'es-toolkit'
import type { Toast } from '@/shared/api/accountData'
import { optimisticMutation } from '@/shared/api/optimisticLists'
import { requestFor } from '@/shared/api/requestFor'
import { extraOf } from '@/shared/redux/services'
import { addToCartRequest, cartApi, optimisticCart } from './cartApi'

// In the cart, not with the orders: it fills the cart, and an order tells it no more than its lines.

type OrderedLine = Pick<OrderLineDto, '_id' | 'title' | 'qty'>

/** The titles of the lines that are not sold now. */
type BoughtAgain = { missing: string[] }

const describeAdded = ({ missing }: BoughtAgain, lines: OrderedLine[]): Toast | undefined => {
  const added = lines.length - missing.length
  if (added === 0) return undefined
  return ['success', added === 1 ? 'Item Added to Cart!' : 'Items Added to Cart!']
}

/**
 * Puts those lines of an order into the cart that are still sold and in stock, one request after the other, each
 * with a turn of its own. A failure ends it: what was added until then stays.
 */
const buyAgainApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    buyAgain: build.mutation<BoughtAgain, OrderedLine[]>({
      queryFn: async (lines, store, _options, send) => {
        const { session } = extraOf(store)
        const owner = session.owner()
        const available = new Set<ProductId>()
        for (const some of chunk(lines, MAX_REQUESTED_IDS)) {
          const ids = new URLSearchParams({ ids: some.map(({ _id }) => _id).join() })
          const sent = await send(requestFor('getProducts', { query: String(ids) }))
          if (sent.error) return { error: sent.error }
          const { products } = sent.data as CallResponse<'getProducts'>
          for (const { _id, inStock } of products) if (inStock) available.add(_id)
        }
        const missing: string[] = []
        for (const line of lines) {
          if (!available.has(line._id)) {
            missing.push(line.title)
            continue
          }
          // The remaining requests must not be sent with the token of the next user.
          if (session.owner() !== owner) store.abort()
          const sent = await send(addToCartRequest(line, line.qty))
          if (sent.error) return { error: sent.error }
          const response = sent.data as CallResponse<'getCart'>
          if (owner) store.dispatch(optimisticCart.writeResponseAction(owner, response))
        }
        return { data: { missing } }
      },
      ...optimisticMutation(
        [optimisticCart],
        (lines: OrderedLine[]) => ({ ids: lines.map(({ _id }) => _id) }),
        { toast: describeAdded },
      ),
    }),
  }),
})

export const { useBuyAgainMutation } = buyAgainApi
