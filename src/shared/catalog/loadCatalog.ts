import type { ProductId } from '@resham/contract'
import type { AppDispatch } from '@/shared/redux/hooks'
import { yieldToMain } from '@/shared/scheduling/yieldToMain'
import { catalogApi } from './catalogApi'

const { getProduct, getProducts, getCategories } = catalogApi.endpoints

/**
 * Loads the products and the categories, and keeps them loaded (specification, section 4). Takes the product whose page was
 * opened, if any, which comes first: its page waits for nothing else.
 */
export const loadCatalog = (opened?: ProductId) => async (dispatch: AppDispatch) => {
  if (opened !== undefined) {
    await dispatch(getProduct.initiate(opened, { subscribe: false, forceRefetch: true }))
    // What the page requests for this product, such as related ones, comes next.
    await yieldToMain()
  }
  dispatch(getProducts.initiate('', { forceRefetch: true }))
  dispatch(getCategories.initiate(undefined, { forceRefetch: true }))
}
