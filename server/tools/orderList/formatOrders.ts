import { DELIVERY_FIELDS, formatRupees, type OrderLineDto, type OrderStatus } from '@resham/contract'
import { upperFirst } from 'es-toolkit'
import type { PlacedOrder } from './readOrders'

/** The columns of a terminal, and those of a label such as 'Ordered by'. */
const WIDTH = 80
const LABEL_WIDTH = 14

/** The longest row of a title. It leaves room for any price. */
const TITLE_WIDTH = 52

/** Breaks a text at its blanks, and words that are too long anywhere; returns at least one row. */
const wrap = (text: string, width: number): string[] => {
  // Shoppers write these texts: control characters could change what the terminal shows.
  const visible = text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim()
  return visible.match(new RegExp(`\\S.{0,${width - 1}}(?= |$)|\\S{${width}}`, 'gu')) ?? ['']
}

/** A row with a text at its start and another at its end. */
const spread = (start: string, end: string) => `${start.padEnd(WIDTH - 2 - end.length)}  ${end}`

const formatField = (label: string, text: string): string[] =>
  wrap(text, WIDTH - LABEL_WIDTH).map((row, index) => `${(index ? '' : label).padEnd(LABEL_WIDTH)}${row}`)

const formatLine = ({ qty, title, discountedPrice }: OrderLineDto): string[] => {
  const [first = '', ...rest] = wrap(`${qty} × ${title}`, TITLE_WIDTH)
  return [spread(`  ${first}`, formatRupees(Number(discountedPrice))), ...rest.map((row) => `      ${row}`)]
}

const formatTime = (time: string) => `${time.replace('T', ' ').replace('Z', '')} UTC`

/** Takes an order; returns it as a text for a terminal, 80 columns wide, with the prices of one piece. */
export const formatOrder = ({ name, email, order }: PlacedOrder): string => {
  const { carrier, number, url } = order.tracking ?? {}
  const tracking = [carrier, number, url].filter((text) => text !== undefined)
  return [
    spread(`Order ${order.number}, ${order.status}`, formatTime(order.createdAt)),
    ...order.history
      .slice(1)
      .flatMap(({ status, at }, index) =>
        formatField(
          `  ${status === order.history[index]?.status ? 'Corrected' : upperFirst(status)}`,
          formatTime(at),
        ),
      ),
    ...(tracking.length > 0 ? formatField('  Tracking', tracking.join(', ')) : []),
    ...formatField('  Ordered by', name === null ? '(deleted account)' : `${name} <${email}>`),
    ...formatField(
      '  Deliver to',
      DELIVERY_FIELDS.map((field) => order.delivery[field])
        .filter(Boolean)
        .join(', '),
    ),
    ...order.lines.flatMap(formatLine),
    spread('  Total, each line once', formatRupees(order.totals.totalAmount)),
  ].join('\n')
}

/**
 * Takes orders, and the status that all of them have, if only those were asked for; yields them as texts for a
 * terminal, 80 columns wide, with the prices of one piece.
 */
export async function* formatOrders(
  orders: AsyncIterable<PlacedOrder>,
  status?: OrderStatus,
): AsyncGenerator<string> {
  let isEmpty = true
  for await (const placed of orders) {
    yield `${isEmpty ? '' : '\n'}${formatOrder(placed)}\n`
    isEmpty = false
  }
  if (isEmpty) yield status ? `No order is ${status}.\n` : 'There are no orders yet.\n'
}
