/** The address of a real server that a variable of the environment names: what stands before `/api`. */
export function readApiUrl(name: string): string | undefined
