export { CardTitle, cardId, ProductCard } from './card/ProductCard'
export { type Category, catalogApi, useGetCategoriesQuery } from './catalogApi'
export { ProductDetail } from './detail/ProductDetail'
export { ProductDetailSkeleton } from './detail/ProductDetailSkeleton'
export { RelatedProducts } from './detail/RelatedProducts'
export { relatedQuery } from './detail/relatedQuery'
export { CategoryTiles } from './listing/CategoryTiles'
export { ListedProducts } from './listing/ListedProducts'
export { ProductGrid, ProductGridSkeleton } from './listing/ProductGrid'
export { ProductStrip } from './listing/ProductStrip'
export { useProductPages } from './listing/useProductPages'
export {
  idsQuery,
  selectCategoryCounts,
  selectIsServerAsked,
  selectLoadedProducts,
  selectWholeCatalog,
  useProduct,
  useProducts,
} from './productQueries'
