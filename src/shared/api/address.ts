import { API_NAMESPACE } from '@/contract'

/** Where the API is: on this host. */
export const API_ROOT = new URL(`/${API_NAMESPACE}`, window.location.origin).href

/** The address of a path of the API, such as 'products'. */
export const addressOf = (path: string) => `${API_ROOT}/${path}`
