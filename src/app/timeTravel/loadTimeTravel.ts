/** Loads time travel; undefined without the Redux DevTools, and where its chunk is missing: the shop starts all the same. */
export const loadTimeTravel = async () => {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return undefined
  try {
    return await import(/* webpackChunkName: "timeTravel" */ './createTimeTravel')
  } catch (error) {
    console.error(error)
    return undefined
  }
}
