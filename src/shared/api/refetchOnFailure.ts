/**
 * Tags that a call invalidates when it fails, for `invalidatesTags`: a change that failed half-way
 * makes the cached lists suspect, so they are asked for anew. An answer that arrived writes its own.
 */
export const refetchOnFailure =
  <Tag extends string>(...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error ? tags : []
