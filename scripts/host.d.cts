import type { Server } from 'node:http'

export const HOST: string
export const openAt: (server: Server) => string
export const whyNoServer: (error: NodeJS.ErrnoException, port: number, command: string) => string
