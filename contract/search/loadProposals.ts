/**
 * Loads what proposes other searches where one finds nothing (`proposeIn`). It is a chunk of its own, because few
 * visits need it. Rejects if it cannot be loaded.
 */
export const loadProposals = () => import(/* webpackChunkName: "proposals" */ './proposals')
