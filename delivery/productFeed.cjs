// The feed of all products for merchants' programs, in the format of Google Merchant Center: RSS 2.0 with the
// attributes of its namespace (https://support.google.com/merchants/answer/7052112). docs/hosting.md says who reads it.

/** The name of its file. */
const PRODUCT_FEED = 'products.xml'

/** How long texts may be, in characters. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5_000
const MAX_SIZE = 100
const MAX_TYPE = 750

/** What XML 1.0 has no way to write: most control characters, half surrogate pairs, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Takes a text; returns it as XML, without the characters that XML forbids. */
const escapeXml = (/** @type {string} */ text) =>
  text.replace(FORBIDDEN, '').replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Takes the id of a product; returns the path of its page. */
const productPath = (/** @type {string} */ id) => `/products/${encodeURIComponent(id)}`

const element = (/** @type {string} */ name, /** @type {string} */ text) =>
  `<${name}>${escapeXml(text)}</${name}>`

const priceOf = (/** @type {string} */ rupees) => `${Number(rupees)}.00 INR`

/**
 * A product as the API sends it.
 * @typedef {object} FeedProduct
 * @property {string} _id
 * @property {string} title
 * @property {string} description
 * @property {string} imageLink a path or a URL
 * @property {string} price in whole rupees, as digits
 * @property {string} discountedPrice
 * @property {boolean} inStock
 * @property {string} size
 * @property {string} categoryName
 */

/**
 * The start of the feed.
 * @param {string} siteUrl the origin of the shop
 */
const feedHead = (siteUrl) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>Resham</title>
${element('link', `${siteUrl}/`)}
<description>All products of Resham</description>
`

/**
 * The product in the feed. `price` is the original price, and `sale_price` what shoppers pay, if that is less. None of
 * the products has a number of its maker (`identifier_exists`).
 * @param {string} siteUrl the origin of the shop
 * @param {FeedProduct} product
 */
const feedItem = (siteUrl, { _id, imageLink, price, discountedPrice, inStock, ...texts }) => {
  const isReduced = Number(discountedPrice) < Number(price)
  return [
    '<item>',
    element('g:id', _id),
    element('g:title', texts.title.slice(0, MAX_TITLE)),
    element('g:description', texts.description.slice(0, MAX_DESCRIPTION)),
    element('g:link', siteUrl + productPath(_id)),
    element('g:image_link', new URL(imageLink, siteUrl).href),
    element('g:availability', inStock ? 'in_stock' : 'out_of_stock'),
    element('g:condition', 'new'),
    element('g:brand', 'Resham'),
    element('g:identifier_exists', 'no'),
    element('g:price', priceOf(price)),
    ...(isReduced ? [element('g:sale_price', priceOf(discountedPrice))] : []),
    element('g:product_type', texts.categoryName.slice(0, MAX_TYPE)),
    element('g:size', texts.size.slice(0, MAX_SIZE)),
    '<g:shipping><g:country>IN</g:country><g:price>0.00 INR</g:price></g:shipping>',
    '</item>\n',
  ].join('')
}

/**
 * Takes the origin of the shop and products; returns those of them in the feed that cost something, '' if none does:
 * Google refuses a price of 0.
 * @param {string} siteUrl
 * @param {FeedProduct[]} products
 */
const feedItems = (siteUrl, products) =>
  products
    .filter(({ discountedPrice }) => Number(discountedPrice) > 0)
    .map((product) => feedItem(siteUrl, product))
    .join('')

/** The end of the feed. */
const FEED_END = '</channel>\n</rss>\n'

module.exports = { FEED_END, PRODUCT_FEED, escapeXml, feedHead, feedItems, productPath }
