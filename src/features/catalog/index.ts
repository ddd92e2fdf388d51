export { CardItem, NEAR_CARDS } from './card/CardItem'
export { CardTitle, cardLinkId, ProductCard } from './card/ProductCard'
export { type Category, catalogApi, useGetCategoriesQuery } from './catalogApi'
export {
  selectCategoryCounts,
  selectFilteredBy,
  selectLoadedProducts,
  selectPriceSteps,
  selectWholeCatalog,
} from './catalogSelectors'
export { ProductDetail } from './detail/ProductDetail'
export { ProductDetailSkeleton } from './detail/ProductDetailSkeleton'
export { RelatedProducts } from './detail/RelatedProducts'
export { relatedQuery } from './detail/relatedProducts'
export { CategoryTiles } from './lists/CategoryTiles'
export { ListedProducts } from './lists/ListedProducts'
export { ProductGrid, ProductGridSkeleton } from './lists/ProductGrid'
export { ProductStrip } from './lists/ProductStrip'
export { loadCatalog } from './loadCatalog'
export type { ProductListing, ShownProducts } from './productListing'
export { useBrowserFilteredListing } from './useBrowserFilteredListing'
export { idsQuery, useProduct, useProducts } from './useProducts'
export { useServerFilteredListing } from './useServerFilteredListing'
