import { useUserIdArg } from '@/features/auth'
import { NEAR_CARDS, ProductGrid, ProductGridSkeleton } from '@/features/catalog'
import { restoreToWishlist, useGetWishlistQuery } from '@/features/wishlist'
import { useAppStore } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { RemovedItem } from '@/shared/ui/undo/RemovedItem'
import { insertAt, useRemoval } from '@/shared/ui/undo/useRemoval'
import { findListed } from '../components/findListed'
import { NicheIllustration } from '../components/NicheIllustration'
import { WishlistProduct } from './WishlistProduct'

export function WishlistPage() {
  const query = useGetWishlistQuery(useUserIdArg())
  const { dispatch } = useAppStore()
  const { removed, remove, fail } = useRemoval(query.currentData, ({ _id }) => _id)
  const undo = removed && (
    <RemovedItem
      key={`removed ${removed.item._id}`}
      what={removed.item.title}
      findRestored={() => findListed(removed.item.title)}
      as={query.currentData?.length === 0 ? 'div' : 'li'}
      onUndo={() => dispatch(restoreToWishlist.initiate({ _id: removed.item._id }, { track: false }))}
    />
  )
  return (
    <Page title="Wishlist" isUnlisted>
      <PageHeading>Wishlist</PageHeading>
      <QueryResult query={query} what="your wishlist" skeleton={<ProductGridSkeleton />}>
        {(wishlist) =>
          wishlist.length === 0 ? (
            <>
              {undo}
              <EmptyState
                title="Your wishlist is empty"
                picture={<NicheIllustration hasHeart />}
                action={<ButtonLink to={paths.products}>Explore</ButtonLink>}
              >
                <p>Start exploring and save your favorite items!</p>
              </EmptyState>
            </>
          ) : (
            <ProductGrid>
              {insertAt(
                removed?.index,
                undo,
                wishlist.map((item, position) => (
                  <WishlistProduct
                    key={item._id}
                    item={item}
                    isFar={position >= NEAR_CARDS}
                    onRemove={() => remove(item)}
                    onRemoveFailed={() => fail(item)}
                  />
                )),
              )}
            </ProductGrid>
          )
        }
      </QueryResult>
    </Page>
  )
}
