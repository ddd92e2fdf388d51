/** What only Chromium tells about the connection. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the shopper saves data, or has a slow connection: then nothing is loaded before it is needed. */
export const savesData = (): boolean => {
  const { connection = {} } = navigator as { connection?: Connection }
  return connection.saveData === true || connection.effectiveType?.endsWith('2g') === true
}
