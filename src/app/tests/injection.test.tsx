import { screen, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { fillIn } from '@/testing/fillIn'
import { renderApp } from '@/testing/renderApp'

const payloads = [
  '<script>document.title = "hacked"</script>',
  '"><img src=x onerror="document.title = \'hacked\'">',
  '<svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
] as const
const [script, picture, drawing, template] = payloads
const text = encodeURIComponent(picture)

const expectNoInjection = () => {
  expect(document.title).not.toContain('hacked')
  expect(
    document.querySelector('[src="x"], [src="x/onerror=alert(1)"], [onload], [onerror], script'),
  ).toBeNull()
}

describe('markup that a shopper enters is text', () => {
  test.each(payloads)('in the search: %s', async (payload) => {
    const { user } = await renderApp(paths.products)
    await user.click(screen.getByRole('combobox'))
    await user.paste(payload)
    expect(await screen.findByText('No products to display!')).toBeVisible()
    expect(screen.getByRole('combobox')).toHaveValue(payload)
    expectNoInjection()
  })

  test.each([
    [`/products/${text}`, 'We looked everywhere'],
    [`/products?search=${text}`, 'No products to display!'],
    [`/products?category=${text}&sortby=${text}&rating=${text}`, '20 products'],
    [`/${text}#${text}`, 'We looked everywhere'],
  ])('in the URL %s', async (url, shown) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    await renderApp(url)
    expect(await screen.findByText(shown)).toBeVisible()
    expectNoInjection()
  })

  test('in a name, an email and an address', async () => {
    const email = '<img/src=x/onerror=alert(1)>@resham.example'
    const { user } = await renderApp(paths.profile, { shopper: { name: script, email } })
    const details = within(await screen.findByRole('region', { name: 'Your details' }))
    for (const shown of [script, email]) expect(details.getByText(shown)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add Address' }))
    await fillIn(user, { Name: script, Street: picture, City: drawing, State: template })
    await fillIn(user, { Country: picture, Zipcode: '221001' })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    const addresses = screen.getByRole('list', { name: 'Addresses' })
    for (const shown of payloads) expect(addresses).toHaveTextContent(shown)
    expectNoInjection()
  })
})
