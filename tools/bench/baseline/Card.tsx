import type { ProductDto } from '@resham/contract'
import { Link } from 'react-router-dom'
import { useAddToCartMutation, useGetCartQuery } from './store'

const SIZES = '(min-width: 82rem) 19rem, (min-width: 64rem) 23vw, (min-width: 40rem) 30vw, 46vw'

/** A product with the shop's images. */
export function Card({ product }: { product: ProductDto }) {
  const { _id, title, imageLink, price, discountedPrice, rating } = product
  const { data } = useGetCartQuery()
  const [add] = useAddToCartMutation()
  const widths = [400, 640, 900].map((width) => `${imageLink.replace('900.jpg', `${width}.avif`)} ${width}w`)
  return (
    <li style={{ listStyle: 'none' }}>
      <img
        src={imageLink}
        srcSet={widths.join(', ')}
        sizes={SIZES}
        alt=""
        width={900}
        height={1200}
        loading="lazy"
        style={{ width: '100%', height: 'auto' }}
      />
      <h2>
        <Link to={`/products/${_id}`}>{title}</Link>
      </h2>
      <p>
        {rating} · Rs. {discountedPrice} <s>Rs. {price}</s>
      </p>
      {data?.cart.includes(_id) ? (
        <Link to="/cart">Go to cart</Link>
      ) : (
        <button type="button" onClick={() => add(_id)}>
          Add to cart
        </button>
      )}
    </li>
  )
}
