import type { Handler, Route } from '../respond'
import type { ShopperHandlers } from '../shoppers'
import { catalogRoutes } from './catalog'
import { todoRoutes } from './todos'
import { unknownRoutes } from './unknown'

/**
 * Every route under /api; what none of the others takes falls to the last ones. Mirage has to know them when it
 * boots. What answers those of a shopper is loaded by the first call that needs it.
 */
export const routesFor = (loadHandlers: () => Promise<ShopperHandlers>): Route[] => {
  const later =
    (name: keyof ShopperHandlers): Handler =>
    async (request) =>
      (await loadHandlers())[name](request)

  return [
    { verb: 'post', path: '/auth/signup', handler: later('signUp') },
    { verb: 'post', path: '/auth/login', handler: later('logIn') },
    ...catalogRoutes,
    { verb: 'get', path: '/user/cart', handler: later('getCart') },
    { verb: 'post', path: '/user/cart', handler: later('addToCart') },
    { verb: 'post', path: '/user/cart/:productId', handler: later('stepQuantity') },
    { verb: 'delete', path: '/user/cart/:productId', handler: later('removeFromCart') },
    { verb: 'get', path: '/user/orders', handler: later('getOrders') },
    { verb: 'post', path: '/user/orders', handler: later('placeOrder') },
    { verb: 'get', path: '/user/wishlist', handler: later('getWishlist') },
    { verb: 'post', path: '/user/wishlist', handler: later('addToWishlist') },
    { verb: 'delete', path: '/user/wishlist/:productId', handler: later('removeFromWishlist') },
    ...todoRoutes,
    ...unknownRoutes,
  ]
}
