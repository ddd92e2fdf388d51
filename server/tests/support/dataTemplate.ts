import { startServer } from './startServer'

/**
 * Takes a new folder; creates the embedded database in it, with tables and seeds. Tests start from copies of it: to
 * create one takes seconds, to copy it half a second.
 */
export const createTemplate = async (folder: string): Promise<void> => {
  const server = await startServer({ DATA_DIR: folder })
  await server.stop()
}
