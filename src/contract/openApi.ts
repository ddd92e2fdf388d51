import { z } from 'zod'
import type { Call } from './call'
import { type CallName, callNames, callOf, parametersOf, resources } from './calls'
import { errors, serverError, tokenErrors } from './errors'
import { timestamp } from './fields'
import { MAX_IDEMPOTENCY_KEY_LENGTH } from './limits'
import { API_NAMESPACE } from './paths'

/** The schemas that the resources export, under their names there. */
const registry = z.registry<{ id: string }>()
for (const [name, schema] of [...Object.values(resources), { timestamp, errors, serverError }].flatMap(
  Object.entries,
))
  if (schema instanceof z.ZodType) registry.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) })

const refOf = (schema: z.ZodType) => ({ $ref: `#/components/schemas/${registry.get(schema)?.id}` })

const json = (schema: z.ZodType, example?: object) => ({
  'application/json': { schema: refOf(schema), ...(example && { example }) },
})

/** The named schemas. As input: a response may have more fields. */
const componentSchemas = () => {
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  )
}

/** The errors of a call by status: its own, those of its token, and that of an unexpected failure. */
const errorsOf = ({ needsToken, errors = {} }: Call): Record<string, string> => {
  const own: Record<string, string> = { ...errors, 500: 'An unexpected failure' }
  if (!needsToken) return own
  const both = Object.entries(tokenErrors).map(([status, why]) => [
    status,
    own[status] ? `${why}; or: ${own[status]}` : why,
  ])
  return { ...own, ...Object.fromEntries(both) }
}

const responsesOf = (call: Call) => {
  const schemaOf = (status: string) =>
    call.errorSchemas?.[Number(status)] ?? (status === '500' ? serverError : errors)
  return Object.fromEntries([
    [call.response.status, { description: 'Success', content: json(call.response.schema) }],
    ...Object.entries(errorsOf(call)).map(([status, description]) => [
      status,
      { description, content: json(schemaOf(status)) },
    ]),
  ])
}

const parameterSchema = (schema: z.ZodType) => {
  const { $schema, description, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return { schema: rest, ...(description && { description }) }
}

const allParametersOf = ({ path, query, headers = {} }: Call) => [
  ...parametersOf(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    ...parameterSchema(schema as z.ZodType),
  })),
  ...Object.entries(headers).map(([name, example]) => ({
    name,
    in: 'header',
    required: true,
    // The only header of a call.
    schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY_LENGTH },
    example,
  })),
]

const operationOf = (name: CallName) => {
  const call = callOf(name)
  const { request, summary, needsToken } = call
  return {
    operationId: name,
    summary,
    parameters: allParametersOf(call),
    ...(request && { requestBody: { required: true, content: json(request.schema, request.example) } }),
    responses: responsesOf(call),
    security: needsToken ? [{ token: [] }] : [],
  }
}

const pathsOf = () => {
  const paths: Record<string, Record<string, object>> = {}
  for (const name of callNames) {
    const { path, method } = callOf(name)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) }
  }
  return paths
}

/**
 * Takes the URL of a server, without a slash at its end ('' for the host of the shop); returns the OpenAPI 3.1 document
 * of the API.
 */
export const openApiDocument = (serverUrl = '') => ({
  openapi: '3.1.0',
  info: {
    title: 'Resham API',
    version: '1.0.0',
    description: 'The API of Resham, an online shop for traditional silk garments. Prices are whole rupees.',
  },
  servers: [{ url: `${serverUrl}/${API_NAMESPACE}` }],
  paths: pathsOf(),
  components: {
    schemas: componentSchemas(),
    securitySchemes: {
      token: {
        type: 'apiKey',
        in: 'header',
        name: 'authorization',
        description: 'The `encodedToken` of a sign-up or log-in, with or without `Bearer `',
      },
    },
  },
})
