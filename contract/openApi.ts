import { z } from 'zod'
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { Call } from './call'
import { API_NAMESPACE, type CallName } from './callPaths'
import { callNames, callOf, parametersOf, resources } from './calls'
import { errors, serverError, tokenErrors } from './errors'
import { timestamp } from './fields'
import { MAX_IDEMPOTENCY_KEY_LENGTH } from './idempotencyKey'

/** The schemas that the resources export, by the names of the exports with a capital first letter. */
const schemas = Object.fromEntries(
  [...Object.values(resources), { timestamp, errors, serverError }]
    .flatMap((exports) => Object.entries<unknown>(exports))
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
    .map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1), schema]),
)

const json = (schema: z.ZodType, example?: object) => ({
  'application/json': { schema, ...(example && { example }) },
})

/** Why a call gets each error status: for a reason of its own, for its token, or for an unexpected failure. */
const errorsOf = ({ needsToken, errors = {} }: Call) => {
  const reasons: Record<string, string> = { ...errors, 500: 'An unexpected failure' }
  for (const [status, why] of Object.entries(needsToken ? tokenErrors : {}))
    reasons[status] = reasons[status] ? `${why}; or: ${reasons[status]}` : why
  return reasons
}

const responsesOf = (call: Call) => {
  const bodies: Record<string, z.ZodType> = { 500: serverError, ...call.errorSchemas }
  const failures = Object.entries(errorsOf(call)).map(([status, description]) => [
    status,
    { description, content: json(bodies[status] ?? errors) },
  ])
  const success = { description: 'Success', content: json(call.response.schema) }
  return { ...Object.fromEntries(failures), [call.response.status]: success }
}

const operationOf = (name: CallName) => {
  const call = callOf(name)
  const { path, query = z.object(), headers = {}, request, summary, needsToken } = call
  return {
    operationId: name,
    summary,
    requestParams: {
      path: z.object(Object.fromEntries(parametersOf(path).map((name) => [name, z.string()]))),
      query,
    },
    // A call has no other header than `Idempotency-Key`, so its limit applies here.
    parameters: Object.entries(headers).map(([header, example]) => ({
      name: header,
      in: 'header' as const,
      required: true,
      schema: { type: 'string' as const, minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY_LENGTH },
      example,
    })),
    ...(request && { requestBody: { required: true, content: json(request.schema, request.example) } }),
    responses: responsesOf(call),
    security: needsToken ? [{ token: [] }] : [],
  }
}

const pathsOf = () => {
  const paths: ZodOpenApiPathsObject = {}
  for (const name of callNames) {
    const { path, method } = callOf(name)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) }
  }
  return paths
}

const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'authorization',
    description: 'The `encodedToken` of a sign-up or log-in, with or without `Bearer `',
  },
} as const

/** The document has these fields, which the library's own type leaves optional. */
type OpenApiDocument = Record<string, unknown> & {
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, object> }
}

/**
 * Takes the version of the shop and the URL of a server, without a slash at its end ('' for the host of the shop);
 * returns the OpenAPI 3.1 document of the API.
 */
export const openApiDocument = (version: string, serverUrl = '') => {
  const document: object = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Resham API',
        version,
        description:
          'The API of Resham, an online shop for traditional silk garments. Prices are whole rupees.',
      },
      servers: [{ url: `${serverUrl}/${API_NAMESPACE}` }],
      paths: pathsOf(),
      components: { schemas, securitySchemes },
    },
    {
      override: ({ zodSchema, jsonSchema }) => {
        // A response may have more fields.
        if (zodSchema._zod.def.type === 'object') delete jsonSchema.additionalProperties
      },
    },
  )
  return document as OpenApiDocument
}
