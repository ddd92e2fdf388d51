import * as z from 'zod/mini'
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { callOf, parametersOf } from './calls'
import { API_NAMESPACE, type CallName, callNames } from './requests/callPaths'
import * as resources from './resources'
import type { Call } from './resources/call'
import { errorReasonsOf, errors, serverError } from './resources/errors'
import { timestamp } from './resources/fields'

// A schema that is exported has the name of its export, with a capital first letter.
const shared = { timestamp, errors, serverError }
for (const [name, schema] of Object.entries<unknown>({ ...resources, ...shared }))
  if (schema instanceof z.ZodMiniType)
    z.globalRegistry.add(schema, {
      ...z.globalRegistry.get(schema),
      id: name.charAt(0).toUpperCase() + name.slice(1),
    })

const json = (schema: z.ZodMiniType, example?: object) => ({
  'application/json': { schema, ...(example && { example }) },
})

const responsesOf = (call: Call) => {
  const bodies: Record<string, z.ZodMiniType> = { 500: serverError, ...call.errorSchemas }
  const failures = Object.entries(errorReasonsOf(call)).map(([status, description]) => [
    status,
    { description, content: json(bodies[status] ?? errors) },
  ])
  const success = { description: 'Success', content: json(call.response.schema) }
  return { ...Object.fromEntries(failures), [call.response.status]: success }
}

const operationOf = (name: CallName) => {
  const call = callOf(name)
  const { path, query = {}, queryDescriptions = {}, headers = {}, request, summary, needsToken } = call
  return {
    operationId: name,
    summary,
    requestParams: {
      path: z.object(Object.fromEntries(parametersOf(path).map((name) => [name, z.string()]))),
      header: z.object(
        Object.fromEntries(
          Object.entries(headers).map(([name, { schema, example }]) => [
            name,
            schema.check(z.meta({ example })),
          ]),
        ),
      ),
    },
    parameters: Object.entries(query).map(([name, { replacesOthers, mayHaveNul, ...schema }]) => ({
      name,
      in: 'query' as const,
      schema,
      description: queryDescriptions[name],
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
 * Takes the version of the shop and the URL of a server, without a slash at its end ('' for the host of the
 * shop); returns the OpenAPI 3.1 document of the API.
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
      components: { securitySchemes },
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
