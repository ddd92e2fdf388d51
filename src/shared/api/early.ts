import { apiUrl } from './apiUrl'

const answers = new Map<string, Promise<Response>>()

/**
 * Asks for what every visit begins with, before the shop that will need it is there. Takes the paths of reads
 * without a token (specification, section 7).
 */
export const askEarly = (paths: string[]) => {
  for (const path of paths) {
    const address = `${apiUrl}/${path}`
    const answer = fetch(address)
    // Who takes the answer hears of a failure; until then it is nobody's.
    answer.catch(() => {})
    answers.set(address, answer)
  }
}

/** The answer that was asked for early, once; nothing after that. */
export const takeEarly = (address: string): Promise<Response> | undefined => {
  const answer = answers.get(address)
  answers.delete(address)
  return answer
}
