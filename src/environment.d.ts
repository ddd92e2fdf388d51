// biome-ignore-all lint/style/useConsistentTypeDefinitions: in Node these merge with Node's types, as only interfaces do.
// The environment variables that the build replaces by their values; browser code has no others.
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string
    API_URL?: string
    SITE_URL?: string
    DEMO_ACCOUNT?: string
  }
  interface Process {
    env: ProcessEnv
  }
}
declare var process: NodeJS.Process
// Of Chromium, and of Firefox from 138 on.
interface ErrorConstructor {
  captureStackTrace(target: object, above: (...args: never) => unknown): void
  stackTraceLimit: number
}
