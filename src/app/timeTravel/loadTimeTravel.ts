/** Loads time travel; undefined without the Redux DevTools, and where its chunk is missing: the shop starts all the same. */
export const loadTimeTravel = async () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window
    ? import(/* webpackChunkName: "timeTravel" */ './createTimeTravel').catch(
        (error) => void console.error(error),
      )
    : undefined
