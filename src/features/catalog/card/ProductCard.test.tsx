import { fireEvent, screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { kanjivaram, paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

const findCard = ({ title }: { title: string }) => screen.findByRole('listitem', { name: title })

// jsdom has no pointer events.
const pointAt = (card: Element, pointerType: string) => {
  fireEvent(card, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }))
}

const closeUpIn = (card: Element) => card.querySelector('img[src$="-close-up-900.jpg"]')

describe('close-up of ProductCard', () => {
  test('shows the close-up of a card on hover, but not on touch', async () => {
    await renderApp(paths.products)
    const touched = await findCard(paithani)
    const pointedAt = await findCard(kanjivaram)
    pointAt(touched, 'touch')
    pointAt(pointedAt, 'mouse')
    await waitFor(() => expect(closeUpIn(pointedAt)).toBeInTheDocument())
    expect(closeUpIn(pointedAt)).toHaveAttribute('alt', '')
    // Its attributes come from the list of images.
    expect(closeUpIn(pointedAt)).toHaveAttribute('width', '1200')
    expect(closeUpIn(touched)).not.toBeInTheDocument()
  })
})
