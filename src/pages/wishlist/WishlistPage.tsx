import { useOwner } from '@/features/auth'
import { ProductGrid, ProductGridSkeleton } from '@/features/catalog'
import { useGetWishlistQuery } from '@/features/wishlist'
import { paths } from '@/shared/routing/paths'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { NicheIllustration } from '../components/NicheIllustration'
import { WishlistProduct } from './WishlistProduct'

export function WishlistPage() {
  return (
    <Page title="Wishlist" isUnlisted>
      <PageHeading>Wishlist</PageHeading>
      <QueryResult
        query={useGetWishlistQuery(useOwner())}
        what="your wishlist"
        skeleton={<ProductGridSkeleton />}
      >
        {(wishlist) =>
          wishlist.length === 0 ? (
            <EmptyState
              title="Your wishlist is empty"
              picture={<NicheIllustration hasHeart />}
              action={<ButtonLink to={paths.products}>Explore</ButtonLink>}
            >
              <p>Start exploring and save your favorite items!</p>
            </EmptyState>
          ) : (
            <ProductGrid>
              {wishlist.map((item) => (
                <WishlistProduct key={item._id} item={item} />
              ))}
            </ProductGrid>
          )
        }
      </QueryResult>
    </Page>
  )
}
