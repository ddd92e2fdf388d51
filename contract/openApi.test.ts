import { Validator } from '@seriousme/openapi-schema-validator'
import { callOf } from './calls'
import { openApiDocument } from './openApi'
import { callNames } from './requests/callPaths'
import { product } from './resources/catalog'

const describeApi = (serverUrl?: string) => openApiDocument('1.2.3', serverUrl)

const validate = async (document: Record<string, unknown>) => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  return { valid, errors }
}

describe('OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(describeApi()).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } })
    expect(await validate(describeApi())).toEqual({ valid: true, errors: undefined })
  })

  test('refers only to schemas that it contains', () => {
    const { components } = describeApi()
    const text = JSON.stringify(describeApi())
    const names = Array.from(text.matchAll(/"#\/components\/schemas\/(\w+)"/g), ([, name]) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(names))
  })

  test.each(callNames)('describes %s', (name) => {
    const { method, path, needsToken, response } = callOf(name)
    expect(describeApi().paths[path]?.[method.toLowerCase()]).toMatchObject({
      operationId: name,
      security: needsToken ? [{ token: [] }] : [],
      responses: { [response.status]: { description: 'Success' } },
    })
  })

  test('has the statuses that many calls share', () => {
    const { post } = describeApi().paths['/auth/login'] ?? {}
    expect(Object.keys(Object(post).responses)).toEqual([
      '200',
      '400',
      '401',
      '404',
      '413',
      '429',
      '500',
      '503',
    ])
    const { get } = describeApi().paths['/products/{productId}'] ?? {}
    expect(Object.keys(Object(get).responses)).toEqual(['200', '400', '404', '429', '500', '503'])
  })

  test.each(callNames)('the example of %s is a valid request', (name) => {
    const { request } = callOf(name)
    expect(request?.schema.safeParse(request.example).error).toBeUndefined()
  })

  test('describes each parameter of a query', () => {
    expect(describeApi().paths['/products']?.get).toMatchObject({
      parameters: expect.arrayContaining([
        {
          name: 'limit',
          in: 'query',
          schema: { type: 'integer', minimum: 1, maximum: 500 },
          description: 'How many products at most, 48 by default',
        },
        expect.objectContaining({ name: 'search', schema: { type: 'string', maxLength: 200 } }),
      ]),
    })
  })

  test('has the limit of each text that is stored', () => {
    const { SignupRequest, PlaceOrderRequest } = describeApi().components.schemas
    const long = (maxLength: number) => expect.objectContaining({ maxLength })
    expect(SignupRequest).toMatchObject({
      properties: { name: long(100), email: long(254), password: long(1_024) },
    })
    const zipcode = { description: expect.stringContaining('At most 12 digits') }
    const places = { city: long(100), state: long(100), country: long(100) }
    const delivery = { properties: { name: long(100), street: long(300), zipcode, ...places } }
    expect(PlaceOrderRequest).toMatchObject({ properties: { order: { properties: { delivery } } } })
    expect(describeApi().paths['/user/orders']?.post).toMatchObject({
      parameters: [{ name: 'Idempotency-Key', schema: { maxLength: 128 } }],
    })
  })

  test('has the limit of a delivery time, which responses keep', () => {
    const deliveryTime = { description: 'Whole days, at most 3650' }
    expect(describeApi().components.schemas.Product).toMatchObject({ properties: { deliveryTime } })
    const isValid = (days: string) => product.shape.deliveryTime.safeParse(days).success
    expect(['0', '3650', '3651', '2147483647'].filter(isValid)).toEqual(['0', '3650'])
  })

  test('names the server', () => {
    expect(describeApi('https://api.resham.example').servers).toEqual([
      { url: 'https://api.resham.example/api' },
    ])
  })
})
